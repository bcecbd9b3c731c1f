import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openServer } from './main.ts';
import { readEnvironment } from './process/environment.ts';

const token = 'the-administrators-token';

async function openLake(variables: Record<string, string>) {
  const directory = mkdtempSync(join(tmpdir(), 'main-'));
  const settings = { PORT: '0', LAKE_DATA_DIR: directory, LAKE_ADMIN_TOKEN: token, LOG_LEVEL: 'silent' };
  const server = await openServer(readEnvironment({ ...settings, ...variables }, directory));
  server.goLiveAlone();
  onTestFinished(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  return server;
}

const settings = {
  public: { SITE_URL: 'https://example.org', GATE_PASSWORD: 'a password of its own' },
  local: {},
};

it.each([
  ['public', 'writes', '/data/mutate/production', '{"mutations":[]}', 30, 25],
  ['public', 'uploads', '/assets/files/production', 'x', 30, 25],
  ['public', 'requests', '/data/query/production', '{"query":"1"}', 505, 500],
  ['local', 'writes', '/data/mutate/production', '{"mutations":[]}', 30, 30],
  ['local', 'uploads', '/assets/files/production', 'x', 30, 30],
  ['local', 'requests', '/data/query/production', '{"query":"1"}', 505, 505],
] as const)('a %s server limits simultaneous %s', async (where, _, path, body, sent, taken) => {
  const { internalUrl } = await openLake(settings[where]);
  // A token bucket refills over time, which on a slow machine would allow more requests.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const call = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${internalUrl}/v1${path}`, { method: 'POST', headers, body })).status;
  };
  const statuses = await Promise.all(Array.from({ length: sent }, call));
  expect(statuses.filter((status) => status === 200)).toHaveLength(taken);
  expect(statuses.filter((status) => status === 429)).toHaveLength(sent - taken);
});

it('does not touch the data folder when the port is in use', async () => {
  const { port } = await openLake({});
  const directory = mkdtempSync(join(tmpdir(), 'main-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const folder = join(directory, 'data');
  const environment = readEnvironment(
    { PORT: String(port), LAKE_DATA_DIR: folder, LOG_LEVEL: 'silent' },
    directory,
  );
  await expect(openServer(environment)).rejects.toThrow(`Port ${port} is in use.`);
  expect(existsSync(folder)).toBe(false);
});

it('finishes open requests while it stops, with Connection: close in each response', async () => {
  const server = await openLake({});
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  let isStopped = false;
  const connections = new Set<string | undefined>();
  const failures = new Set<string>();
  const ask = () =>
    new Promise<void>((resolve) => {
      const request = get(`${server.internalUrl}/_lake/health`, { agent }, (answer) => {
        if (answer.statusCode === 503) connections.add(answer.headers.connection);
        answer.resume().once('end', resolve);
      });
      request.once('error', (error: NodeJS.ErrnoException) => {
        // A new connection may be refused; a kept-alive one gets `Connection: close` before it ends.
        if (request.reusedSocket) failures.add(error.code ?? error.message);
        resolve();
      });
    });
  const askOnAndOn = async () => {
    while (!isStopped) {
      await ask();
      await setTimeout(5);
    }
  };
  const clients = Array.from({ length: 24 }, askOnAndOn);
  await Promise.all(Array.from({ length: 24 }, ask));
  await server.close();
  isStopped = true;
  await Promise.all(clients);
  expect([...connections]).toEqual(['close']);
  expect([...failures]).toEqual([]);
});

it.each(['GET', 'Upgrade'])('refuses a request with two Host headers: %s', async (kind) => {
  const { port } = await openLake({});
  const upgrade =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
  const [path, headers] =
    kind === 'GET' ? ['/_lake/health', 'Connection: close\r\n'] : ['/_lake/streams', upgrade];
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nHost: evil.example\r\n${headers}\r\n`);
  const [first] = await once(socket, 'data');
  expect(String(first)).toMatch(/^HTTP\/1\.1 40[03] /);
});
