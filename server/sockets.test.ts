import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { openLake } from './lake/lake.ts';
import { attachSockets } from './sockets.ts';

async function openPort(isAllowed = true) {
  const lake = openLake({
    path: ':memory:',
    projectId: 'local',
    datasets: ['production'],
    adminToken: 'the-administrators-token',
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
  onTestFinished(() => lake.close());
  return { port, close };
}

/** Sends an upgrade by hand and resolves with the answer's first line; `hangUp` resets the connection at once. */
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

it('refuses a page that is not ours, whatever it asks for', async () => {
  const { port, close } = await openPort(false);
  expect(await upgrade(port, '/_lake/streams')).toBe('HTTP/1.1 403 Forbidden');
  await close();
});

it('closes although a client holds on to what was refused and another is connected', async () => {
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
