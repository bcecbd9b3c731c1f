import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { answerRequest, apiRoutes, refusedDownload } from './api.ts';
import { createAssetRoutes } from './assets/asset-routes.ts';
import { openBlobStore } from './assets/open-blob-store.ts';
import { type LakeDocument, RELEASE_PREFIX } from './document.ts';
import { errorResponse } from './error-response.ts';
import { bearerToken, type Identity, TokenRegistry } from './identity.ts';
import { type Caller, type LimitOptions, Limits } from './limits/limits.ts';
import { TokenGuard } from './limits/token-guard.ts';
import { moveAssets } from './move-assets.ts';
import { createPresenceRoom, type PresenceRoom } from './presence/presence-room.ts';
import { QueryCache } from './query/query-cache.ts';
import { requirePermission } from './routes/access.ts';
import { publishScheduledReleases } from './scheduled-releases.ts';
import type { LakeServices } from './services.ts';
import { makeDeterministic } from './store/clock-and-ids.ts';
import type { CommitListener } from './store/commit.ts';
import { copyDatabase } from './store/copy-database.ts';
import { openDatabase } from './store/database.ts';
import type { Dataset } from './store/dataset.ts';
import { CommitListeners, DatasetRegistry } from './store/dataset-registry.ts';
import { KeyValueStore } from './store/key-values.ts';
import { TokenStore } from './store/tokens.ts';
import { createStreamTunnel } from './tunnel/stream-tunnel.ts';
import { RequestLog } from './watch/request-log.ts';

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
  /** What the addresses of assets begin with; by default the origin of the request that uploads them. */
  publicOrigin?: string;
  /** Sides in pixels of the pictures that site and Studio ask for: these are made before those of any other size. */
  expectedSides?: readonly number[];
  /** Bytes that making one picture may take; a sixth of the memory by default. */
  pictureMemory?: number;
  /** The same times and ids in every run, for tests of programs; holds for every lake of the process. */
  deterministic?: boolean;
  /** Only this machine reaches the lake: whoever does may see its state and its latest requests. */
  isLocal?: boolean;
  /** Hears how many milliseconds making each picture took. */
  onPictureMade?: (milliseconds: number) => void;
  /** How often one address may call; without limits by default. */
  limits?: LimitOptions;
};

/** An embedded content lake: one pure `fetch`, and the two socket protocols that the port opener feeds. */
export type Lake = {
  /** `caller` is the network address that limits apply to; calls from within the process have none. */
  fetch(request: Request, caller?: Caller): Promise<Response>;
  /** The same, without a promise when the answer is ready. */
  answer(request: Request, caller?: Caller): Response | Promise<Response>;
  /** Who may do what: mints, lists and revokes tokens, and signs people in. */
  tokens: TokenRegistry;
  /** Whether a request comes with an administrator's token; wrong ones count as they do with `fetch`. */
  isAdministrator(request: Request, caller?: Caller): boolean;
  /**
   * Calls the listener after every durable commit to the dataset, also when it was deleted and created again under the same name.
   * Returns the way to stop.
   */
  onCommit(dataset: string, listener: CommitListener): () => void;
  /** Presence of editors; sockets on `/v<version>/socket/:dataset`. */
  presence(dataset: string, caller?: Caller): Pick<PresenceRoom, 'join'>;
  /** All event streams of a browser tab over one socket. `origin` is what the tab's requests are addressed to. */
  streams(origin: string, caller?: Caller): ReturnType<typeof createStreamTunnel>;
  /**
   * Counts a socket of either protocol until the function that is returned is called: once its other end has shown a token, or it
   * has closed. `disconnect` is called when it has waited too long, or when too many wait.
   */
  openSocket(caller: Caller, disconnect: () => void): () => void;
  /** Corrects asset documents that name an earlier address of this lake, e.g. after another PORT was chosen. */
  moveAssets(origin: string): Promise<void>;
  /** Reads all documents into memory, a few at a time, so that the first query over all of them need not. */
  warmUp(): Promise<void>;
  /** Writes a consistent copy of the database, without uploaded files, into a new file, while writes go on. */
  copyStore(file: string): Promise<void>;
  /** What goes on at this moment, for whoever watches. */
  figures(): LakeFigures;
  close(): void;
};

