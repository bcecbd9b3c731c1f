import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FailedAttempts, openLake } from 'embedded-content-lake';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Site } from '../site/site.ts';
import { createServerRouter, type ServerRouterOptions } from './server-router.ts';

const TOKEN = 'the-administrators-token';

/** A server router with a real lake, and stubs of site and Studio that respond with their name and the requested URL. */
function openRouter({
  siteUrl,
  hosts = ['localhost:3000'],
  ...others
}: {
  siteUrl?: string;
  hosts?: string[];
  disk?: ServerRouterOptions['disk'];
  holdMs?: number;
} = {}) {
  const lake = openLake({
    path: ':memory:',
    projectId: 'local',
    datasets: ['production'],
    adminToken: TOKEN,
  });
  const backups = mkdtempSync(join(tmpdir(), 'server-router-'));
  onTestFinished(() => {
    lake.close();
    rmSync(backups, { recursive: true, force: true });
  });
  const login = {
    tokens: lake.tokens,
    attempts: new FailedAttempts(),
    targets: ['http://localhost:3000'],
    help: '',
  };
  const providers = { fetch: async (request: Request) => new Response(`providers ${request.url}`) };
  const router = createServerRouter({
    lake,
    instance: 'this-server',
    hosts: new Set(hosts),
    siteUrl,
    login,
    providers,
    backups,
    disk: { describeFault: () => undefined, writeFailed: () => {} },
    metrics: { answer: async () => new Response('metrics') },
    ...others,
  });
  const fetchSite: Site['fetch'] = async (request) =>
    request.url.endsWith('/nowhere') ? undefined : new Response(`site ${request.url}`);
  const studio = new Hono().all('*', (context) => context.text(`studio ${context.req.url}`));
  // The assertion is safe, since the router only calls the site's `fetch`.
  const open = () => router.open({ site: { fetch: fetchSite } as Site, studio });
  const get = (url: string, init?: RequestInit, address = '127.0.0.1') =>
    router.fetch(new Request(url, init), address);
  return { router, open, get, lake };
}

describe('the disk space', () => {
  it('makes the health check degraded, with the reason, and is told of a 507 response', async () => {
    let reason: string | undefined = 'storage is nearly full: 312 MB are free';
    const writeFailed = vi.fn();
    const { open, get, lake } = openRouter({ disk: { describeFault: () => reason, writeFailed } });
    const health = async () => {
      const answer = await get('http://localhost:3000/_lake/health');
      return { status: answer.status, body: await answer.json() };
    };
    open();
    expect(await health()).toEqual({ status: 200, body: { status: 'degraded', reason } });
    reason = undefined;
    expect(await health()).toEqual({ status: 200, body: { status: 'ok' } });
    vi.spyOn(lake, 'fetch').mockResolvedValue(new Response(null, { status: 507 }));
    await get('http://localhost:3000/v1/data/mutate/production');
    expect(writeFailed).toHaveBeenCalledOnce();
  });
});

