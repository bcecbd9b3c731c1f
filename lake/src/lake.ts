import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { answerDownloadError, answerRequest, createApiRoutes } from './api.ts';
import { createAssetRoutes } from './assets/asset-routes.ts';
import type { PictureQueue } from './assets/images/picture-queue.ts';
import { openBlobStore } from './assets/open-blob-store.ts';
import { makeDeterministic } from './documents/clock-and-ids.ts';
import { type LakeDocument, RELEASE_PREFIX } from './documents/document.ts';
import { type Identity, readBearerToken, TokenRegistry } from './identity.ts';
import { type Caller, type LimitOptions, Limits } from './limits/limits.ts';
import { TokenGuard } from './limits/token-guard.ts';
import { moveAssets } from './move-assets.ts';
import { createPresenceRoom, type PresenceRoom } from './presence/presence-room.ts';
import { QueryCache } from './query/query-cache.ts';
import { createErrorResponse } from './requests/error-response.ts';
import { RequestLog } from './requests/request-log.ts';
import { requirePermission } from './routes/access.ts';
import { publishScheduledReleases } from './scheduled-releases.ts';
import type { LakeServices } from './services.ts';
import type { CommitListener } from './store/commit.ts';
import { copyDatabase } from './store/copy-database.ts';
import { openDatabase } from './store/database.ts';
import type { Dataset } from './store/dataset.ts';
import { CommitListeners, DatasetRegistry } from './store/dataset-registry.ts';
import { KeyValueStore } from './store/key-values.ts';
import { findReferenceFaults } from './store/reference-faults.ts';
import { TokenStore } from './store/tokens.ts';
import { createStreamTunnel } from './tunnel/stream-tunnel.ts';

export type LakeOptions = {
  /** The data folder, which is created if necessary; `:memory:` keeps everything in memory. */
  path: string;
  projectId: string;
  /** Missing datasets are created empty. */
  datasets: readonly string[];
  /** The bearer token with all permissions. Without a token, published documents can be read. */
  adminToken: string;
  /** Origins whose pages may call the lake, e.g. `http://localhost:3000`. */
  allowedOrigins?: readonly string[];
  /** The origin of asset URLs; by default that of the upload request. */
  publicOrigin?: string;
  /** The sides in pixels of the pictures that site and Studio request; these have priority over other sizes. */
  expectedSides?: readonly number[];
  /** The memory limit for processing one picture, in bytes; by default a sixth of the memory. */
  pictureMemory?: number;
  /** Whether every run has the same times and ids, for tests of programs. Applies to all lakes of the process. */
  deterministic?: boolean;
  /** Whether only this machine can reach the lake. Its state and latest requests are then visible without a token. */
  isLocal?: boolean;
  /** Receives the processing time of each picture in milliseconds. */
  onPictureMade?: (milliseconds: number) => void;
  /** The rate limits per address; no limits by default. */
  limits?: LimitOptions;
};

/** An embedded content lake: a `fetch` function, and two socket protocols to which the server connects WebSockets. */
export type Lake = {
  /** @param caller the network address for rate limits; absent for calls from within the process */
  fetch(request: Request, caller?: Caller): Promise<Response>;
  /** Creates, lists and revokes tokens, and signs users in. */
  tokens: TokenRegistry;
  /** Whether a request has an administrator's token. Wrong tokens count for the rate limit, as with `fetch`. */
  isAdministrator(request: Request, caller?: Caller): boolean;
  /**
   * Calls the listener after every durable commit to the dataset, also after it was deleted and created again under the same
   * name. Returns a function that removes the listener.
   */
  onCommit(dataset: string, listener: CommitListener): () => void;
  /** The presence of editors, for sockets on `/v<version>/socket/:dataset`. */
  presence(dataset: string, caller?: Caller): Pick<PresenceRoom, 'join'>;
  /** All event streams of a browser tab over one socket. `origin` is the origin of the requested URLs. */
  streams(origin: string, caller?: Caller): ReturnType<typeof createStreamTunnel>;
  /**
   * Counts an unauthenticated socket of either protocol. Call the returned function once the client has sent a valid token or the
   * socket has closed. `disconnect` is called after a timeout, or when there are too many unauthenticated sockets.
   */
  openSocket(caller: Caller, disconnect: () => void): () => void;
  /** Updates the URLs in asset documents after the address of the lake has changed, such as its PORT. */
  moveAssets(origin: string): Promise<void>;
  /**
   * Reads all documents into memory, in batches, so that the first query over all of them is fast, and logs the references that Sanity
   * would refuse. Never rejects: it logs errors.
   */
  warmUp(): Promise<void>;
  /** The queue of picture tasks, for a server around the lake that makes pictures too: both share Node's threads. */
  pictureQueue: PictureQueue;
  /** Writes a consistent copy of the database, without uploaded files, into a new file. Writes continue meanwhile. */
  copyStore(file: string): Promise<void>;
  /** The current figures, for monitoring. */
  figures(): LakeFigures;
  close(): void;
};

export type LakeFigures = {
  picturesWaiting: Readonly<Record<string, number>>;
  /** The number of open event streams. */
  listeners: number;
  /** The number of responses of the content API so far, from the cache and not. */
  answers: { cached: number; computed: number };
};

/** The number of documents read without a pause: a millisecond or two, in which requests wait. */
const WARM_UP_BATCH_SIZE = 50;

/**
 * Opens the lake.
 *
 * @throws DataFolderError when the folder cannot be written or another process has it open
 */
