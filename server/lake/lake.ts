import { join } from 'node:path';
import { Hono } from 'hono';
import { parseAddress } from './address.ts';
import { createAssetRoutes } from './assets/asset-routes.ts';
import { openBlobStore } from './assets/blob-store.ts';
import { isAllowedOrigin, preflight, withCors } from './cors.ts';
import { errorResponse } from './error-response.ts';
import { boom } from './errors.ts';
import { TokenRegistry } from './identity.ts';
import { createPresenceRoom, type PresenceRoom } from './presence/presence-room.ts';
import { courtesyRoutes } from './routes/courtesy-routes.ts';
import { documentRoutes } from './routes/document-routes.ts';
import { historyRoutes } from './routes/history-routes.ts';
import { listenRoutes } from './routes/listen-routes.ts';
import { mutationRoutes } from './routes/mutation-routes.ts';
import { peopleRoutes } from './routes/people-routes.ts';
import { projectRoutes } from './routes/project-routes.ts';
import { queryRoutes } from './routes/query-routes.ts';
import { saveAssetDocument } from './save-asset-document.ts';
import type { LakeEnvironment, LakeServices } from './services.ts';
import type { CommitListener } from './store/commit.ts';
import { openDatabase } from './store/database.ts';
import { DatasetRegistry } from './store/dataset-registry.ts';
import { KeyValueStore } from './store/key-values.ts';
import { createStreamTunnel } from './tunnel/stream-tunnel.ts';

export type LakeOptions = {
  /** The data folder, created when missing; `:memory:` keeps everything in memory. */
  path: string;
  projectId: string;
  /** Created empty when missing. */
  datasets: readonly string[];
  /** Who sends it as a Bearer token may do everything; without a token a reader sees published documents. */
  adminToken: string;
  /** Origins whose pages may call the lake, e.g. `http://localhost:3000`. */
  allowedOrigins?: readonly string[];
};

/** An embedded content lake: one pure `fetch`, and the two socket protocols that the port opener feeds. */
export type Lake = {
  fetch(request: Request): Promise<Response>;
  /** Hears every commit to the dataset, after it is durable. Returns the way to stop. */
  onCommit(dataset: string, listener: CommitListener): () => void;
  /** Presence of editors; sockets on `/v<version>/socket/:dataset`. */
  presence(dataset: string): PresenceRoom;
  /** All event streams of a browser tab over one socket. `origin` is what the tab's requests are addressed to. */
  streams(origin: string): ReturnType<typeof createStreamTunnel>;
  close(): void;
};

/**
 * Opens the lake.
 *
 * @throws DataFolderError when the folder cannot be written or another process has it open
 */
export function openLake(options: LakeOptions): Lake {
  const database = openDatabase(options.path);
  const services: LakeServices = {
    projectId: options.projectId,
    datasets: new DatasetRegistry(database, options.datasets),
    keyValues: new KeyValueStore(database),
    tokens: new TokenRegistry(options.adminToken),
  };
  const assets = assetRoutes(options, services);
  assets.uploads.onError((error) => errorResponse(error));
  const api = apiRoutes(services, assets.uploads);
  const allowedOrigins = options.allowedOrigins ?? [];
  const rooms = new Map<string, PresenceRoom>();
  const fetch = (request: Request) =>
    answer(request, { services, api, downloads: assets.downloads, allowedOrigins });

  return {
    fetch,
    onCommit: (dataset, listener) => services.datasets.get(dataset).onCommit(listener),
    presence: (dataset) => {
      services.datasets.get(dataset);
      const room =
        rooms.get(dataset) ??
        createPresenceRoom({
          authenticate: (token) => (token === undefined ? undefined : services.tokens.identify(token)),
        });
      rooms.set(dataset, room);
      return room;
    },
    streams: (origin) => createStreamTunnel({ fetch, origin }),
    close: () => {
      for (const room of rooms.values()) room.close();
      if (database.isOpen) database.close();
    },
  };
}

type Answering = {
  services: LakeServices;
  api: Hono<LakeEnvironment>;
  downloads: Hono;
  allowedOrigins: readonly string[];
};

async function answer(request: Request, lake: Answering): Promise<Response> {
  const url = new URL(request.url);
  const address = parseAddress(url.pathname);
  if (!address) return lake.downloads.fetch(request);
  const origin = request.headers.get('origin');
  if (request.method === 'OPTIONS') return preflight(request, lake.allowedOrigins);
  if (!isAllowedOrigin(origin, lake.allowedOrigins)) return refusedOrigin(origin, address.path);
  try {
    assertProject(address.projectId ?? request.headers.get('x-sanity-project-id'), lake.services.projectId);
    const identity = lake.services.tokens.fromRequest(request);
    url.pathname = address.path;
    const inner = new Request(url, request);
    const response = await lake.api.fetch(inner, { apiVersion: address.apiVersion, identity });
    return withCors(response, origin);
  } catch (error) {
    return withCors(errorResponse(error), origin);
  }
}

/** Not every request names a project; one that names another must not get this one's content. */
function assertProject(named: string | null, own: string): void {
  if (named === null || named === own) return;
  const details = { errorCode: 'SIO-404-PNF', attributes: { type: 'project' } };
  throw boom(404, `Project "${named}" not found: this lake holds the project "${own}"`, details);
}

/** The one answer that any page may read: it says how to be let in. */
function refusedOrigin(origin: string | null, path: string): Response {
  if (path === '/check/cors') {
    const result = { allowed: false, withCredentials: false };
    return Response.json({ result }, { headers: { 'access-control-allow-origin': '*' } });
  }
  return errorResponse(
    boom(403, `CORS origin "${origin}" is not allowed here; add it to LAKE_CORS_ORIGINS to let its pages in`),
  );
}

function apiRoutes(services: LakeServices, uploads: Hono): Hono<LakeEnvironment> {
  const api = new Hono<LakeEnvironment>();
  for (const routes of [
    queryRoutes(services),
    documentRoutes(services),
    mutationRoutes(services),
    listenRoutes(services),
    historyRoutes(services),
    peopleRoutes(services),
    projectRoutes(services),
    courtesyRoutes(),
  ]) {
    api.route('/', routes);
  }
  api.all('/assets/*', (context) => uploads.fetch(context.req.raw));
  api.notFound((context) => errorResponse(boom(404, `No such resource: ${context.req.path}`)));
  api.onError((error) => errorResponse(error));
  return api;
}

function assetRoutes(options: LakeOptions, services: LakeServices) {
  const folder = (name: string) => (options.path === ':memory:' ? undefined : join(options.path, name));
  return createAssetRoutes({
    blobs: openBlobStore(folder('assets')),
    cache: openBlobStore(folder('cache')),
    projectId: options.projectId,
    hasDataset: (name) => services.datasets.has(name),
    baseUrl: (request) => new URL(request.url).origin,
    authorize: (request) => services.tokens.fromRequest(request),
    saveDocument: (dataset, document, identity) =>
      saveAssetDocument(services.datasets.get(dataset), document, identity),
  });
}
