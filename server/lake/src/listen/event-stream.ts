/** One server-sent event; `data` is sent as JSON, which the client requires of every frame, and never changed. */
export type ServerSentEvent = { event: string; id?: string | undefined; data: object };

/** The reader of a stream. */
export type StreamReader = {
  /** Aborts when the reader has gone. */
  signal: AbortSignal;
  /** Whether the reader may still read: a token may be revoked or expire. Asked now and then; the stream ends once not. */
  mayGoOn(): boolean;
};

export type EventSink = { send(event: ServerSentEvent): void; end(): void };

/** Shorter than the 15 s after which proxies and clients begin to doubt a silent stream. */
const KEEP_ALIVE_MS = 10_000;

/** How long clients wait before they reconnect; three seconds unless they are told. */
const RETRY_MS = 1000;

/** A reader that leaves more unread is disconnected; it reconnects, and resumes or reads again. */
export const MAX_UNREAD_BYTES = 32_000_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** The answer to a HEAD request. It opens no stream, which nothing would close. */
export function eventStreamHead(): Response {
  return new Response(null, { headers: HEADERS });
}

/**
 * A `text/event-stream` response. `start` receives the sink and returns what to do when the reader has gone
 * (cancelled the body or aborted the request) or the sink was ended.
 */
export function eventStream(reader: StreamReader, start: (sink: EventSink) => () => void): Response {
  let cancel = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        cancel = run(controller, reader, start);
      },
      cancel: () => cancel(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_UNREAD_BYTES }),
  );
  return new Response(body, { headers: HEADERS });
}

/** Feeds the stream. Returns what to do when its reader cancels it. */
function run(
  controller: ReadableStreamDefaultController<Uint8Array>,
  { signal, mayGoOn }: StreamReader,
  start: (sink: EventSink) => () => void,
): () => void {
  let open = true;
  let stop: (() => void) | undefined;
  const finish = () => {
    if (!open) return;
    open = false;
    clearInterval(keepAlive);
    signal.removeEventListener('abort', end);
    stop?.();
  };
  const end = () => {
    if (open) controller.close();
    finish();
  };
  const write = (bytes: Uint8Array) => {
    if (!open) return;
    controller.enqueue(bytes);
    if ((controller.desiredSize ?? 0) <= 0) end();
  };
  const keepAlive = setInterval(() => (mayGoOn() ? write(SIGN_OF_LIFE) : end()), KEEP_ALIVE_MS);
  // The timer must not keep a stopping process alive.
  keepAlive.unref();
  signal.addEventListener('abort', end);
  // The first text makes intermediaries pass the headers on at once.
  write(GREETING);
  stop = start({ send: (event) => write(frame(event)), end });
  if (!open) stop();
  if (signal.aborted) end();
  return finish;
}

const encoder = new TextEncoder();
const SIGN_OF_LIFE = encoder.encode(':\n\n');
const GREETING = encoder.encode(`retry: ${RETRY_MS}\n\n`);

/** By the data of an event and by what stands before it: many listeners are sent the same. */
const encoded = new WeakMap<object, Map<string, Uint8Array>>();

function frame({ event, id, data }: ServerSentEvent): Uint8Array {
  const head = `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}`;
  const known = encoded.get(data) ?? new Map<string, Uint8Array>();
  encoded.set(data, known);
  const bytes = known.get(head) ?? encoder.encode(`${head}data: ${JSON.stringify(data)}\n\n`);
  known.set(head, bytes);
  return bytes;
}