export function openLake(options: LakeOptions): Lake {
  if (options.deterministic) makeDeterministic();
  const database = openDatabase(options.path);
  const endings: (() => void)[] = [];
  let isOpen = true;
  const listeners = new CommitListeners();
  const tokens = new TokenRegistry(options.adminToken, new TokenStore(database));
  const services: LakeServices = {
    projectId: options.projectId,
    allowedOrigins: options.allowedOrigins ?? [],
    queryCache: new QueryCache(),
    requests: new RequestLog(),
    isLocal: options.isLocal ?? false,
    datasets: new DatasetRegistry(database, options.datasets, (dataset) => {
      endings.push(publishScheduledReleases(dataset));
      listeners.follow(dataset);
    }),
    keyValues: new KeyValueStore(database),
    tokens,
    tokenGuard: new TokenGuard(tokens),
    limits: new Limits(options.limits),
  };
  // Opening a dataset starts the timer for its scheduled releases.
  for (const name of services.datasets.listHolding(RELEASE_PREFIX)) services.datasets.get(name);
  const assets = makeAssetRoutes(options, services);
  assets.uploads.onError((error) => createErrorResponse(error));
  assets.downloads.onError((error) => answerDownloadError(error));
  const api = createApiRoutes(services, assets.uploads);
  const rooms = new Map<string, PresenceRoom>();
  const parts = { services, api, downloads: assets.downloads };
  const fetch = (request: Request, caller?: Caller) => answerRequest(request, parts, caller);
  const findHolder = (token: string | undefined, caller: Caller | undefined) =>
    token === undefined
      ? undefined
      : services.tokenGuard.findHolder(token, services.limits.getAddress(caller));

  return {
    fetch,
    tokens: services.tokens,
    onCommit: (dataset, listener) => listeners.add(services.datasets.get(dataset), listener),
    isAdministrator: (request, caller) =>
      findHolder(readBearerToken(request), caller)?.role === 'administrator',
    presence: (dataset, caller) => {
      services.datasets.get(dataset);
      const room =
        rooms.get(dataset) ??
        createPresenceRoom({
          authenticate: (token) => (token === undefined ? undefined : services.tokens.identify(token)),
        });
      rooms.set(dataset, room);
      return { join: (socket) => room.join(socket, (token) => findHolder(token, caller)) };
    },
    streams: (origin, caller) =>
      createStreamTunnel({
        fetch: (request) => fetch(request, caller),
        isAuthenticated: (request) => findHolder(readBearerToken(request), caller) !== undefined,
        origin,
      }),
    openSocket: (caller, disconnect) => services.limits.openSocket(caller, disconnect),
    moveAssets: async (origin) => {
      for (const { name } of services.datasets.list())
        await moveAssets(services.datasets.get(name), { projectId: options.projectId, origin });
    },
    warmUp: async () => {
      // A dataset may be deleted meanwhile.
      const mayRead = (name: string) => isOpen && services.datasets.has(name);
      try {
        for (const name of options.datasets) {
          while (mayRead(name) && services.datasets.get(name).index.readMore(WARM_UP_BATCH_SIZE))
            await setImmediate();
          if (mayRead(name)) await reportReferenceFaults(services.datasets.get(name));
        }
      } catch (error) {
        console.error('Not all documents could be read into memory; requests read the others:', error);
      }
    },
    pictureQueue: assets.queue,
    copyStore: (file) => copyDatabase(database, file),
    figures: () => ({
      picturesWaiting: assets.queue.waiting(),
      listeners: services.limits.openStreams,
      answers: services.requests.counts,
    }),
    close: () => {
      for (const end of endings) end();
      for (const room of rooms.values()) room.close();
      if (isOpen) database.close();
      isOpen = false;
    },
  };
}

/** Says which stored references Sanity would refuse: the lake once took them. */
async function reportReferenceFaults(dataset: Dataset): Promise<void> {
  for (const [index, document] of dataset.listAll().entries()) {
    for (const { path, fault } of findReferenceFaults(document))
      console.error(
        `${fault}, in the reference at "${path}" of document "${document._id}" of ${dataset.name}`,
      );
    if (index % WARM_UP_BATCH_SIZE === 0) await setImmediate();
  }
}

function makeAssetRoutes(options: LakeOptions, services: LakeServices) {
  const getFolder = (name: string) => (options.path === ':memory:' ? undefined : join(options.path, name));
  return createAssetRoutes({
    blobs: openBlobStore(getFolder('assets')),
    cache: openBlobStore(getFolder('cache')),
    expectedSides: options.expectedSides,
    memory: options.pictureMemory,
    onPictureMade: options.onPictureMade,
    projectId: options.projectId,
    hasDataset: (name) => services.datasets.has(name),
    getAsset: (dataset, id) =>
      services.datasets.has(dataset) ? services.datasets.get(dataset).get(id) : undefined,
    baseUrl: (request) => options.publicOrigin ?? new URL(request.url).origin,
    authorize: (request) => {
      const identity = services.tokens.fromRequest(request);
      return identity && requirePermission(identity, 'create');
    },
    saveDocument: (dataset, document, identity) =>
      saveAssetDocument(services.datasets.get(dataset), document, identity),
  });
}

/** An asset document before it is stored. */
type AssetDocument = Record<string, unknown> & { _id: string; _type: string };

/** Stores the document of an uploaded asset. The same bytes have the same id, so an existing document is kept. */
async function saveAssetDocument(
  dataset: Dataset,
  document: AssetDocument,
  identity: Identity,
): Promise<LakeDocument> {
  const { result } = await dataset.transact({ author: identity.id }, (pending) => {
    const times = { _createdAt: pending.timestamp, _updatedAt: pending.timestamp };
    return pending.get(document._id) ?? pending.put({ ...document, ...times }, 'createIfNotExists');
  });
  return result;
}
