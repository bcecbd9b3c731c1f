import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';
import { type Lake, openLake, PUBLIC_LIMITS, readAdminToken } from 'embedded-content-lake';
import { attachSockets, getCallerAddress, isAllowedOrigin } from 'embedded-content-lake/http';
import { type Log, openLog } from './log/log.ts';
import { DiskSpace } from './process/disk-space.ts';
import type { Environment } from './process/environment.ts';
import { getAddresses, hasOneHost } from './process/hosts.ts';
import { Metrics } from './process/metrics.ts';
import type { ServerParts } from './process/server-parts.ts';
import { removeServerState, writeServerState } from './process/server-state.ts';
import { type LoadOfflineTools, rejectWithoutTools } from './providers/offline/offline-tools.ts';
import { listen } from './requests/listen.ts';
import { openServerRouter } from './requests/open-server-router.ts';
import { RequestLifecycle } from './requests/request-lifecycle.ts';
import type { ServerRouter } from './requests/server-router.ts';
import type { OpenedSite } from './site/open-site.ts';
import { pictureSides } from './site/picture-sides.ts';
import { openStudio } from './studio/studio-host.ts';

/**
 * How long a stopping server continues to accept connections, while each response closes its connection: closing an idle
 * connection directly could lose a request that is already on its way.
 */
const HANDOVER_MS = 300;

/** The folders of the builds: `client` and `server` of the site, and the Studio. */
export type Builds = { siteClient: string; siteServer: string; studio: string };

export type RunningServer = {
  /** `http://localhost:3000`, or the configured public address. */
  url: string;
  /** The address for programs on this machine. */
  internalUrl: string;
  port: number;
  lake: Lake;
  adminToken: string;
  /** Renders the site, mounts it and the Studio, and makes the health check return 200. */
  goLive(builds: Builds): Promise<{ rendered: number }>;
  /** Makes the health check return 200 without site and Studio, when those are served elsewhere. */
  goLiveAlone(): void;
  /**
   * Closes connections after their next response, accepts no more, lets open requests finish for a moment, ends event
   * streams and closes the lake. Acknowledged writes are on disk already.
   */
  close(): Promise<void>;
};

/** Options for tests and for programs that serve the lake alone. */
type ServerModes = {
  /** Whether every run has the same times and ids. */
  deterministic?: boolean;
  /** The log of requests; on stderr when absent. */
  log?: Log;
};

/**
 * Opens the port and the lake. Until `goLive` only the lake and the avatar providers respond, and the health check says
 * `starting`.
 *
 * @param tools loads the offline speech and drawing tools, for providers that are not configured; without it these
 *   providers respond that nothing is installed
 * @throws StartError when the port is taken, DataFolderError when the data folder cannot be used
 */
