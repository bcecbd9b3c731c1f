import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openLake } from '../lake.ts';
import { attachSockets } from './sockets.ts';

const TOKEN = 'the-administrators-token';
const PRESENCE = '/v2022-06-30/socket/production';
const STREAMS = '/_lake/streams';

async function openPort(isAllowed = true) {
  const lake = openLake({
    path: ':memory:',
    projectId: 'local',
    datasets: ['production'],
    adminToken: TOKEN,
  });
  const server = createServer((_request, response) => response.end('alive'));
  const closeSockets = attachSockets(
    server,
    lake,
    () => isAllowed,
    () => '127.0.0.1',
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address of this form.
  const { port } = server.address() as AddressInfo;
  const close = () => {
    closeSockets();
    return new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  };
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  onTestFinished(() => lake.close());
  return { port, close, connections };
}

/** A socket that is open. */
async function enter(port: number, path: string): Promise<WebSocket> {
  const member = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  await once(member, 'open');
  return member;
}

/** The first frame that the server sends. */
async function answerTo(member: WebSocket, frame: object): Promise<string> {
  member.send(JSON.stringify(frame));
  const [answer] = await once(member, 'message');
  return String(answer);
}

const authorization = `Bearer ${TOKEN}`;
const presenceCall = { id: 'a', method: 'authorization', params: { authorization } };
const stream = { path: '/v2025-02-19/data/listen/production?query=*', headers: { authorization } };

/** Sends a raw upgrade request and resolves to the status line; `hangUp` resets the connection immediately. */
function upgrade(port: number, target: string, { host = 'localhost', hangUp = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += String(data);
      if (hangUp) socket.resetAndDestroy();
    });
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
    socket.on('error', () => {});
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
  });
}

it.each([
  ['a dataset that is not there', '/v2022-06-30/socket/nope', {}],
  ['an address that is none', '//', {}],
  ['a host that is none', '/_lake/streams', { host: 'bad host' }],
  ['any other path', '/elsewhere', {}],
  ['a page that hangs up', '/elsewhere', { hangUp: true }],
])('refuses %s and lives on', async (_what, target, options) => {
  const { port, close } = await openPort();
  const answer = await upgrade(port, target, options);
  expect(answer).toMatch(/^HTTP\/1\.1 40[03]/);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('alive');
  await close();
});

it('refuses pages of other origins on every path', async () => {
  const { port, close } = await openPort(false);
  expect(await upgrade(port, '/_lake/streams')).toBe('HTTP/1.1 403 Forbidden');
  await close();
});

it('closes although a refused client keeps its socket open and another client is connected', async () => {
  const { port, close } = await openPort();
  const stubborn = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  stubborn.write(
    'GET /elsewhere HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  stubborn.on('error', () => {});
  await new Promise((resolve) => stubborn.once('data', resolve));
  const member = new WebSocket(`ws://127.0.0.1:${port}/v2022-06-30/socket/production`);
  await new Promise((resolve) => member.once('open', resolve));

  await close();

  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  stubborn.destroy();
});

it.each([
  ['shows no token', undefined],
  ['has shown one', presenceCall],
])('cuts off who %s, asks on and never reads', async (_who, token) => {
  const { port, close, connections } = await openPort();
  const member = await enter(port, PRESENCE);
  if (token) expect(await answerTo(member, token)).toContain('"result":{}');
  member.on('error', () => {});
  member.pause();
  // Every answer contains the id of its call. The socket buffers of the system fill before those of the process.
  const call = JSON.stringify({ id: 'x'.repeat(60_000), method: 'x' });
  for (let sent = 0; sent < 600 && (await connections()) > 0; sent += 1) {
    member.send(call);
    await delay(1);
  }
  expect(await connections()).toBe(0);
  member.terminate();
  await close();
});

it('disconnects a socket that sends no token', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { port, close } = await openPort();
  const anonymous = [await enter(port, PRESENCE), await enter(port, STREAMS)] as const;
  const known = [await enter(port, PRESENCE), await enter(port, STREAMS)] as const;
  expect(await answerTo(known[0], presenceCall)).toContain('"result":{}');
  expect(await answerTo(known[1], { id: 1, open: stream })).toContain('"status":200');
  // A stream of public data does not count as a token.
  expect(await answerTo(anonymous[1], { id: 1, open: { ...stream, headers: {} } })).toContain('"status":200');

  const closed = Promise.all(anonymous.map((socket) => once(socket, 'close')));
  vi.advanceTimersByTime(30_000);
  await closed;
  expect(known.map(({ readyState }) => readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
  await close();
});

it('gives the reason when it closes a socket', async () => {
  const { port, close } = await openPort();
  const member = await enter(port, STREAMS);
  member.send('not json');
  const [code, reason] = await once(member, 'close');
  expect([code, String(reason)]).toEqual([1008, expect.stringContaining('malformed frame')]);
  await close();
});

it('accepts many simultaneous tabs from one address', async () => {
  const { port, close } = await openPort();
  const tabs = await Promise.all(Array.from({ length: 100 }, () => enter(port, PRESENCE)));
  const answers = await Promise.all(tabs.map((tab) => answerTo(tab, presenceCall)));
  expect(new Set(answers)).toEqual(new Set(['{"jsonrpc":"2.0","id":"a","result":{}}']));
  await close();
});
