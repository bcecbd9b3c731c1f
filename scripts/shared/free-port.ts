import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A TCP port of this machine on which nothing listens at the moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a TCP port has an address with a port.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
