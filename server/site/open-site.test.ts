import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Builds, openServer } from '../main.ts';
import { readEnvironment } from '../process/environment.ts';
import { writeStubBuild } from './testing/stub-build.ts';

const token = 'the-administrators-token';

/** Builds of a Studio and of a site whose pages show the number of public documents. */
async function writeBuilds(): Promise<Builds> {
  const { clientDir, serverDir, remove } = await writeStubBuild();
  const entry = join(serverDir, 'entry-server.js');
  const query = "'/v1/data/query/production?query=count(*)'";
  await writeFile(entry, (await readFile(entry, 'utf8')).replace("'/content' + path", query));
  const studio = await mkdtemp(join(tmpdir(), 'studio-'));
  await writeFile(join(studio, 'index.html'), '<html><head></head><body>Studio</body></html>');
  onTestFinished(async () => {
    await remove();
    await rm(studio, { recursive: true, force: true });
  });
  return { siteClient: clientDir, siteServer: serverDir, studio };
}

async function openStarting() {
  const directory = await mkdtemp(join(tmpdir(), 'open-site-'));
  const settings = { PORT: '0', LAKE_DATA_DIR: directory, LAKE_ADMIN_TOKEN: token, LOG_LEVEL: 'silent' };
  const server = await openServer(readEnvironment({ ...settings, GATE: 'off' }, directory));
  onTestFinished(async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });
  const get = (path: string) => fetch(server.internalUrl + path);
  const create = (_id: string) =>
    fetch(`${server.internalUrl}/v1/data/mutate/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ mutations: [{ create: { _id, _type: 'agent' } }] }),
    });
  return { server, get, create };
}

it('serves site and Studio once it is live, and renders pages again after a publish', async () => {
  const { server, get, create } = await openStarting();
  const about = async () => (await get('/about')).text();
  expect((await get('/_lake/health')).status).toBe(503);
  expect(await server.goLive(await writeBuilds())).toEqual({ rendered: 5 });
  expect((await get('/_lake/health')).status).toBe(200);
  expect(await (await get('/studio/')).text()).toContain('__studio_auth_token_local');
  expect(await about()).toContain('"result":0');

  await create('tara');
  await vi.waitFor(async () => expect(await about()).toContain('"result":1'), { timeout: 10_000 });
});

it('does not go live when its pages cannot be rendered', async () => {
  const { server, get } = await openStarting();
  const builds = await writeBuilds();
  const entry = join(builds.siteServer, 'entry-server.js');
  await writeFile(entry, (await readFile(entry, 'utf8')).replace('/v1/data', '/v1/nothing'));
  await expect(server.goLive(builds)).rejects.toThrow('The lake does not answer.');
  expect((await get('/_lake/health')).status).toBe(503);
});
