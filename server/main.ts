import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ServerType } from '@hono/node-server';
import { adminToken } from './admin-token.ts';
import { Answering } from './answering.ts';
import { callerAddress } from './caller-address.ts';
import type { Environment } from './environment.ts';
import { Faults } from './faults.ts';
import { createFrontDoor, type FrontDoor } from './front-door.ts';
import {
  allowedHosts,
  allowedOrigins,
  hostedApi,
  hostedOrigins,
  internalUrl,
  loginTargets,
  previewingOrigin,
} from './hosts.ts';
import { isAllowedOrigin } from './lake/cors.ts';
import { isPublicId } from './lake/document.ts';
import { studioToken } from './lake/identity.ts';
import { type Lake, openLake } from './lake/lake.ts';
import { PUBLIC_LIMITS } from './lake/limits/limits.ts';
import { listen } from './listen.ts';
import { type Log, openLog } from './log/log.ts';
import { LoginTries } from './login-tries.ts';
import { createEditorCheck } from './providers/editor-check.ts';
import { type LoadOfflineTools, noOfflineTools } from './providers/offline/offline-tools.ts';
import { openProviders } from './providers/open-providers.ts';
import { removeServerState, writeServerState } from './server-state.ts';
import { attachSockets } from './sockets.ts';
import { collectStartGarbage } from './start-garbage.ts';
import { studioHost } from './studio-host.ts';

/** How long, in ms, until pages are rendered again that the lake did not give the content for: out of reach, or too busy. */
const RETRY_AFTER_MS = 30_000;

/** Where the builds are: `client` and `server` of the site, and the Studio. */
export type Builds = { siteClient: string; siteServer: string; studio: string };

export type RunningServer = {
  /** `http://localhost:3000`, or the configured public address. */
  url: string;
  /** Where programs on this machine reach it. */
  internalUrl: string;
  port: number;
  lake: Lake;
  adminToken: string;
  /** Mounts site and Studio, renders every route ahead, and answers health with 200 from then on. */
  goLive(builds: Builds): Promise<{ rendered: number }>;
  /** Answers health with 200 without a site and a Studio: somebody else serves those. */
  goLiveAlone(): void;
  /**
   * Takes no more connections, lets answers under way finish for a moment, ends event streams and closes the lake; what was
   * acknowledged is on disk already.
   */
  close(): Promise<void>;
};

/** Ways to serve a lake that most programs do not ask for. */
export type ServerModes = {
  /** The same times and ids in every run. */
  deterministic?: boolean;
  /** Lets the administrator ask for faults at `/_lake/faults`. */
  faults?: boolean;
  /** Where lines about requests go; the standard error stream when absent. */
  log?: Log;
};

/**
 * Opens the port and the lake. Until `goLive` only the lake and the avatar providers answer, and health says `starting`.
 *
 * @param tools loads what speaks and draws where no provider is configured; without it the providers say that
 *   nothing is installed
 * @throws StartError when the port is taken, DataFolderError when the data folder cannot be used
 */
export async function openServer(
  environment: Environment,
  tools: LoadOfflineTools = noOfflineTools,
  modes: ServerModes = {},
): Promise<RunningServer> {
  const door: { current: FrontDoor | undefined } = { current: undefined };
  const answering = new Answering(modes.log ?? openLog({ ...environment, secrets: [] }));
  const { server, port } = await listen(environment, (request, { incoming, outgoing }) => {
    const forwardedFor = request.headers.get('x-forwarded-for');
    const caller = callerAddress(forwardedFor, incoming.socket.remoteAddress, environment.production);
    // node-server's type also covers HTTP/2, which `serve` was not asked for.
    return answering.answer(request, () => answer(door.current, request, caller), outgoing as ServerResponse);
  });
  try {
    return running(environment, server, port, door, answering, tools, modes);
  } catch (error) {
    server.close();
    throw error;
  }
}

