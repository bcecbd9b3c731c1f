import { parseClientFrame, type ServerFrame } from './frames.ts';
import { pipeResponse } from './stream-pipe.ts';

/** The part of a WebSocket (such as that of `ws`) that the tunnel uses; text frames only. */
export type TunnelSocket = {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  /** The unsent bytes. */
  readonly bufferedAmount?: number;
};

/** Pass every text frame to `receive`, and call `left` once the socket has closed. */
export type TunnelSession = {
  receive(text: string): void;
  left(): void;
  /** Whether a stream had a valid token. */
  isAuthenticated(): boolean;
};

type Lake = {
  fetch: (request: Request) => Promise<Response>;
  /** Whether a request has a valid token. */
  isAuthenticated: (request: Request) => boolean;
  origin: string;
};

const MAX_STREAMS = 256;
/** Close codes of RFC 6455, section 7.4.1. */
const GOING_AWAY = 1001;
const POLICY_VIOLATION = 1008;

/**
 * Sends all event streams of a browser tab over one WebSocket, since browsers open only six HTTP/1.1 connections per host and the
 * Studio needs more listeners. Each stream is an ordinary request to the lake with its own Authorization; the socket itself grants
 * no access.
 *
 * @param lake.origin - the origin of requests, such as `http://localhost:3000`.
 */
export function createStreamTunnel(lake: Lake): { join(socket: TunnelSocket): TunnelSession } {
  return { join: (socket) => takeSeat(lake, socket) };
}

function takeSeat(lake: Lake, socket: TunnelSocket): TunnelSession {
  const streams = new Map<number, AbortController>();
  /** The last stream with a valid token. */
  let known: Request | undefined;
  const send = (frame: ServerFrame) => socket.send(JSON.stringify(frame));
  const closeAll = () => {
    heartbeat.stop();
    for (const stream of streams.values()) stream.abort();
    streams.clear();
  };
  const hangUp = (code: number, reason: string) => {
    closeAll();
    socket.close(code, reason);
  };
  const heartbeat = startHeartbeat({
    ping: () => {
      // Streams end by themselves when the token becomes invalid, but the socket would keep the limits of an authenticated one.
      if (known && !lake.isAuthenticated(known)) hangUp(POLICY_VIOLATION, 'the token is not valid any more');
      else send({ ping: true });
    },
    onSilence: () => hangUp(GOING_AWAY, 'no answer to pings'),
  });

  const open = async (id: number, target: StreamTarget) => {
    const controller = new AbortController();
    const { signal } = controller;
    streams.set(id, controller);
    try {
      const request = streamRequest(lake.origin, target, signal);
      if (lake.isAuthenticated(request)) known = request;
      const response = await lake.fetch(request);
      await pipeResponse(response, { id, signal, send, bufferedAmount: () => socket.bufferedAmount ?? 0 });
    } catch (error) {
      if (!signal.aborted) send({ id, error: error instanceof Error ? error.message : String(error) });
    } finally {
      streams.delete(id);
    }
  };

  const receive = (text: string) => {
    heartbeat.heard();
    const frame = parseClientFrame(text);
    if (!frame)
      return hangUp(POLICY_VIOLATION, 'malformed frame: expected {id, open}, {id, close} or {pong}');
    if ('pong' in frame) return;
    if ('close' in frame) return streams.get(frame.id)?.abort();
    if (streams.has(frame.id)) return hangUp(POLICY_VIOLATION, `stream ${frame.id} is open already`);
    if (streams.size >= MAX_STREAMS)
      return send({ id: frame.id, error: `a socket carries ${MAX_STREAMS} streams` });
    void open(frame.id, frame.open);
  };
  return { receive, left: closeAll, isAuthenticated: () => known !== undefined };
}

const PING_INTERVAL_MS = 15_000;
/** Three pings without a response. */
const MAX_SILENCE_MS = 3 * PING_INTERVAL_MS;

/**
 * Detects dead connections. Browser scripts have no access to WebSocket pings, so pings are frames of this protocol, and any frame
 * of the client counts as a response.
 */
function startHeartbeat(line: { ping(): void; onSilence(): void }): { heard(): void; stop(): void } {
  let lastHeard = Date.now();
  const timer = setInterval(() => {
    if (Date.now() - lastHeard >= MAX_SILENCE_MS) line.onSilence();
    else line.ping();
  }, PING_INTERVAL_MS);
  // The timer must not keep a stopping process alive.
  timer.unref();
  return {
    heard: () => {
      lastHeard = Date.now();
    },
    stop: () => clearInterval(timer),
  };
}

/** Matches the event streams: `/v<version>/data/listen/<dataset>` and `/v<version>/data/live/events/<dataset>`. */
const STREAM_PATH = /^\/v[\dX][\d-]*\/data\/(?:listen|live\/events)\/[^/]+$/i;

const PASSED_HEADER = /^(?:authorization|last-event-id|accept|x-sanity-.+)$/i;

type StreamTarget = { path: string; headers: Record<string, string> };

/**
 * The request of a tunnelled stream: GET, without cookies, with the headers that event streams use. Throws an Error unless the
 * normalized path is that of an event stream.
 *
 * @param origin - the lake's origin, such as `http://localhost:3000`.
 */
function streamRequest(origin: string, { path, headers }: StreamTarget, signal: AbortSignal): Request {
  const url = URL.parse(path, origin);
  if (!url || url.origin !== new URL(origin).origin || !STREAM_PATH.test(url.pathname)) {
    throw new Error(`Only /data/listen/ and /data/live/events/ can be streamed, not ${path.slice(0, 200)}`);
  }
  const passed = Object.entries(headers).filter(([name]) => PASSED_HEADER.test(name));
  try {
    return new Request(url, { headers: passed, signal });
  } catch (error) {
    throw new Error(`The request cannot be made: ${String(error)}`);
  }
}