export async function openServer(
  environment: Environment,
  tools: LoadOfflineTools = rejectWithoutTools,
  { deterministic = false, log }: ServerModes = {},
): Promise<RunningServer> {
  // Used until the lake is open.
  let requestHandler: Pick<ServerRouter, 'fetch'> = { fetch: sayStarting };
  let metrics: Metrics | undefined;
  let openedLake: Lake | undefined;
  const lifecycle = new RequestLifecycle(log ?? openLog({ ...environment, secrets: [] }), (answered) =>
    metrics?.recordAnswer(answered),
  );
  // Listens before it opens the lake, so that a start fails without touching the data folder when the port is in use.
  const { server, port } = await listen(environment, (request, { incoming, outgoing }) => {
    if (!hasOneHost(incoming)) return new Response('A request has one Host header.', { status: 400 });
    const forwardedFor = request.headers.get('x-forwarded-for');
    const caller = getCallerAddress(forwardedFor, incoming.socket.remoteAddress, environment.production);
    // node-server's type also covers HTTP/2, which is not enabled.
    return lifecycle.answer(request, () => requestHandler.fetch(request, caller), outgoing as ServerResponse);
  });
  try {
    const addresses = getAddresses(environment, port);
    const token = readAdminToken(environment.adminToken, environment.dataDirectory);
    const lake = openLake({
      path: environment.dataDirectory,
      projectId: environment.projectId,
      datasets: [environment.dataset],
      adminToken: token,
      allowedOrigins: addresses.origins,
      publicOrigin: addresses.url,
      deterministic,
      onPictureMade: (milliseconds) => metrics?.recordPicture(milliseconds),
      expectedSides: pictureSides,
      isLocal: !environment.production,
      ...(environment.production ? { limits: PUBLIC_LIMITS } : {}),
    });
    openedLake = lake;
    metrics = new Metrics(environment.dataDirectory, lake.figures);
    const disk = new DiskSpace(environment.dataDirectory);
    const parts = { environment, addresses, lake, adminToken: token, disk, metrics, instance: randomUUID() };
    const router = openServerRouter(parts, tools);
    requestHandler = router;
    const { internalUrl } = addresses;
    const state = { url: internalUrl, pid: process.pid, instance: parts.instance };
    writeServerState(environment.dataDirectory, state);
    return run(parts, { server, port, lifecycle, router });
  } catch (error) {
    server.close();
    openedLake?.close();
    throw error;
  }
}

async function sayStarting(): Promise<Response> {
  return Response.json({ status: 'starting' }, { status: 503 });
}

/** @returns a function that closes every socket */
function acceptSockets({ environment, addresses, lake }: ServerParts, server: ServerType): () => void {
  const { hosts, origins } = addresses;
  return attachSockets(
    // node-server's type also covers HTTP/2, which is not enabled.
    server as Server,
    lake,
    (request: IncomingMessage) =>
      hasOneHost(request) &&
      hosts.has(request.headers.host ?? '') &&
      isAllowedOrigin(request.headers.origin ?? null, origins),
    ({ headers, socket }) =>
      getCallerAddress(
        String(headers['x-forwarded-for'] ?? ''),
        socket.remoteAddress,
        environment.production,
      ),
  );
}

/** The open port of a server, and what answers the requests that arrive there. */
type Listener = { server: ServerType; port: number; lifecycle: RequestLifecycle; router: ServerRouter };

function run(parts: ServerParts, { server, port, lifecycle, router }: Listener): RunningServer {
  const { environment, addresses, lake, adminToken, disk, metrics } = parts;
  const { url, internalUrl } = addresses;
  const closeSockets = acceptSockets(parts, server);
  const stopWatching = disk.watch();
  let opened: OpenedSite | undefined;
  const open: ServerRouter['open'] = (mounted) => {
    router.open(mounted);
    void lake.warmUp();
  };
  return {
    url,
    internalUrl,
    port,
    lake,
    adminToken,
    async goLive({ siteClient: clientDir, siteServer: serverDir, studio }) {
      await lake.moveAssets(url);
      // Loaded on demand: a server without a site should not spend the memory for rendering.
      const { openSite } = await import('./site/open-site.ts');
      opened = await openSite({
        environment,
        lake,
        url,
        clientDir,
        serverDir,
        onRendered: (milliseconds) => metrics.recordRendering(milliseconds),
      });
      const { rendered } = await opened.render();
      open({ site: opened.site, studio: openStudio(environment, studio, adminToken) });
      return { rendered };
    },
    goLiveAlone: () => open({}),
    async close() {
      router.beginToStop();
      await setTimeout(HANDOVER_MS);
      stopWatching();
      opened?.close();
      closeSockets();
      // Not http.Server's `close`, which also closes idle connections: a request may be on its way on one.
      const closed = new Promise<void>(
        (resolve) => void NetServer.prototype.close.call(server, () => resolve()),
      );
      // Time for the requests of connections that were accepted just before.
      await setTimeout(HANDOVER_MS);
      await lifecycle.drain();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      lake.close();
      removeServerState(environment.dataDirectory);
    },
  };
}
