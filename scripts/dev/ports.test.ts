import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../shared/free-port.ts';
import { refuseTakenPorts, untilPortsAnswer } from './ports.ts';

async function listen(port = 0): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => socket.destroy());
  server.listen(port, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // A server that listens on a TCP port has an address with a port.
  return { server, port: (server.address() as AddressInfo).port };
}

it('refuses a port that another program uses', async () => {
  const free = await freePort();
  const { port } = await listen();
  await expect(refuseTakenPorts([free])).resolves.toBeUndefined();
  await expect(refuseTakenPorts([free, port])).rejects.toThrow(
    `Port ${port} is in use, and npm run dev needs ${free} and ${port}. Stop the program that uses it, or choose others: DEV_SITE_PORT and DEV_STUDIO_PORT.`,
  );
});

it('waits until every port accepts connections', async () => {
  const later = await freePort();
  const { port } = await listen();
  let isReady = false;
  const ready = untilPortsAnswer([port, later]).then(() => {
    isReady = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isReady).toBe(false);
  await listen(later);
  await ready;
});
