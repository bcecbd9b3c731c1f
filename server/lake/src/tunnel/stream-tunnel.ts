import { parseClientFrame, type ServerFrame } from './frames.ts';
import { pipeResponse } from './stream-pipe.ts';

/** What the tunnel needs of a WebSocket (a `ws` socket fits); text frames only. */
export type TunnelSocket = {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  /** Bytes sent that the network has not taken yet. */
  readonly bufferedAmount?: number;
};

/** Hand every text frame to `receive`, and call `left` once the socket has closed. */
export type TunnelSession = {
  receive(text: string): void;
  left(): void;
  /** Whether a stream came with a token that was valid. */
  isAuthenticated(): boolean;
};

type Lake = {
  fetch: (request: Request) => Promise<Response>;
  /** Whether a request has a token that is valid. */
  isAuthenticated: (request: Request) => boolean;
  origin: string;
};

const MAX_STREAMS = 256;
/** Close codes of RFC 6455, section 7.4.1. */
const GOING_AWAY = 1001;
const POLICY_VIOLATION = 1008;

/**
 * Carries all event streams of a browser tab over one WebSocket, because a browser opens six HTTP/1.1 connections
 * per host and the Studio keeps more listeners than that. Each stream is an ordinary request to the lake with its
 * own Authorization; the socket itself grants nothing.
 *
 * @param lake.origin - what requests are addressed to, as `http://localhost:3000`.
 */
export function createStreamTunnel(lake: Lake): { join(socket: TunnelSocket): TunnelSession } {
  return { join: (socket) => takeSeat(lake, socket) };
}

function takeSeat(lake: Lake, socket: TunnelSocket): TunnelSession {
  const streams = new Map<number, AbortController>();
  /** The last stream that came with a valid token. */
  let known: Request | undefined;
  const send = (frame: ServerFrame) => socket.send(JSON.stringify(frame));
  const left = () => {
    heartbeat.stop();
    for (const stream of streams.values()) stream.abort();
    streams.clear();
  };
  const hangUp = (code: number, reason: string) => {
    left();
    socket.close(code, reason);
  };
  const heartbeat = startHeartbeat({
    ping: () => {
      // Streams end by themselves then; the socket would go on with the room of one that is known.
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
  return { receive, left, isAuthenticated: () => known !== undefined };
}

const PING_MILLISECONDS = 15_000;
/** Three pings without an answer. */
const SILENCE_MILLISECONDS = 3 * PING_MILLISECONDS;

/**
 * Notices sockets whose other end is gone without a goodbye. A browser gives scripts no WebSocket pings, so the
 * pings are frames of our own and any frame from the other end counts as an answer.
 */
function startHeartbeat(line: { ping(): void; onSilence(): void }): { heard(): void; stop(): void } {
  let lastHeard = Date.now();
  const timer = setInterval(() => {
    if (Date.now() - lastHeard >= SILENCE_MILLISECONDS) line.onSilence();
    else line.ping();
  }, PING_MILLISECONDS);
  // A waiting tab must not keep a stopping process alive.
  timer.unref();
  return {
    heard: () => {
      lastHeard = Date.now();
    },
    stop: () => clearInterval(timer),
  };
}

/** The two kinds of event streams: `/v<version>/data/listen/<dataset>` and `/v<version>/data/live/events/<dataset>`. */
const STREAM_PATH = /^\/v[\dX][\d-]*\/data\/(?:listen|live\/events)\/[^/]+$/i;

const PASSED_HEADER = /^(?:authorization|last-event-id|accept|x-sanity-.+)$/i;

type StreamTarget = { path: string; headers: Record<string, string> };

/**
 * The request that a tunnelled stream stands for: GET, without cookies, with the headers that event streams use.
 * Throws an Error unless the path, once its dots are resolved, is one of the two kinds of event streams.
 *
 * @param origin - the lake's own, as `http://localhost:3000`.
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
