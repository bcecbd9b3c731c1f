import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Lake } from '../lake.ts';
import { MAX_UNREAD_BYTES } from '../listen/event-stream.ts';

/** The lake's side of a socket: `receive` handles incoming text, `left` must be called when the socket closes. */
type SocketSession = { receive(text: string): void; left(): void; isAuthenticated(): boolean };
type SocketSender = {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  readonly bufferedAmount: number;
};
type Protocol = {
  join(line: SocketSender): SocketSession;
  /** A client with more unread bytes is disconnected; it then reconnects. */
  maxUnreadBytes: number;
};

const PRESENCE_PATH = /^\/+v[^/]+\/socket\/([^/]+)$/;
const STREAMS_PATH = '/_lake/streams';
/** Frames are short: a token, a position in a document, the URL of a stream. */
const MAX_FRAME_BYTES = 64_000;
/** Presence is sent repeatedly, so little needs to be buffered. */
const MAX_UNREAD_PRESENCE = 1_000_000;
/** The limit for an unauthenticated socket. */
const MAX_UNREAD_UNAUTHENTICATED = 100_000;

/**
 * Connects WebSocket upgrades of the HTTP server to the lake's two socket protocols: presence, and the event streams of a browser
 * tab. Other paths, and pages of other origins, are refused. Unauthenticated sockets are closed after a timeout
 * (`Lake.openSocket`).
 *
 * @returns a function that closes every socket
 */
export function attachSockets(
  server: EventEmitter,
  lake: Lake,
  isAllowed: (request: IncomingMessage) => boolean,
  getAddress: (request: IncomingMessage) => string,
): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Without a handler, an error during the upgrade (such as a disconnection) would crash the process.
    socket.on('error', () => socket.destroy());
    const address = getAddress(request);
    const protocol = isAllowed(request) ? readProtocol(request, lake, address) : undefined;
    if (!protocol) {
      // Destroyed, since a half-open socket would prevent the server from closing.
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n', () => socket.destroy());
      return;
    }
    sockets.handleUpgrade(request, socket, head, (connection) => {
      const known = lake.openSocket({ address }, () => connection.terminate());
      joinRoom(connection, protocol, known);
    });
  });
  return () => {
    for (const connection of sockets.clients) connection.terminate();
    sockets.close();
  };
}

function readProtocol(request: IncomingMessage, lake: Lake, address: string): Protocol | undefined {
  const url = URL.parse(request.url ?? '/', `http://${request.headers.host ?? ''}`);
  if (url?.pathname === STREAMS_PATH) {
    return { ...lake.streams(url.origin, { address }), maxUnreadBytes: MAX_UNREAD_BYTES };
  }
  const dataset = PRESENCE_PATH.exec(url?.pathname ?? '')?.[1];
  try {
    return dataset === undefined
      ? undefined
      : { ...lake.presence(dataset, { address }), maxUnreadBytes: MAX_UNREAD_PRESENCE };
  } catch {
    // The dataset does not exist.
    return undefined;
  }
}

/** @param known called when the client is authenticated, and when the socket closes */
function joinRoom(connection: WebSocket, { join, maxUnreadBytes }: Protocol, known: () => void): void {
  connection.on('error', () => connection.terminate());
  let isStranger = true;
  const taken = join({
    send: (text) => {
      // Only unread earlier frames count, so that a single large frame can be sent.
      const isBehind = connection.bufferedAmount > (isStranger ? MAX_UNREAD_UNAUTHENTICATED : maxUnreadBytes);
      if (isBehind) connection.terminate();
      else connection.send(text);
    },
    close: (code, reason) => connection.close(code, reason),
    get bufferedAmount() {
      return connection.bufferedAmount;
    },
  });
  connection.on('message', (data) => {
    try {
      taken.receive(String(data));
      if (isStranger && taken.isAuthenticated()) {
        isStranger = false;
        known();
      }
    } catch (error) {
      console.error('A message on a socket could not be answered:', error);
      connection.terminate();
    }
  });
  connection.on('close', () => {
    known();
    taken.left();
  });
}
