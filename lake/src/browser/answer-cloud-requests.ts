/** Hosts of Sanity's cloud to which a Studio sends requests whatever its configuration: versions, feedback, telemetry. */
const CLOUD_HOST = /(^|\.)(sanity\.io|sanity-cdn\.com|sanity\.work|sanity-cdn\.work)$/;

/**
 * Answers the Studio's requests to Sanity's cloud in the page, by replacing `globalThis.fetch`: without a network the browser would
 * log an error for each. All other requests do not change. For the embedded lake only; a hosted project needs these hosts.
 *
 * The Studio's check for HTTP/1.1 is answered here too: it warns of the six connections per host, which the stream tunnel makes
 * sufficient.
 *
 * @param lakeOrigin - as `http://localhost:3000`
 */
export function answerCloudRequests(lakeOrigin: string): void {
  if (typeof document === 'undefined') return;
  const passOn = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), lakeOrigin);
    if (CLOUD_HOST.test(url.hostname) || isProtocolCheck(url, lakeOrigin)) return Response.json({});
    return passOn(input, init);
  };
}

function isProtocolCheck(url: URL, lakeOrigin: string): boolean {
  return url.origin === lakeOrigin && url.searchParams.get('tag') === 'sanity.studio.protocol-check';
}
