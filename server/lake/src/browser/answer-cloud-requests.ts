/** Hosts of Sanity's cloud that a Studio asks whatever its configuration says: versions, feedback, telemetry. */
const CLOUD_HOST = /(^|\.)(sanity\.io|sanity-cdn\.com|sanity\.work|sanity-cdn\.work)$/;

/**
 * Answers what the Studio asks of Sanity's cloud here in the page, by replacing `globalThis.fetch`: a machine without
 * a network would log an error for each, and an editor's machine has nothing to report. All other requests stay as
 * they are. For the embedded lake only; a hosted project needs these hosts.
 *
 * The check for an old HTTP version is answered here too: its warning is about the six connections per host that
 * the stream tunnel makes unnecessary.
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
