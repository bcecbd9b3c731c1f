import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { TlsFront } from './tls-front.ts';

/** The only outgoing connection of a process without a network: requests to the TLS proxy's hosts are forwarded to it. */
export interface OutboundProxy {
  /** Environment variables that make a Node process use this proxy, except for this machine. */
  readonly variables: Record<string, string>;
  /** Every requested host, known or not. */
  readonly hosts: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Opens the proxy; it refuses hosts other than those of the TLS proxy. */
export async function openOutboundProxy(front: TlsFront): Promise<OutboundProxy> {
  const hosts = new Set<string>();
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    hosts.add(request.headers.host ?? '');
    response.writeHead(502).end();
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('connect', (request, socket) => {
    const host = (request.url ?? '').replace(/:443$/, '');
    hosts.add(host);
    if (!front.hosts.includes(host)) return socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    const onward = connect(front.port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
    socket.on('close', () => onward.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a TCP port has an address with a port.
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    variables: {
      NODE_USE_ENV_PROXY: '1',
      HTTP_PROXY: address,
      HTTPS_PROXY: address,
      NO_PROXY: 'localhost,127.0.0.1',
    },
    hosts,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
