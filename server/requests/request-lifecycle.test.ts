import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openLog } from '../log/log.ts';
import { openServer, type RunningServer } from '../main.ts';
import { readEnvironment } from '../process/environment.ts';
import { RequestLifecycle } from './request-lifecycle.ts';

const token = 'the-administrators-token';

async function openLake() {
  const directory = mkdtempSync(join(tmpdir(), 'request-lifecycle-'));
  const variables = { PORT: '0', LAKE_DATA_DIR: directory, LAKE_ADMIN_TOKEN: token };
  const lines: string[] = [];
  const log = openLog(
    { logLevel: 'info', production: true, secrets: [] },
    { write: (line) => void lines.push(line) },
  );
  const server = await openServer(readEnvironment(variables, directory), undefined, { log });
  server.goLiveAlone();
  onTestFinished(async () => {
    if (existsSync(join(directory, 'server.json'))) await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  return { server, directory, lines: () => lines.map((line) => JSON.parse(line)) };
}

it.each([
  ['the lake', '/v1/data/query/production?query=secret-search', 200],
  ['an unknown path', '/nowhere?token=secret', 404],
])(
  'uses the same request id in response and log for %s, and does not log the query string',
  async (_, path, status) => {
    const { server, lines } = await openLake();
    const answer = await fetch(server.internalUrl + path, { headers: { 'x-request-id': 'proxy-0001' } });
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([status, 'proxy-0001']);
    expect(lines()).toEqual([
      expect.objectContaining({
        level: 'info',
        requestId: 'proxy-0001',
        method: 'GET',
        path: path.split('?')[0],
        status,
      }),
    ]);
    expect(JSON.stringify(lines())).not.toContain('secret');
  },
);

it.each(['short', 'x'.repeat(129), 'level=error; msg=forged'])(
  'generates a request id when the received one is invalid: %j',
  async (given) => {
    const { server } = await openLake();
    const answer = await fetch(`${server.internalUrl}/_lake/health`, { headers: { 'x-request-id': given } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9A-Za-z]{22}$/);
  },
);

it.each([
  [
    'throws',
    () => {
      throw new Error('the disk is gone');
    },
  ],
  ['rejects', () => Promise.reject(new Error('the disk is gone'))],
])('responds with 500 and logs the error when the handler %s', async (_, answer) => {
  const lines: string[] = [];
  const log = openLog(
    { logLevel: 'info', production: true, secrets: [] },
    { write: (line) => void lines.push(line) },
  );
  const response = await new RequestLifecycle(log).answer(
    new Request('http://localhost/about?token=secret'),
    answer,
  );
  expect([response.status, response.headers.get('x-request-id')]).toEqual([500, expect.any(String)]);
  expect(await response.text()).not.toContain('disk');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 'error',
      path: '/about',
      error: expect.objectContaining({ message: 'the disk is gone' }),
    }),
    expect.objectContaining({ level: 'info', path: '/about', status: 500 }),
  ]);
});

it('finishes a started write before it stops, and accepts no new requests', async () => {
  const { server, directory } = await openLake();
  const { answered, sendRest } = await beginWrite(server);
  await untilReceived(server);
  const closing = server.close();
  const health = () =>
    fetch(`${server.internalUrl}/_lake/health`).then(
      ({ status }) => status,
      () => 'refused',
    );
  await expect.poll(health).toBe('refused');
  sendRest();
  expect(await answered).toBe(200);
  await closing;
  expect(
    readdirSync(directory).filter((name) => /-(wal|shm)$/.test(name)),
    'all is in the database',
  ).toEqual([]);
});

/** Sends the first part of a mutation; `sendRest` sends the rest. */
async function beginWrite({ port }: RunningServer) {
  const body = JSON.stringify({ mutations: [{ create: { _id: 'late', _type: 'agent' } }] });
  const outgoing = request({
    port,
    path: '/v1/data/mutate/production',
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    outgoing.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    });
    outgoing.on('error', reject);
  });
  // Waits until the first part is sent, since a later request could arrive before it.
  await new Promise((sent) => outgoing.write(body.slice(0, 20), sent));
  return { answered, sendRest: () => outgoing.end(body.slice(20)) };
}

/** Resolves when the server has received all earlier requests, since it has then responded to a later one. */
async function untilReceived(server: RunningServer): Promise<void> {
  await fetch(`${server.internalUrl}/_lake/health`);
}
