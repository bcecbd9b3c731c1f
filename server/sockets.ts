import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Lake } from './lake/lake.ts';

/** A socket protocol of the lake: what to do with text that comes in, and when the socket has gone. */
type Seat = { receive(text: string): void; left(): void };
type Line = { send(text: string): void; close(): void; readonly bufferedAmount: number };

const PRESENCE_PATH = /^\/+v[^/]+\/socket\/([^/]+)$/;
const STREAMS_PATH = '/_lake/streams';

/**
 * Connects WebSocket upgrades of the HTTP server to the lake's two socket protocols: presence, and the event
 * streams of a browser tab. Anything else, and any page that is not ours, is refused.
 *
 * @returns the way to close every socket
 */
export function attachSockets(
  server: Server,
  lake: Lake,
  isAllowed: (request: IncomingMessage) => boolean,
): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1_000_000 });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    const join = isAllowed(request) ? seatFor(url, lake) : undefined;
    if (!join) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (connection) => seat(connection, join));
  });
  return () => {
    for (const connection of sockets.clients) connection.terminate();
    sockets.close();
  };
}

function seatFor(url: URL, lake: Lake): ((line: Line) => Seat) | undefined {
  if (url.pathname === STREAMS_PATH) return (line) => lake.streams(url.origin).join(line);
  const dataset = PRESENCE_PATH.exec(url.pathname)?.[1];
  if (!dataset) return undefined;
  return (line) => lake.presence(dataset).join(line);
}

function seat(connection: WebSocket, join: (line: Line) => Seat): void {
  const taken = join({
    send: (text) => connection.send(text),
    close: () => connection.close(),
    get bufferedAmount() {
      return connection.bufferedAmount;
    },
  });
  connection.on('message', (data) => taken.receive(String(data)));
  connection.on('close', () => taken.left());
  connection.on('error', () => connection.terminate());
}
