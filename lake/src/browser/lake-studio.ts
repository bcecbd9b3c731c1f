import { installStreamTunnel } from './install-stream-tunnel.ts';
import { silenceSocketWarnings } from './silence-socket-warnings.ts';

export type LakeStudioOptions<Options, Client> = {
  /** The origin of the lake, such as `http://localhost:3000`. */
  url: string;
  /** From `@sanity/client`, in the version that the Studio itself depends on. */
  createClient: (options: Options) => Client;
};

/**
 * Configures a Studio for the lake: spread the result into its `defineConfig`, as `...lakeStudio({ url, createClient })`. All clients
 * send their requests to `url`, and editors sign in with a token of the lake.
 *
 * In a browser it also replaces `fetch` and `WebSocket`. All event streams share one WebSocket, since six of them over HTTP/1.1 would
 * leave no connection for a save. Requests to Sanity's cloud, such as the check for a newer version, get an empty response without
 * a network. In Node, as in the command line, no global is replaced.
 *
 * Comments and tasks are off, since Sanity's cloud keeps them. A `document` of the configuration itself needs `comments` of its own.
 */
export function lakeStudio<Options extends object, Client>({
  url,
  createClient,
}: LakeStudioOptions<Options, Client>) {
  silenceSocketWarnings();
  // Before the tunnel, which must get the event streams first.
  answerCloudRequests(url);
  installStreamTunnel(url);
  return {
    apiHost: url,
    auth: lakeSignIn(url),
    document: { comments: { enabled: false } },
    tasks: { enabled: false },
    unstable_clientFactory: (options: Options): Client =>
      createClient({ ...options, useProjectHostname: false }),
  };
}

/** Sign-in with a token of the lake at `url`, which the Studio stores. */
export function lakeSignIn(url: string) {
  return {
    loginMethod: 'token' as const,
    redirectOnSingle: false,
    providers: [{ name: 'token', title: 'Your token', url: `${url}/_lake/login` }],
  };
}

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
function answerCloudRequests(lakeOrigin: string): void {
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
