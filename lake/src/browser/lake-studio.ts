import { answerCloudRequests } from './answer-cloud-requests.ts';
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