export type LakeFigures = {
  picturesWaiting: Readonly<Record<string, number>>;
  /** Event streams that are open. */
  listeners: number;
  /** Of the content API so far, by whether they were kept from an earlier request. */
  answers: { cached: number; computed: number };
};

/** How many documents are read without a pause: some milliseconds, in which requests wait. */
const READ_AT_A_TIME = 200;

/**
 * Opens the lake.
 *
 * @throws DataFolderError when the folder cannot be written or another process has it open
 */
export function openLake(options: LakeOptions): Lake {
  if (options.deterministic) makeDeterministic();
  const database = openDatabase(options.path);
  const endings: (() => void)[] = [];
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
  for (const name of services.datasets.holding(RELEASE_PREFIX)) services.datasets.get(name);
  const assets = assetRoutes(options, services);
  assets.uploads.onError((error) => errorResponse(error));
  assets.downloads.onError((error) => refusedDownload(error));
  const api = apiRoutes(services, assets.uploads);
  const rooms = new Map<string, PresenceRoom>();
  const parts = { services, api, downloads: assets.downloads };
  const answer = (request: Request, caller?: Caller) => answerRequest(request, parts, caller);
  const fetch = async (request: Request, caller?: Caller) => answer(request, caller);
  const holderOf = (token: string | undefined, caller: Caller | undefined) =>
    token === undefined ? undefined : services.tokenGuard.holderOf(token, services.limits.addressOf(caller));

  return {
    fetch,
    answer,
    tokens: services.tokens,
    onCommit: (dataset, listener) => listeners.add(services.datasets.get(dataset), listener),
    isAdministrator: (request, caller) => holderOf(bearerToken(request), caller)?.role === 'administrator',
    presence: (dataset, caller) => {
      services.datasets.get(dataset);
      const room =
        rooms.get(dataset) ??
        createPresenceRoom({
          authenticate: (token) => (token === undefined ? undefined : services.tokens.identify(token)),
        });
      rooms.set(dataset, room);
      return { join: (socket) => room.join(socket, (token) => holderOf(token, caller)) };
    },
    streams: (origin, caller) =>
      createStreamTunnel({
        fetch: (request) => fetch(request, caller),
        isAuthenticated: (request) => holderOf(bearerToken(request), caller) !== undefined,
        origin,
      }),
    openSocket: (caller, disconnect) => services.limits.openSocket(caller, disconnect),
    moveAssets: async (origin) => {
      for (const { name } of services.datasets.list()) await moveAssets(services.datasets.get(name), origin);
    },
    warmUp: async () => {
      for (const name of options.datasets) {
        while (database.isOpen && services.datasets.get(name).index.readMore(READ_AT_A_TIME))
          await setImmediate();
      }
    },
    copyStore: (file) => copyDatabase(database, file),
    figures: () => ({
      picturesWaiting: assets.waiting(),
      listeners: services.limits.openStreams,
      answers: services.requests.counts,
    }),
    close: () => {
      for (const end of endings) end();
      for (const room of rooms.values()) room.close();
      if (database.isOpen) database.close();
    },
  };
}

function assetRoutes(options: LakeOptions, services: LakeServices) {
  const folder = (name: string) => (options.path === ':memory:' ? undefined : join(options.path, name));
  return createAssetRoutes({
    blobs: openBlobStore(folder('assets')),
    cache: openBlobStore(folder('cache')),
    expectedSides: options.expectedSides,
    memory: options.pictureMemory,
    onPictureMade: options.onPictureMade,
    projectId: options.projectId,
    hasDataset: (name) => services.datasets.has(name),
    hasAsset: (dataset, id) =>
      services.datasets.has(dataset) && services.datasets.get(dataset).get(id) !== undefined,
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

/** Stores the document of an uploaded asset; the same bytes give the same id, and then the stored one is kept. */
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
