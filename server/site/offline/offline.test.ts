import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSite, type Site } from '../site.ts';
import { type StubBuild, writeStubBuild } from '../stub-build.ts';
import { type Copy, copyList } from './copy-list.ts';

const siteUrl = 'http://localhost:3000';
const content = { text: 'Welcome' };
const fetchLake = async () => new Response(content.text);

let build: StubBuild;
beforeAll(async () => {
  build = await writeStubBuild('on');
});
afterAll(() => build.remove());

async function open(serviceWorker: 'on' | 'off' = 'on'): Promise<Site> {
  const { clientDir, serverDir } = build;
  const site = await createSite({ clientDir, serverDir, fetchLake, gate: 'on', siteUrl, serviceWorker });
  await site.prerenderAll();
  return site;
}

async function ask(site: Site, path: string): Promise<Response> {
  const response = await site.fetch(new Request(siteUrl + path));
  if (!response) throw new Error(`${path} is not the site's.`);
  return response;
}

async function listed(site: Site): Promise<Copy[]> {
  return (await ask(site, '/offline.json')).json();
}

const versionIn = (list: readonly Copy[], address: string) =>
  list.find((copy) => copy.address === address)?.version;

it('lists what a browser may keep, what others need before them', async () => {
  const list = await listed(await open());
  const gated = list.filter(({ isGated }) => isGated).map(({ address }) => address);
  const free = list.filter(({ isGated }) => !isGated).map(({ address }) => address);
  expect(free).toEqual([
    '/assets/index-abc.js',
    '/assets/font-abc.woff2',
    '/assets/shared-abc.js',
    '/assets/gate-abc.js',
    '/placeholder.svg',
    '/',
    '/about',
    '/agent/tara',
    '/not-found',
  ]);
  expect(gated).toEqual([
    '/assets/about-abc.js',
    '/assets/text-abc.js',
    ...['index', 'about', 'agent/tara', 'not-found'].map((name) =>
      expect.stringMatching(`^/_fragments/${name}\\.json\\?v=[\\w-]{12}$`),
    ),
  ]);
  const order = list.map(({ address }) => address.replace(/\?.*/, ''));
  expect(order.indexOf('/_fragments/about.json')).toBeLessThan(order.indexOf('/about'));
});

it('lists with the gate off what starts the application too', async () => {
  const open = await writeStubBuild('off');
  const site = await createSite({ ...open, cacheDir: undefined, fetchLake, gate: 'off', siteUrl });
  await site.prerenderAll();
  expect((await listed(site)).filter(({ isGated }) => !isGated).map(({ address }) => address)).toContain(
    '/assets/start-abc.js',
  );
  await open.remove();
});

it('names the fragment that the document names', async () => {
  const site = await open();
  const html = await (await ask(site, '/about')).text();
  const [, fragment] = /data-fragment="([^"]+)"/.exec(html) ?? [];
  expect((await listed(site)).map(({ address }) => address)).toContain(fragment);
  expect((await ask(site, fragment ?? '')).status).toBe(200);
});

it('says the same of the same content, and something else when it changed', async () => {
  const [first, second] = [await listed(await open()), await listed(await open())];
  expect(second).toEqual(first);
  content.text = 'Published';
  const third = await listed(await open());
  content.text = 'Welcome';
  expect(versionIn(third, '/about')).not.toBe(versionIn(first, '/about'));
  expect(versionIn(third, '/assets/index-abc.js')).toBe(versionIn(first, '/assets/index-abc.js'));
});

it('leaves out the last pages when all would be too much', () => {
  const page = (path: string) => ({ path, version: 'a', fragment: `/_fragments${path}.json?v=a`, bytes: 60 });
  const files = { sizeOf: () => 10, tagOf: () => '"tag"' };
  const list = copyList([page('/about'), page('/agent/tara')], files, [], 100);
  expect(list.map(({ address }) => address)).toEqual([
    '/placeholder.svg',
    '/_fragments/about.json?v=a',
    '/about',
  ]);
});

it('has nothing to keep before anything was rendered', async () => {
  const { clientDir, serverDir } = build;
  const site = await createSite({ clientDir, serverDir, fetchLake, gate: 'on', siteUrl });
  expect((await ask(site, '/offline.json')).status).toBe(503);
});

it('serves a worker that browsers ask about each time and that may ask this site only', async () => {
  const response = await ask(await open(), '/service-worker.js');
  expect(await response.text()).toBe('the worker');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

it('switched off, has every browser forget what it kept, and calls no worker any more', async () => {
  const site = await open('off');
  const response = await ask(site, '/service-worker.js');
  expect(await response.text()).toBe('the worker that goes');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const caller = await ask(site, '/keep-offline.js');
  expect(await caller.text()).toBe('export const keepOffline = () => {};\n');
  expect(caller.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect((await ask(site, '/offline.json')).status).toBe(404);
});
