import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { openLake } from 'embedded-content-lake';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Environment, readEnvironment } from '../../server/process/environment.ts';
import { INSTANCE_HEADER, writeServerState } from '../../server/process/server-state.ts';
import { connectToLake } from './lake-connection.ts';

const token = 'test-token-long-enough';
let directory: string;
let environment: Environment;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lake-connection-'));
  environment = readEnvironment({ LAKE_DATA_DIR: directory, LAKE_ADMIN_TOKEN: token }, directory);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const instance = 'the-server-that-was-started';

const writeState = (url: string) => writeServerState(directory, { url, pid: 1, instance });

/** The health response of a starting server. */
const starting = (of: string) =>
  Response.json({ status: 'starting' }, { status: 503, headers: { [INSTANCE_HEADER]: of } });

const listen = (fetch: (request: Request) => Response | Promise<Response>) =>
  new Promise<{ server: ServerType; url: string }>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ server, url: `http://127.0.0.1:${port}` }),
    );
  });

const stop = (server: ServerType) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });

test('opens the lake in this process when no server runs, and keeps what is written', async () => {
  const first = await connectToLake(environment);
  await first.client.create({ _id: 'drafts.region-a', _type: 'region', name: 'Asia' });
  expect(first.where).toBe(`the data in ${directory}`);
  await first.close();

  const second = await connectToLake(environment);
  expect(await second.client.getDocument('drafts.region-a')).toMatchObject({ name: 'Asia' });
  await second.close();
});

test('the lake in this process keeps idle connections, since a script may compute for longer than Node would', async () => {
  const { url, close } = await connectToLake(environment);
  const kept = (await fetch(`${url}/v1/ping`)).headers;
  await close();
  expect(kept.get('connection')).toBe('keep-alive');
  // Where Node closes them after a time, this header says after which.
  expect(kept.get('keep-alive')).toBeNull();
});

test('creates no lake with `existing`, and says what to set', async () => {
  await expect(connectToLake(environment, { existing: true })).rejects.toThrow(
    `There is no lake in ${directory}, and this works with content that is there. If your content lies elsewhere, say where: set LAKE_DATA_DIR`,
  );
  expect(readdirSync(directory)).toEqual([]);

  await connectToLake(environment).then(({ close }) => close());
  const lake = await connectToLake(environment, { existing: true });
  expect(lake.where).toBe(`the data in ${directory}`);
  await lake.close();
});

test('creates no dataset with `existing`, and lists those that exist', async () => {
  await connectToLake(environment).then(({ close }) => close());
  await connectToLake({ ...environment, dataset: 'staging' }).then(({ close }) => close());
  await expect(connectToLake({ ...environment, dataset: 'stagin' }, { existing: true })).rejects.toThrow(
    `There is no dataset stagin, and this works with content that is there. The datasets of the data in ${directory}: production, staging. Set SANITY_DATASET to one of them`,
  );
  const { client, close } = await connectToLake({ ...environment, dataset: 'staging' }, { existing: true });
  expect((await client.datasets.list()).map(({ name }) => name)).toEqual(['production', 'staging']);
  await close();
});

test('uses a running server, also while it starts', async () => {
  const lake = openLake({
    path: ':memory:',
    projectId: 'local',
    datasets: ['production'],
    adminToken: token,
  });
  const { server, url } = await listen((request) =>
    new URL(request.url).pathname === '/_lake/health' ? starting(instance) : lake.fetch(request),
  );
  writeState(url);
  const connection = await connectToLake(environment);
  await connection.client.create({ _id: 'region-a', _type: 'region' });
  expect(connection.where).toBe(`the server at ${url}`);
  const own = await lake.fetch(
    new Request('http://localhost/v2025-02-19/data/query/production?query=*[0]._id'),
  );
  expect(await own.json()).toMatchObject({ result: 'region-a' });
  await connection.close();
  await stop(server);
  lake.close();
});

test('sends no token to another program at the address of a killed server', async () => {
  const headers: (string | null)[] = [];
  const { server, url } = await listen((request) => {
    headers.push(request.headers.get('authorization'));
    return new Response('<h1>Hello</h1>');
  });
  writeState(url);
  const connection = await connectToLake(environment);
  expect(connection.where).toBe(`the data in ${directory}`);
  expect(headers).toEqual([null]);
  await connection.close();
  await stop(server);
});

test('sends neither the token nor writes to the server of another project at that address', async () => {
  const asked: string[] = [];
  const { server, url } = await listen((request) => {
    asked.push(`${new URL(request.url).pathname} ${request.headers.get('authorization')}`);
    return starting('another-server');
  });
  writeState(url);
  const connection = await connectToLake(environment);
  await connection.client.create({ _id: 'region-a', _type: 'region' });
  expect(connection.where).toBe(`the data in ${directory}`);
  expect(asked).toEqual(['/_lake/health null']);
  await connection.close();
  await stop(server);
});

test('writes to a copy of the data folder only, while the server of the original runs', async () => {
  const { server, url } = await listen(() => starting(instance));
  writeState(url);
  const copy = mkdtempSync(join(tmpdir(), 'lake-connection-copy-'));
  cpSync(directory, copy, { recursive: true });
  const connection = await connectToLake({ ...environment, dataDirectory: copy });
  expect(connection.where).toBe(`the data in ${copy}`);
  await connection.close();
  await stop(server);
  rmSync(copy, { recursive: true });
});

test('refuses data that another process has open, in one sentence', async () => {
  const holder = await connectToLake(environment);
  await expect(connectToLake(environment)).rejects.toThrow(/is in use by another process\. Stop/);
  await holder.close();
});

describe('a hosted project', () => {
  const sanity = setupServer(
    http.get('https://api.sanity.io/*/projects/abc123', () =>
      HttpResponse.json({ id: 'abc123', displayName: 'Our site' }),
    ),
  );
  beforeAll(() => sanity.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => sanity.resetHandlers());
  afterAll(() => sanity.close());

  const hosted = (variables: Record<string, string>) =>
    readEnvironment({ SANITY_PROJECT_ID: 'abc123', ...variables }, directory);
  const ours = () => hosted({ SANITY_API_TOKEN: 'sk-test' });

  test('needs a token, and the operator’s confirmation after its name was shown', async () => {
    await expect(connectToLake(hosted({}), { confirmed: true })).rejects.toThrow(/set SANITY_API_TOKEN/);
    await expect(connectToLake(ours())).rejects.toThrow(
      'This would work with the hosted project “Our site” (abc123), dataset production; add --yes if that is what you want.',
    );
    const { client, where } = await connectToLake(ours(), { confirmed: true });
    expect(client.config()).toMatchObject({ projectId: 'abc123', token: 'sk-test', perspective: 'raw' });
    expect(where).toBe('the hosted project “Our site” (abc123), dataset production');
  });

  test('is read without confirmation, and named by its id when Sanity does not return its name', async () => {
    sanity.use(
      http.get('https://api.sanity.io/*/projects/abc123', () => new HttpResponse(null, { status: 403 })),
    );
    const { where } = await connectToLake(ours(), { readOnly: true });
    expect(where).toBe('the hosted project abc123, dataset production');
  });
});
