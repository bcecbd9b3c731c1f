/** One event stream of the fake lake. `push`, `end` and `fail` act as the lake; `isCancelled` is set when the reader cancels. */
type ServedStream = {
  request: Request;
  push(data: string | Uint8Array): void;
  end(): void;
  fail(error: Error): void;
  isCancelled: boolean;
};

/** A fake lake that responds to every request with an endless event stream, listed in `streams` by URL path and query. */
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
