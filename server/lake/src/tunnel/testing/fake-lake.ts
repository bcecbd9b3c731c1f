/** One event stream that the fake lake serves; `push` and `end` play the lake, `isCancelled` tells what it noticed. */
export type ServedStream = {
  request: Request;
  push(data: string | Uint8Array): void;
  end(): void;
  fail(error: Error): void;
  isCancelled: boolean;
};

/** A lake that answers every request with an endless event stream, kept in `streams` by its URL path and query. */
export function fakeLake() {
  const streams = new Map<string, ServedStream>();

  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const served: ServedStream = {
      request,
      push: (data) => controller?.enqueue(typeof data === 'string' ? new TextEncoder().encode(data) : data),
      end: () => controller?.close(),
      fail: (error) => controller?.error(error),
      isCancelled: false,
    };
    const body = new ReadableStream<Uint8Array>({
      start: (started) => {
        controller = started;
      },
      cancel: () => {
        served.isCancelled = true;
      },
    });
    streams.set(pathname + search, served);
    return new Response(body, {
      headers: { 'content-type': 'text/event-stream', 'set-cookie': 'secret=1', 'x-sanity-warning': 'none' },
    });
  };

  const stream = (path: string): ServedStream => {
    const served = streams.get(path);
    if (!served)
      throw new Error(`nobody asked the lake for ${path}, only for ${[...streams.keys()].join(', ')}`);
    return served;
  };

  return { fetch, stream, streams };
}
