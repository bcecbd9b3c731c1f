import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { writeStaticSite } from '../../../scripts/build/static/write-site.ts';
import { readEnvironment } from '../../../server/process/environment.ts';
import { comeBackLater } from '../helpers/come-back.ts';
import { eventually } from '../helpers/eventually.ts';
import { type FileHost, openFileHost } from '../helpers/file-host.ts';
import { pressPublish, seenOnSite, textField } from '../helpers/guide-steps.ts';
import { hostedJourney, hostedSettings, site, studio } from '../helpers/hosted-journey.ts';
import { apiHost, assetHost, cdnHost, projectId } from '../helpers/hosted-lake.ts';
import { getDocumentData, renderedPage } from '../helpers/rendered-page.ts';
import { panePath } from '../helpers/studio.ts';
import { latestBuild, root } from '../helpers/test-directories.ts';
import { openTlsFront, type TlsFront } from '../helpers/tls-front.ts';
import { requestOverHttp2 } from './http2-request.ts';

const files = 'https://files.example.test';

/** A hosted project, and the site as static files on another host name. */
const journey = hostedJourney({}, [files])
  .extend('fileHost', { scope: 'file' }, async ({ lake }, { onCleanup }): Promise<FileHost> => {
    const builds = latestBuild('site');
    const { siteUrl = site, ...environment } = readEnvironment(hostedSettings, root);
    const directory = mkdtempSync(join(tmpdir(), 'static-site-'));
    await writeStaticSite({
      builds: { siteClient: join(builds, 'client'), siteServer: join(builds, 'server') },
      environment: { ...environment, siteUrl },
      fetchLake: lake.fetch,
      directory,
    });
    const host = await openFileHost(join(directory, 'public'));
    onCleanup(async () => {
      await host.close();
      rmSync(directory, { recursive: true, force: true });
    });
    return host;
  })
  .extend('front', { scope: 'file' }, async ({ server, fileHost }, { onCleanup }): Promise<TlsFront> => {
    const upstream = { url: server.url };
    const front = await openTlsFront({
      [new URL(site).host]: upstream,
      [new URL(studio).host]: upstream,
      [new URL(files).host]: { url: fileHost.url },
    });
    onCleanup(() => front.close());
    return front;
  });

