import { createTunnelFetch } from './stream-tunnel-client.ts';

/**
 * Sends the Studio's event streams over one WebSocket by replacing `globalThis.fetch`; other requests do not change. Returns a
 * function that restores the original `fetch`.
 *
 * Call it once in the body of `sanity.config.ts`, for the embedded lake only. That is early enough: the Studio's client (7.28)
 * loads its EventSource (`@sanity/eventsource` 5, which uses `event-source-polyfill`) by a dynamic import at the first listener,
 * and only then stores `globalThis.fetch`.
 *
 * The native EventSource is not replaced, since the Studio never uses it: clients with headers use the polyfill, and all clients
 * of the Studio send `x-sanity-app`. An `unstable_clientFactory` must therefore pass on `headers`. A Vite alias for the polyfill
 * would work too, but the dependency optimizer of `sanity dev` and the build would both have to support it.
 *
 * @param lakeOrigin - such as `http://localhost:3000`; the page's origin by default.
 */
export function installStreamTunnel(lakeOrigin: string = globalThis.location?.origin ?? ''): () => void {
  const url = URL.parse('/_lake/streams', lakeOrigin);
  // The CLI loads the configuration in Node, without a page and listeners.
  if (typeof document === 'undefined' || !url) return () => {};

  url.protocol = url.protocol.replace('http', 'ws');
  const nativeFetch = globalThis.fetch;
  const tunnelFetch = createTunnelFetch({ url: url.href, nativeFetch: nativeFetch.bind(globalThis) });
  globalThis.fetch = tunnelFetch;
  return () => {
    if (globalThis.fetch === tunnelFetch) globalThis.fetch = nativeFetch;
  };
}
