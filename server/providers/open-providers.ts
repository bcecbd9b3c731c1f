import { join } from 'node:path';
import {
  type BlobStore,
  openBlobStore,
  type PictureQueue,
  removeHalfWritten,
} from 'embedded-content-lake/http';
import type { Caller } from './editor-check.ts';
import { parseDelivery } from './offline/delivery-path.ts';
import { getErrorSample } from './offline/error-samples.ts';
import { createMediaStore, type MediaStore } from './offline/media-store.ts';
import { createOfflineMedia } from './offline/offline-media.ts';
import { createOfflineSpeech } from './offline/offline-speech.ts';
import { type LoadOfflineTools, ToolsMissingError } from './offline/offline-tools.ts';
import { createOfflineVideo } from './offline/offline-video.ts';
import { createTalkStore } from './offline/talk-store.ts';
import { removeOldAnswers } from './pay-once.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { createProviders, PROVIDERS_PATH, type Providers, type ProvidersStatus } from './providers.ts';
import { createMediaProxy, createSpeechProxy, createVideoProxy } from './proxy/proxied-providers.ts';

type OpenProvidersOptions = {
  settings: ProviderSettings;
  /** The folder of offline files; `:memory:` keeps them in memory. */
  directory: string;
  /** The folder for the responses of paid calls; without it they are kept in memory. */
  paidDirectory?: string;
  /** The origin in the URLs of files, such as `http://localhost:3000`. */
  ownOrigin: string;
  allowedOrigins: readonly string[];
  identifyCaller(request: Request, address?: string): Promise<Caller>;
  loadTools: LoadOfflineTools;
  /** The queue of picture tasks of this process. */
  pictureQueue: PictureQueue;
  /** Whether each client address has a limited share of the queue; true for a public server. */
  limitsClients: boolean;
  /** Whether `?fault=` returns errors, for tests. */
  allowErrorSamples?: boolean;
  fetch?: typeof fetch;
  now?: () => number;
};

/** The account and preset of the offline media host. */
const offlineAccount = { cloudName: 'local', uploadPreset: 'avatars' };

/** The age from which temporary files are removed; another process may still be writing younger ones. */
const MAX_WRITE_MS = 60 * 60_000;

/** Opens the three providers: configured ones are proxied, the others are simulated by this server. */
export function openProviders(options: OpenProvidersOptions): Providers {
  const { settings, directory, ownOrigin, loadTools, fetch = globalThis.fetch, now = Date.now } = options;
  const { speech, media, video } = settings;
  const isKept = directory !== ':memory:';
  const blobs = openBlobStore(isKept ? directory : undefined);
  const cache = openBlobStore(isKept ? join(directory, 'cache') : undefined);
  const paidAnswers = openBlobStore(options.paidDirectory);
  if (options.paidDirectory) {
    void sweepPaid(options.paidDirectory, paidAnswers, now()).catch((error: unknown) => {
      console.error('Old answers to paid calls could not be removed:', error);
    });
  }
  const store = createMediaStore(blobs, now);
  const mediaUrl = `${ownOrigin}${PROVIDERS_PATH}/media`;
  return createProviders({
    identifyCaller: options.identifyCaller,
    allowedOrigins: options.allowedOrigins,
    now,
    status: () => getStatus(options),
    ...(options.allowErrorSamples ? { errorSample: getErrorSample } : {}),
    providers: [
      speech ? { ...createSpeechProxy(speech, fetch), paidAnswers } : createOfflineSpeech(loadTools),
      media
        ? createMediaProxy(media, fetch)
        : createOfflineMedia({
            ...offlineAccount,
            store,
            cache,
            queue: options.pictureQueue,
            limitsClients: options.limitsClients,
            baseUrl: mediaUrl,
          }),
      video
        ? { ...createVideoProxy(video, fetch), paidAnswers }
        : createOfflineVideo({
            talks: createTalkStore(blobs),
            loadTools,
            ownOrigin,
            readOwnFile: (url) => readOwnFile(url, mediaUrl, store),
            now,
          }),
    ],
  });
}

/** Removes old responses and partial files at startup. Paid calls remove old responses too, but there may be no further one. */
async function sweepPaid(directory: string, answers: BlobStore, now: number): Promise<void> {
  await removeHalfWritten(directory, now - MAX_WRITE_MS);
  await removeOldAnswers(answers, now);
}

async function readOwnFile(url: string, mediaUrl: string, store: MediaStore) {
  if (!url.startsWith(`${mediaUrl}/`)) return undefined;
  const delivery = parseDelivery(url.slice(mediaUrl.length), offlineAccount.cloudName);
  const file = delivery && (await store.find(delivery.resourceType, delivery.publicId));
  return file && store.blobs.read(store.blobName(file));
}

async function getStatus({ settings, ownOrigin, loadTools }: OpenProvidersOptions): Promise<ProvidersStatus> {
  const { speech, media, video } = settings;
  const needsTools = !speech || !video;
  const tools = needsTools ? await loadTools().catch(getReason) : undefined;
  const isReady = tools !== undefined && typeof tools !== 'string';
  return {
    origin: ownOrigin,
    speech: {
      isOffline: !speech,
      defaultVoiceId: speech ? speech.defaultVoiceId : isReady ? tools.defaultVoiceId : undefined,
      ownVoices: !speech && isReady ? tools.ownVoices : {},
    },
    media: {
      isOffline: !media,
      cloudName: media?.cloudName ?? offlineAccount.cloudName,
      uploadPreset: media?.uploadPreset ?? offlineAccount.uploadPreset,
    },
    video: { isOffline: !video },
    problem: typeof tools === 'string' ? tools : undefined,
  };
}

function getReason(error: unknown): string {
  if (error instanceof ToolsMissingError) return error.message;
  return new ToolsMissingError(error instanceof Error ? error.message : undefined).message;
}
