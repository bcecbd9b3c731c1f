import { createTunnelFetch } from './stream-tunnel-client.ts';

/**
 * Sends the Studio's event streams over one WebSocket by replacing `globalThis.fetch`; all other requests stay as
 * they are. Returns a function that puts the former `fetch` back.
 *
 * Call it once in the body of `sanity.config.ts`, for the embedded lake only. That is early enough: the Studio's
 * client (7.28) loads its EventSource (`@sanity/eventsource` 5, over `event-source-polyfill`) by a dynamic import at
 * the first listener, and only then is `globalThis.fetch` read and kept.
 *
 * The browser's native EventSource is left alone, since the Studio never uses it: a client with headers takes the
 * polyfill, and every client of the Studio carries `x-sanity-app`. A `unstable_clientFactory` must therefore hand on
 * `headers`. Replacing the polyfill's module by a Vite alias would do the same, but the dependency optimizer of
 * `sanity dev` and the build would each need to honour it.
 *
 * @param lakeOrigin - as `http://localhost:3000`; the page's own by default.
 */
export function installStreamTunnel(lakeOrigin: string = globalThis.location?.origin ?? ''): () => void {
  const url = URL.parse('/_lake/streams', lakeOrigin);
  // The CLI reads the configuration in Node, where there is no page and nothing to listen to.
  if (typeof document === 'undefined' || !url) return () => {};

  url.protocol = url.protocol.replace('http', 'ws');
  const nativeFetch = globalThis.fetch;
  const tunnelFetch = createTunnelFetch({ url: url.href, nativeFetch: nativeFetch.bind(globalThis) });
  globalThis.fetch = tunnelFetch;
  return () => {
    if (globalThis.fetch === tunnelFetch) globalThis.fetch = nativeFetch;
  };
}
