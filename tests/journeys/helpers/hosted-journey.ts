import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../../scripts/shared/chromium.ts';
import { apiHost, assetHost, cdnHost, type HostedLake, openHostedLake, projectId } from './hosted-lake.ts';
import { journey as localJourney } from './journey.ts';
import { type OutboundProxy, openOutboundProxy } from './outbound-proxy.ts';
import { type ServerProcess, startFirstTime } from './server-process.ts';
import { openTlsFront, resolverRules, type TlsFront } from './tls-front.ts';

export const site = 'https://site.example.test';
export const studio = 'https://studio.site.example.test';

/** Environment variables of a server for the hosted project. */
export const hostedSettings = {
  SITE_URL: site,
  GATE_PASSWORD: 'a password of our own',
  SANITY_PROJECT_ID: projectId,
};

/**
 * Journeys to site and Studio of a hosted project: its lake responds at Sanity's hosts, and nothing else does.
 *
 * @param settings further environment variables of the server
 * @param others further origins, apart from site and Studio, whose pages may call the lake
 */
export function hostedJourney(settings: Record<string, string> = {}, others: readonly string[] = []) {
  const origins = [studio, ...others] as const;
  return (
    localJourney
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's dependencies from this pattern: none.
      .extend('lake', { scope: 'file' }, async ({}, { onCleanup }): Promise<HostedLake> => {
        const lake = await openHostedLake([site, ...origins]);
        onCleanup(() => lake.close());
        return lake;
      })
      .extend('wayOut', { scope: 'file' }, async ({ lake }, { onCleanup }): Promise<OutboundProxy> => {
        const proxy = await openOutboundProxy(lake.front);
        onCleanup(() => proxy.close());
        return proxy;
      })
      .extend(
        'server',
        { scope: 'file' },
        async ({ lake, wayOut }, { onCleanup }): Promise<ServerProcess> => {
          const directory = mkdtempSync(join(tmpdir(), 'hosted-journey-'));
          const trusted = join(directory, 'front.pem');
          writeFileSync(trusted, lake.front.certificate);
          const server = await startFirstTime({
            ...hostedSettings,
            ...settings,
            ...wayOut.variables,
            NODE_EXTRA_CA_CERTS: trusted,
          });
          onCleanup(async () => {
            await server.dispose();
            rmSync(directory, { recursive: true, force: true });
          });
          return server;
        },
      )
      .extend('front', { scope: 'file' }, async ({ server }, { onCleanup }): Promise<TlsFront> => {
        const hosts = [site, studio].map((origin) => new URL(origin).host);
        const front = await openTlsFront(
          Object.fromEntries(hosts.map((host) => [host, { url: server.url }])),
        );
        onCleanup(() => front.close());
        return front;
      })
      .extend('origins', { scope: 'file' }, (): [string, ...string[]] => [
        site,
        ...origins,
        ...[apiHost, cdnHost, assetHost].map((host) => `https://${host}`),
      ])
      .extend('browser', { scope: 'file' }, async ({ front, lake }, { onCleanup }): Promise<Browser> => {
        const browser = await chromium.launch({
          executablePath: findChromium(),
          args: [...chromiumArguments, resolverRules(front, lake.front), '--ignore-certificate-errors'],
        });
        onCleanup(() => browser.close());
        return browser;
      })
  );
}