function running(
  environment: Environment,
  server: ServerType,
  port: number,
  door: { current: FrontDoor | undefined },
  answering: Answering,
  loadTools: LoadOfflineTools,
  { deterministic = false, faults = false }: ServerModes,
): RunningServer {
  const token = adminToken(environment.adminToken, environment.dataDirectory);
  const local = internalUrl(environment, port);
  const url = environment.siteUrl ?? local;
  const origins = allowedOrigins(environment, port);
  const hosts = allowedHosts(environment, port);
  const lake = openLake({
    path: environment.dataDirectory,
    projectId: environment.projectId,
    datasets: [environment.dataset],
    adminToken: token,
    allowedOrigins: origins,
    publicOrigin: url,
    deterministic,
    isLocal: !environment.production,
    ...(environment.production ? { limits: PUBLIC_LIMITS } : {}),
  });
  const instance = randomUUID();
  const frontDoor = createFrontDoor({
    lake,
    instance,
    backups: join(environment.dataDirectory, 'backups'),
    faults: faults ? new Faults() : undefined,
    hosts,
    siteUrl: environment.siteUrl,
    hostedLake: environment.embedded ? undefined : hostedApi(environment.projectId),
    login: { tokens: lake.tokens, tries: new LoginTries(), targets: loginTargets(environment, port) },
    providers: openProviders({
      settings: environment.providers,
      directory: join(environment.dataDirectory, 'providers'),
      ownOrigin: url,
      allowedOrigins: origins,
      isEditor: createEditorCheck({
        fetchLake: environment.embedded ? lake.fetch : fetch,
        lakeUrl: environment.embedded ? local : hostedApi(environment.projectId),
        now: Date.now,
      }),
      loadTools,
    }),
  });
  door.current = frontDoor;
  const closeSockets = attachSockets(
    // node-server's type also covers HTTP/2, which `serve` was not asked for.
    server as Server,
    lake,
    (request: IncomingMessage) =>
      hosts.has(request.headers.host ?? '') && isAllowedOrigin(request.headers.origin ?? null, origins),
    (request) =>
      callerAddress(
        String(request.headers['x-forwarded-for'] ?? ''),
        request.socket.remoteAddress,
        environment.production,
      ),
  );
  writeServerState(environment.dataDirectory, { url: local, pid: process.pid, instance });
  const afterwards: (() => void)[] = [];

  return {
    url,
    internalUrl: local,
    port,
    lake,
    adminToken: token,
    async goLive(builds) {
      await lake.moveAssets(url);
      // What draws pages and pictures takes memory that a lake alone does not need.
      const { createSite } = await import('./site/site.ts');
      const { fetchPastCdn, followHosted } = await import('./site/follow-hosted.ts');
      const site = await createSite({
        clientDir: builds.siteClient,
        serverDir: builds.siteServer,
        fetchLake: environment.embedded ? lake.fetch : fetchPastCdn,
        trusted: {
          content: environment.embedded ? [] : hostedOrigins(environment.projectId),
          frames: [previewingOrigin(environment)].filter((origin) => origin !== undefined),
        },
        gate: environment.gate,
        siteUrl: url,
        serviceWorker: environment.serviceWorker,
        cacheDir: join(environment.dataDirectory, 'rendered'),
        retryAfterMs: RETRY_AFTER_MS,
        onError: (error) => console.error('A part of the site could not be made:', error),
      });
      // Before the first rendering: what is published while that is under way is not in it.
      const unfollow = environment.embedded
        ? lake.onCommit(environment.dataset, ({ changes }) => {
            // Drafts change with every keystroke and show on no page.
            if (changes.some((change) => isPublicId(change.id))) site.contentChanged();
          })
        : followHosted(environment, site.contentChanged, (error) =>
            console.error('The hosted project tells of no more changes; restart to follow it again:', error),
          );
      afterwards.push(() => site.close(), unfollow);
      const { rendered } = await site.prerenderAll().catch((error) => {
        // A hosted lake may be out of reach; then what was rendered last is shown.
        if (environment.embedded) throw error;
        console.error('The content lake does not answer; the pages rendered last are served:', error);
        return { rendered: 0 };
      });
      const handsOutToken = environment.embedded && !environment.production;
      frontDoor.open({
        site,
        studio: studioHost({
          directory: builds.studio,
          projectId: environment.projectId,
          token: handsOutToken ? studioToken(token) : undefined,
          surroundings: {
            siteUrl: environment.siteUrl,
            isSelfContained: environment.embedded && Object.keys(environment.clientKeys).length === 0,
          },
        }),
      });
      void lake.warmUp().then(collectStartGarbage);
      return { rendered };
    },
    goLiveAlone() {
      frontDoor.open({});
      void lake.warmUp().then(collectStartGarbage);
    },
    async close() {
      frontDoor.beginToStop();
      for (const end of afterwards.reverse()) end();
      closeSockets();
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      await answering.finish();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      lake.close();
      removeServerState(environment.dataDirectory);
    },
  };
}

function answer(
  door: FrontDoor | undefined,
  request: Request,
  address: string,
): Response | Promise<Response> {
  return door ? door.fetch(request, address) : Response.json({ status: 'starting' }, { status: 503 });
}
