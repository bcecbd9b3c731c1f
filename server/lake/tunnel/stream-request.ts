/** The two kinds of event streams: `/v<version>/data/listen/<dataset>` and `/v<version>/data/live/events/<dataset>`. */
const STREAM_PATH = /^\/v[\dX][\d-]*\/data\/(?:listen|live\/events)\/[^/]+$/i;

const PASSED_HEADER = /^(?:authorization|last-event-id|accept|x-sanity-.+)$/i;

export type StreamTarget = { path: string; headers: Record<string, string> };

/**
 * The request that a tunnelled stream stands for: GET, without cookies, with the headers that event streams use.
 * Throws an Error unless the path, once its dots are resolved, is one of the two kinds of event streams.
 *
 * @param origin - the lake's own, as `http://localhost:3000`.
 */
export function streamRequest(origin: string, { path, headers }: StreamTarget, signal: AbortSignal): Request {
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
