import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Lake } from './lake/lake.ts';

/** A socket protocol of the lake: what to do with text that comes in, and when the socket has gone. */
type Seat = { receive(text: string): void; left(): void };
type Line = { send(text: string): void; close(): void; readonly bufferedAmount: number };
type Join = (line: Line) => Seat;

const PRESENCE_PATH = /^\/+v[^/]+\/socket\/([^/]+)$/;
const STREAMS_PATH = '/_lake/streams';
/** Frames are short: a token, a place in a document, the address of a stream. */
const MAX_FRAME_BYTES = 64_000;

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
  addressOf: (request: IncomingMessage) => string,
): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Whoever hangs up in the middle of this must not take the process along.
    socket.on('error', () => socket.destroy());
    const join = isAllowed(request) ? joinFor(request, lake, addressOf(request)) : undefined;
    if (!join) {
      // A half-closed socket would keep the server from closing.
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n', () => socket.destroy());
      return;
    }
    sockets.handleUpgrade(request, socket, head, (connection) => seat(connection, join));
  });
  return () => {
    for (const connection of sockets.clients) connection.terminate();
    sockets.close();
  };
}

function joinFor(request: IncomingMessage, lake: Lake, address: string): Join | undefined {
  const url = URL.parse(request.url ?? '/', `http://${request.headers.host ?? ''}`);
  if (url?.pathname === STREAMS_PATH) return lake.streams(url.origin, { address }).join;
  const dataset = PRESENCE_PATH.exec(url?.pathname ?? '')?.[1];
  try {
    return dataset === undefined ? undefined : lake.presence(dataset).join;
  } catch {
    // There is no such dataset.
    return undefined;
  }
}

function seat(connection: WebSocket, join: Join): void {
  connection.on('error', () => connection.terminate());
  const taken = join({
    send: (text) => connection.send(text),
    close: () => connection.close(),
    get bufferedAmount() {
      return connection.bufferedAmount;
    },
  });
  connection.on('message', (data) => {
    try {
      taken.receive(String(data));
    } catch (error) {
      console.error('A message on a socket could not be answered:', error);
      connection.terminate();
    }
  });
  connection.on('close', () => taken.left());
}
