import { createLastingStreams } from './lasting-stream.ts';
import type { OpenStream, TunnelWebSocketClass } from './stream-socket.ts';
import { createStreamSocket } from './stream-socket.ts';

/** Matches the event streams: `/v<version>/data/listen/<dataset>` and `/v<version>/data/live/events/<dataset>`. */
const STREAM_PATH = /^\/v[\dX][\d-]*\/data\/(?:listen|live\/events)\/[^/]+$/i;

/** Statuses with which the Response constructor accepts no body. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Creates a `fetch` that sends the lake's event streams over one WebSocket and all other requests with `nativeFetch`.
 *
 * A stream resolves to a Response with status, headers and a readable body, like that of native fetch. Aborting its signal or
 * cancelling its body also closes it on the lake. When the socket is lost, a stream whose events have ids is resumed on a new
 * socket; other streams fail with a TypeError, as fetch does on a lost connection.
 *
 * @param options.url - the lake's `/_lake/streams`, as ws: or wss: URL; it is used for streams of the same host.
 */
export function createTunnelFetch(options: {
  url: string;
  nativeFetch: typeof fetch;
  WebSocket?: TunnelWebSocketClass;
}): typeof fetch {
  const { url, nativeFetch } = options;
  const openStream = createLastingStreams(createStreamSocket(url, options.WebSocket ?? WebSocket));
  const lakeOrigin = new URL(url.replace(/^ws/, 'http')).origin;

  return (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const target = URL.parse(request?.url ?? String(input), globalThis.location?.href);
    const method = init?.method ?? request?.method ?? 'GET';
    const isStream =
      method.toUpperCase() === 'GET' && target?.origin === lakeOrigin && STREAM_PATH.test(target.pathname);
    if (!isStream) return nativeFetch(input, init);
    return fetchStream(openStream, {
      path: target.pathname + target.search,
      headers: Object.fromEntries(new Headers(init?.headers ?? request?.headers)),
      signal: init?.signal ?? request?.signal,
    });
  };
}

function fetchStream(
  openStream: OpenStream,
  request: { path: string; headers: Record<string, string>; signal: AbortSignal | undefined },
): Promise<Response> {
  const { path, headers, signal } = request;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const encoder = new TextEncoder();
    let body: ReadableStreamDefaultController<Uint8Array> | undefined;

    const fail = (reason: unknown) => {
      signal?.removeEventListener('abort', abort);
      reject(reason);
      body?.error(reason);
    };
    const abort = () => {
      close();
      fail(signal?.reason);
    };
    const close = openStream(
      { path, headers },
      {
        head(status, responseHeaders) {
          const stream = new ReadableStream<Uint8Array>({
            start(controller) {
              body = controller;
            },
            cancel() {
              signal?.removeEventListener('abort', abort);
              close();
            },
          });
          resolve(
            new Response(WITHOUT_BODY.has(status) ? null : stream, { status, headers: responseHeaders }),
          );
        },
        chunk: (text) => body?.enqueue(encoder.encode(text)),
        end() {
          signal?.removeEventListener('abort', abort);
          body?.close();
        },
        fail,
      },
    );
    signal?.addEventListener('abort', abort);
  });
}
