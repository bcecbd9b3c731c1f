import { answerCloudRequests } from './answer-cloud-requests.ts';
import { installStreamTunnel } from './install-stream-tunnel.ts';
import { silenceSocketWarnings } from './silence-socket-warnings.ts';

export type LakeStudioOptions<Options, Client> = {
  /** Where the lake answers, such as `http://localhost:3000`. */
  url: string;
  /** Of `@sanity/client`, in the version that the Studio itself has. */
  createClient: (options: Options) => Client;
};

/**
 * What a Studio needs to work on the lake, for its `defineConfig`: `...lakeStudio({ url, createClient })`. Its clients ask `url` instead of a host name of the
 * project, and editors sign in with a token of the lake. In the browser all event streams go over one WebSocket, since six of
 * them over HTTP/1.1 leave no connection for a save; and what only Sanity's cloud has, such as the check for a newer version, is answered there
 * quietly. Without a page, as in the command line, nothing of the surroundings is changed.
 */
export function lakeStudio<Options extends object, Client>({
  url,
  createClient,
}: LakeStudioOptions<Options, Client>) {
  silenceSocketWarnings();
  // The tunnel takes over the lake's event streams, so it must see them before they are passed on.
  answerCloudRequests(url);
  installStreamTunnel(url);
  return {
    apiHost: url,
    auth: lakeSignIn(url),
    unstable_clientFactory: (options: Options): Client =>
      createClient({ ...options, useProjectHostname: false }),
  };
}

/** How editors sign in: with a token of the lake at `url`, which the Studio keeps. */
export function lakeSignIn(url: string) {
  return {
    loginMethod: 'token' as const,
    redirectOnSingle: false,
    providers: [{ name: 'token', title: 'Your token', url: `${url}/_lake/login` }],
  };
}