journey('a visitor’s pages send requests to the hosted CDNs only', async ({ openTab, lake }) => {
  const before = lake.front.requests.length;
  const { page, problems } = await openTab({ path: '/' });
  await page.getByRole('link', { name: 'My Intelligence – See Tara’s work' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tara' }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'LIKE OS' }).click();
  await page.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();

  const requests = () => lake.front.requests.slice(before);
  // Videos are loaded when a visitor stays long enough.
  const isTalk = (address: string) => address.startsWith(`${assetHost}/files/${projectId}/production/`);
  const asked = () => {
    const addresses = new Set(requests().map(({ host, path }) => host + getFolder(path)));
    return [...addresses].filter((address) => !isTalk(address)).sort();
  };
  const pictures = `${assetHost}/images/${projectId}/production`;
  await eventually(asked).toEqual([pictures]);
  await comeBackLater(page);
  await eventually(asked).toEqual([`${cdnHost}/v2025-02-19/data/query/production`, pictures]);
  const queries = requests().filter(({ host }) => host === cdnHost);
  expect(queries.length, 'one for the page and one for the settings (docs/scaling.md)').toBe(2);
  expect(problems.lines).toEqual([]);
});

/** A path without its query and file name. */
function getFolder(path: string): string {
  return path.replace(/\?.*/s, '').replace(/\/[^/]+\.[a-z]+$/, '');
}

journey('the same site as static files: gate, pages and headers', async ({ openTab, front, fileHost }) => {
  const { page } = await openTab({ path: `${files}/agent/tara`, unlocked: false });
  await page.getByPlaceholder('Enter password').fill(hostedSettings.GATE_PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tara' }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'LIKE OS' }).click();
  await page.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Parallels to OS' }).waitFor();

  const { app } = getDocumentData(await page.content());
  const [picture = ''] =
    /\/_share\/[^"]*/.exec((await requestOverHttp2(front, `${site}/agent/tara`)).text) ?? [];
  const paths = ['/', '/about', '/_fragments/index.json', picture, '/tara.vtt', app];
  for (const path of paths) {
    const [served, filed] = await Promise.all(
      [site, files].map((origin) => requestOverHttp2(front, origin + path)),
    );
    expect(filed?.status, path).toBe(200);
    expect(withoutTimes(filed?.text), path).toBe(withoutTimes(served?.text));
    // Files that are not documents may have further headers.
    expect(headersToCompare(filed?.headers), path).toMatchObject(headersToCompare(served?.headers));
  }
  // The limit of Cloudflare Pages.
  expect(fileHost.headerRules).toBeLessThan(100);
  const moved = await requestOverHttp2(front, `${files}/agents`);
  expect([moved.status, moved.headers.location]).toEqual([308, '/#agents']);
  const nowhere = await requestOverHttp2(front, `${files}/no/such/page`);
  expect([nowhere.status, getDocumentData(nowhere.text).fragment]).toEqual([404, expect.any(String)]);
});

journey(
  'static files: shows that an agent does not exist, although the host serves one page for all missing paths',
  async ({ openTab }) => {
    const { page, problems } = await openTab({ path: `${files}/about` });
    problems.expect(/agent\/tarra|\(404\)|status of 404/);
    await page.goto(`${files}/agent/tarra`);
    await page.getByRole('heading', { level: 1, name: 'Agent Not Found' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Tara', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Tara' }).waitFor();
  },
);

/** Removes the times at which content was read from the lake. */
function withoutTimes(text = ''): string {
  return text.replace(/(?<="\w+At":)\d{13}/g, 'then');
}

function headersToCompare(headers: IncomingHttpHeaders = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => COUNTING.test(name)));
}

const COUNTING =
  /^(content-(type|security-policy)|cache-control|cross-origin-|permissions-|referrer-|strict-|x-robots|x-content)/;

/** Other requests of a Studio to Sanity: a check for updates, and telemetry. */
const asideOfStudio = /sanity-cdn\.com|for package .*sanity|\/intake\/|closed before the connection/;

journey(
  'an editor signs in to the hosted project and publishes, and a visitor reads the change',
  async ({ openTab, lake, server, wayOut }) => {
    const { page, problems } = await openTab({ path: `${studio}/_lake/health` });
    problems.expect(asideOfStudio);
    await haveSessionElsewhere(page);
    await page.goto(`${studio}/studio/`);
    await page.getByText('Choose login provider').waitFor();
    // The result of Sanity's sign-in in the browser.
    await page.evaluate(
      ([key, token]) => localStorage.setItem(key, JSON.stringify({ token, time: new Date().toISOString() })),
      [`__studio_auth_token_${projectId}`, lake.token] as const,
    );
    await page.goto(studio + panePath('agent', 'agent-tara'));
    const description = textField(page, 'Description');
    await eventually(() => description.isEditable()).toBe(true);
    await description.fill('Kept in the hosted project.');
    await pressPublish(page);
    const { page: visitor } = await openTab({ path: '/agent/tara' });
    await seenOnSite(visitor, visitor.getByText('Kept in the hosted project.'));

    await eventually(() => renderedPage(server.url, '/agent/tara')).toContain('Kept in the hosted project.');
    expect([...wayOut.hosts], 'what the server asks').toEqual([apiHost]);
  },
);

/** Adds a Sanity session in a cookie, as from Sanity's management pages or another Studio; this server never receives it. */
async function haveSessionElsewhere(page: Page): Promise<void> {
  const cookie = { name: 'sanitySession', value: 's', domain: apiHost, path: '/' };
  await page.context().addCookies([{ ...cookie, secure: true, sameSite: 'None' }]);
  await page.route(`https://${apiHost}/**/users/me*`, async (route) => {
    const { authorization, cookie } = await route.request().allHeaders();
    if (authorization || !cookie) return route.continue();
    const headers = { 'access-control-allow-origin': studio, 'access-control-allow-credentials': 'true' };
    const roles = [{ name: 'editor', title: 'Editor' }];
    return route.fulfill({ headers, json: { id: 'p1', name: 'Ann', roles } });
  });
}

journey('the server answers content requests with the project’s address', async ({ server }) => {
  const answer = await fetch(`${server.url}/v2025-02-19/data/query/production?query=*`);
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(`https://${apiHost}`)]);
});

journey(
  'the documents of site and Studio contain the hosted project’s id, and not the password',
  async ({ server, front }) => {
    const document = await (await fetch(`${server.url}/about`)).text();
    expect(getDocumentData(document).config).toMatchObject({ projectId, gate: 'on', siteUrl: site });
    // bundles.test.ts checks for every configuration that the build contains no secrets.
    const panel = (await requestOverHttp2(front, `${studio}/studio/`)).text;
    const [, settings = ''] = /id="studio-settings">(.*?)<\/script>/.exec(panel) ?? [];
    expect(JSON.parse(settings)).toEqual({ projectId, dataset: 'production', previewOrigin: site });
    for (const page of [document, panel]) expect(page).not.toContain(hostedSettings.GATE_PASSWORD);
  },
);
