/** One server-sent event. `data` is sent as JSON, which clients require in every event, and must not be mutated. */
type ServerSentEvent = { event: string; id?: string | undefined; data: object };

/** The reader of a stream. */
export type StreamReader = {
  /** Aborts when the reader disconnects. */
  signal: AbortSignal;
  /** Whether the reader still has permission: its token may be revoked or expire. Checked regularly; if false, the stream ends. */
  mayGoOn(): boolean;
};

export type EventSink = { send(event: ServerSentEvent): void; end(): void };

/** Shorter than the 15 seconds after which some proxies and clients close a silent stream. */
const KEEP_ALIVE_MS = 10_000;

/** The reconnection delay of clients; their default is three seconds. */
const RETRY_MS = 1000;

/** A reader with more unread bytes is disconnected; it reconnects, and resumes or starts again. */
export const MAX_UNREAD_BYTES = 32_000_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** The response to a HEAD request. It opens no stream, since a stream without a reader would never be closed. */
export function createEventStreamHead(): Response {
  return new Response(null, { headers: HEADERS });
}

/**
 * A `text/event-stream` response. `start` receives the sink and returns a cleanup function, which runs when the reader has
 * disconnected (cancelled the body or aborted the request) or the sink was ended.
 */
export function createEventStream(reader: StreamReader, start: (sink: EventSink) => () => void): Response {
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

/** Writes to the stream. Returns the function to call when its reader cancels it. */
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
  const keepAlive = setInterval(() => (mayGoOn() ? write(KEEP_ALIVE) : end()), KEEP_ALIVE_MS);
  // The timer must not keep a stopping process alive.
  keepAlive.unref();
  signal.addEventListener('abort', end);
  // Proxies forward the headers immediately once the body has started.
  write(RETRY_FIELD);
  stop = start({ send: (event) => write(encodeEvent(event)), end });
  if (!open) stop();
  if (signal.aborted) end();
  return finish;
}

const encoder = new TextEncoder();
const KEEP_ALIVE = encoder.encode(':\n\n');
const RETRY_FIELD = encoder.encode(`retry: ${RETRY_MS}\n\n`);

/** Caches encoded events by data and header lines, since many listeners receive the same event. */
const encoded = new WeakMap<object, Map<string, Uint8Array>>();

function encodeEvent({ event, id, data }: ServerSentEvent): Uint8Array {
  const head = `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}`;
  const known = encoded.get(data) ?? new Map<string, Uint8Array>();
  encoded.set(data, known);
  const bytes = known.get(head) ?? encoder.encode(`${head}data: ${JSON.stringify(data)}\n\n`);
  known.set(head, bytes);
  return bytes;
}
