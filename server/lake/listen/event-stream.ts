/** One server-sent event; `data` is sent as JSON, which the client requires of every frame. */
export type ServerSentEvent = { event: string; id?: string | undefined; data: unknown };

export type EventSink = { send(event: ServerSentEvent): void; end(): void };

/** Shorter than the 15 s after which proxies and clients begin to doubt a silent stream. */
const KEEP_ALIVE_MS = 10_000;

/**
 * A `text/event-stream` response. `start` receives the sink and returns what to do when the reader has gone
 * (cancelled the body or aborted the request).
 */
export function eventStream(signal: AbortSignal, start: (sink: EventSink) => () => void): Response {
  const encoder = new TextEncoder();
  let finish = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true;
      let stop = () => {};
      const write = (text: string) => {
        if (open) controller.enqueue(encoder.encode(text));
      };
      const keepAlive = setInterval(() => write(':\n\n'), KEEP_ALIVE_MS);
      finish = () => {
        if (!open) return;
        open = false;
        clearInterval(keepAlive);
        stop();
      };
      // The first comment makes intermediaries pass the headers on at once.
      write(':\n\n');
      stop = start({
        send: (event) => write(frame(event)),
        end: () => {
          if (open) controller.close();
          finish();
        },
      });
      signal.addEventListener('abort', finish, { once: true });
    },
    cancel: () => finish(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}

function frame({ event, id, data }: ServerSentEvent): string {
  const identifier = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${event}\n${identifier}data: ${JSON.stringify(data)}\n\n`;
}
