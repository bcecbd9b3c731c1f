import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as requestFrom } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { generate } from 'selfsigned';

/** A request that arrived over TLS. */
interface FrontRequest {
  host: string;
  /** Its protocol: HTTP/2, HTTP/1.1, or a WebSocket (which browsers open over HTTP/1.1). */
  over: 'h2' | 'http/1.1' | 'websocket';
  method: string;
  /** The path with its query. */
  path: string;
}

/** The server that a host name's requests are forwarded to. */
interface Upstream {
  /** The server's URL, such as `http://localhost:3000`. */
  url: string;
  /** The `Host` header that the server gets; by default the requested one. */
  host?: string;
}

/** A TLS proxy, as in front of a server on the internet: it terminates TLS, uses HTTP/2 and forwards requests. */
export interface TlsFront {
  readonly port: number;
  /** The host names that it serves. */
  readonly hosts: readonly string[];
  /** PEM; a client that trusts it trusts all host names of the proxy. */
  readonly certificate: string;
  /** All requests so far, oldest first. */
  readonly requests: readonly FrontRequest[];
  close(): Promise<void>;
}

type Incoming = IncomingMessage | Http2ServerRequest;

/** Opens a proxy on a free port for the given host names; requests for others get status 421. */
export async function openTlsFront(upstreams: Readonly<Record<string, Upstream>>): Promise<TlsFront> {
  const hosts = Object.keys(upstreams);
  const { private: key, cert } = await certificateFor(hosts);
  const requests: FrontRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createSecureServer({ key, cert, allowHTTP1: true });
  server.on('secureConnection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const note = (incoming: Incoming, over: FrontRequest['over']) => {
    const { method = 'GET', url: path = '/' } = incoming;
    requests.push({ host: getHost(incoming), over, method, path });
  };

  server.on('request', (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    note(incoming, incoming.httpVersionMajor === 2 ? 'h2' : 'http/1.1');
    const upstream = upstreams[getHost(incoming)];
    if (!upstream) return outgoing.writeHead(421).end();
    const onward = passOn(incoming, upstream);
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, withoutConnectionHeaders(answer.headers));
      answer.pipe(outgoing);
    });
    onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    // When the client disconnects, an event stream behind the proxy ends too.
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    note(incoming, 'websocket');
    const upstream = upstreams[getHost(incoming)];
    if (upstream) passSocketOn(passOn(incoming, upstream), socket, head);
    else socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    // A server that listens on a TCP port has an address with a port.
    port: (server.address() as AddressInfo).port,
    hosts,
    certificate: cert,
    requests,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Chromium's resolver rules that map the host names of these proxies to them, and no other hosts. */
export function resolverRules(...fronts: readonly TlsFront[]): string {
  const names = fronts.flatMap(({ hosts, port }) => hosts.map((host) => `MAP ${host}:443 127.0.0.1:${port}`));
  return `--host-resolver-rules=${[...names, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(', ')}`;
}

function certificateFor(hosts: readonly string[]) {
  const altNames = hosts.map((value) => ({ type: 2 as const, value }));
  return generate([{ name: 'commonName', value: 'front.example.test' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames },
    ],
  });
}

function getHost(incoming: Incoming): string {
  const authority = 'authority' in incoming ? incoming.authority : undefined;
  return (authority || incoming.headers.host || '').replace(/:443$/, '');
}

/** Forwards the request to the server, with the proxy headers about client and protocol. */
function passOn(incoming: Incoming, { url, host }: Upstream): ClientRequest {
  const own = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
  const address = incoming.socket.remoteAddress ?? '';
  const before = incoming.headers['x-forwarded-for'];
  return requestFrom(url, {
    method: incoming.method,
    path: incoming.url,
    headers: {
      ...Object.fromEntries(own),
      host: host ?? getHost(incoming),
      'x-forwarded-for': before ? `${String(before)}, ${address}` : address,
      'x-forwarded-proto': 'https',
    },
  });
}

function passSocketOn(onward: ClientRequest, socket: Duplex, head: Buffer): void {
  const refuse = () => socket.destroy();
  onward.on('upgrade', (answer, behind, firstBytes) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
    socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
    socket.write(firstBytes);
    behind.write(head);
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  onward.on('response', refuse);
  onward.on('error', refuse);
  onward.end();
}

/** HTTP/2 forbids connection headers. */
function withoutConnectionHeaders(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const { connection, 'keep-alive': keepAlive, 'transfer-encoding': encoding, upgrade, ...rest } = headers;
  return rest;
}
