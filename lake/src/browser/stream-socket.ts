import type { ClientFrame, ServerFrame } from '../tunnel/frames.ts';

/** The part of the browser's WebSocket that is used. */
type TunnelWebSocket = EventTarget & Pick<WebSocket, 'send' | 'close'>;
export type TunnelWebSocketClass = new (url: string) => TunnelWebSocket;

/** Receives the response of one stream; `end` or `fail` is the last call. */
export type StreamListener = {
  head(status: number, headers: Record<string, string>): void;
  chunk(text: string): void;
  end(): void;
  fail(error: TypeError): void;
};

/** Starts a stream. The returned function closes it, after which the listener is not called again. */
export type OpenStream = (
  target: { path: string; headers: Record<string, string> },
  listener: StreamListener,
) => () => void;

const CHECK_INTERVAL_MS = 15_000;
/** The lake pings every 15 seconds, so three pings are missing after this time. */
const MAX_SILENCE_MS = 45_000;

/** Opens the socket for the first stream, and a new one for the first stream after it was lost. */
export function createStreamSocket(url: string, WebSocketClass: TunnelWebSocketClass): OpenStream {
  let current: OpenStream | undefined;
  return (target, listener) => {
    current ??= connect(new WebSocketClass(url), () => {
      current = undefined;
    });
    return current(target, listener);
  };
}

function connect(socket: TunnelWebSocket, onLost: () => void): OpenStream {
  const streams = new Map<number, StreamListener>();
  /** The frames to send when the socket opens; undefined once it is open. */
  let waiting: string[] | undefined = [];
  let lastHeard = Date.now();
  let lastId = 0;
  let isLost = false;

  const send = (frame: ClientFrame) => {
    const text = JSON.stringify(frame);
    if (waiting) waiting.push(text);
    else socket.send(text);
  };
  const markLost = () => {
    if (isLost) return;
    isLost = true;
    clearInterval(check);
    onLost();
    const lost = [...streams.values()];
    streams.clear();
    for (const stream of lost)
      stream.fail(new TypeError('The socket that carries the event streams was lost'));
  };
  const check = setInterval(() => {
    if (Date.now() - lastHeard < MAX_SILENCE_MS) return;
    // A dead connection may take minutes to report its close.
    markLost();
    socket.close();
  }, CHECK_INTERVAL_MS);

  socket.addEventListener('open', () => {
    for (const text of waiting ?? []) socket.send(text);
    waiting = undefined;
  });
  socket.addEventListener('close', markLost);
  socket.addEventListener('message', (event) => {
    lastHeard = Date.now();
    if (!('data' in event)) return;
    const frame = readServerFrame(String(event.data));
    if ('ping' in frame) return send({ pong: true });
    const stream = streams.get(frame.id);
    if ('head' in frame) return stream?.head(frame.head.status, frame.head.headers);
    if ('chunk' in frame) return stream?.chunk(frame.chunk);
    streams.delete(frame.id);
    if ('end' in frame) stream?.end();
    else stream?.fail(new TypeError(`The lake could not serve the event stream: ${frame.error}`));
  });

  return (target, listener) => {
    const id = ++lastId;
    streams.set(id, listener);
    send({ id, open: target });
    return () => {
      if (streams.delete(id)) send({ id, close: true });
    };
  };
}

/** Parses a frame. It is not validated, since page and lake are from the same server. */
function readServerFrame(text: string): ServerFrame {
  return JSON.parse(text);
}