describe('the server router', () => {
  it('routes each path to site, Studio, providers or lake', async () => {
    const { open, get } = openRouter();
    open();
    const text = async (path: string) => (await get(`http://localhost:3000${path}`)).text();
    expect(await text('/agents')).toBe('site http://localhost:3000/agents');
    expect(await text('/studio/structure')).toBe('studio http://localhost:3000/studio/structure');
    expect(await text('/studios')).toBe('site http://localhost:3000/studios');
    expect(await text('/_providers/video/talks')).toBe(
      'providers http://localhost:3000/_providers/video/talks',
    );
    expect(JSON.parse(await text('/v1/data/query/production?query=1'))).toMatchObject({ result: 1 });
    expect(await text('/_lake/login?origin=http://localhost:3000/studio/')).toContain('Your token');
    expect((await get('http://localhost:3000/images/local/production/x.png')).status).toBe(404);
    expect((await get('http://localhost:3000/nowhere')).status).toBe(404);
  });

  it.each([
    ['a program on this machine', '127.0.0.1', {}, 200],
    ['another machine, whatever its Host header says', '198.51.100.7', {}, 403],
    ['another machine by way of a proxy', '127.0.0.1', { 'x-forwarded-for': '198.51.100.7' }, 403],
    ['an administrator', '198.51.100.7', { authorization: `Bearer ${TOKEN}` }, 200],
  ])('answers for metrics to %s with %i', async (_who, address, headers, status) => {
    const { get } = openRouter();
    expect((await get('http://localhost:3000/metrics', { headers }, address)).status).toBe(status);
  });

  it('copies the store only for the administrator', async () => {
    const { get } = openRouter();
    const url = 'http://localhost:3000/_lake/backup';
    expect((await get(url, { method: 'POST' })).status).toBe(403);
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect((await get(url, { headers })).status).toBe(405);
    const { file } = await (await get(url, { method: 'POST', headers })).json();
    expect(existsSync(file)).toBe(true);
  });

  it('sends Strict-Transport-Security when the public address is https', async () => {
    const getPolicy = async (siteUrl: string) => {
      const { open, get } = openRouter({ siteUrl, hosts: ['example.org'] });
      open();
      return (await get(`${siteUrl}/about`)).headers.get('strict-transport-security');
    };
    expect(await getPolicy('https://example.org')).toBe('max-age=63072000');
    expect(await getPolicy('http://example.org')).toBeNull();
  });

  it('serves the lake while the site is starting, and reports its state in the health check', async () => {
    const { router, open, get } = openRouter();
    const health = () => get('http://localhost:3000/_lake/health');
    expect((await get('http://localhost:3000/v1/data/query/production?query=1')).status).toBe(200);
    const waiting = get('http://localhost:3000/');
    expect((await health()).status).toBe(503);
    expect(await (await health()).json()).toEqual({ status: 'starting' });
    open();
    expect(await (await waiting).text()).toBe('site http://localhost:3000/');
    expect((await health()).status).toBe(200);
    expect(await (await health()).json()).toEqual({ status: 'ok' });
    router.beginToStop();
    expect((await health()).status).toBe(503);
    expect(await (await health()).json()).toEqual({ status: 'stopping' });
    expect((await get('http://localhost:3000/')).status).toBe(200);
  });

  it('responds with 503 when the startup takes too long', async () => {
    const { get } = openRouter({ holdMs: 0 });
    const refused = await get('http://localhost:3000/');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('can serve the lake without site and Studio', async () => {
    const { router, get } = openRouter();
    router.open({});
    expect((await get('http://localhost:3000/_lake/health')).status).toBe(200);
    expect((await get('http://localhost:3000/')).status).toBe(404);
    expect((await get('http://localhost:3000/studio/')).status).toBe(404);
  });

  it.each(['http://evil.example:3000', 'http://localhost:3001', 'http://localhost.evil.example:3000'])(
    'refuses requests to %s, as protection against DNS rebinding',
    async (origin) => {
      const { open, get } = openRouter();
      open();
      for (const path of ['/', '/studio/', '/v1/users/me', '/_lake/health', '/_lake/login']) {
        expect((await get(origin + path)).status).toBe(421);
      }
    },
  );

  it('serves the Studio only on its own subdomain when there is a public address', async () => {
    const hosts = ['example.org', 'studio.example.org'];
    const { open, get } = openRouter({ siteUrl: 'https://example.org', hosts });
    open();
    expect((await get('https://example.org/studio/')).status).toBe(404);
    expect(await (await get('https://studio.example.org/studio/')).text()).toMatch(/^studio /);
    const lost = await get('https://studio.example.org/agents');
    expect([lost.status, lost.headers.get('location')]).toEqual([308, 'https://studio.example.org/studio/']);
  });

  it('uses https URLs behind a proxy that terminates TLS', async () => {
    const { open, get } = openRouter({ siteUrl: 'https://example.org', hosts: ['example.org'] });
    open();
    expect(await (await get('http://example.org/agents')).text()).toBe('site https://example.org/agents');
    const upload = await get('http://example.org/v1/assets/files/production', {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'text/plain' },
      body: 'text',
    });
    expect(await upload.json()).toMatchObject({
      document: { url: expect.stringMatching('^https://example.org/files/local/production/') },
    });
  });

  it('serves the page of the lake, but not on the public host of the site', async () => {
    const { get } = openRouter();
    const page = await get('http://localhost:3000/_lake/');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'sha256-");
    const hosts = ['example.org', 'studio.example.org'];
    const published = openRouter({ siteUrl: 'https://example.org', hosts });
    expect((await published.get('https://example.org/_lake/')).status).toBe(404);
    expect((await published.get('https://studio.example.org/_lake/')).status).toBe(200);
    expect((await published.get('https://studio.example.org/_lake/overview')).status).toBe(403);
  });
});
