import type { Hono } from 'hono';
import type { LakeDocument } from '../documents/document.ts';
import type { BlobStore } from './blob-store.ts';
import { boundBlobStore } from './bounded-blob-store.ts';
import { createDownloadRoutes, type DownloadEnvironment } from './download-routes.ts';
import { createImageFilter } from './images/expected-pictures.ts';
import { createPictureQueue, type PictureQueue } from './images/picture-queue.ts';
import { createImageTransformer } from './images/transform-cache.ts';
import { createUploadRoutes, type UploadOptions } from './upload-routes.ts';

type AssetRoutesOptions<Identity> = Omit<UploadOptions<Identity>, 'maxBytes' | 'queue'> & {
  /** The cache of transformed images, under `cache/`; it may be emptied at any time. */
  cache: BlobStore;
  /** The asset's document, if the dataset has it. */
  getAsset(dataset: string, documentId: string): LakeDocument | undefined;
  /** Widths and heights, in pixels, that the site and the Studio request; images of these sizes are made first. */
  expectedSides?: readonly number[] | undefined;
  /** Receives the duration of each picture task, in milliseconds. */
  onPictureMade?: ((milliseconds: number) => void) | undefined;
  /** The largest upload. */
  maxBytes?: number;
  /** The size limit of `cache`; the least recently used images are evicted first. */
  maxCacheBytes?: number;
};

const DEFAULT_MAX_BYTES = 256 * 1024 * 1024;
const DEFAULT_MAX_CACHE_BYTES = 2 * 1024 * 1024 * 1024;

/**
 * The asset routes (protocol section 13). Mount `uploads` under `/v<version>` and `downloads` at the root. Both use the same
 * queue for images.
 */
export function createAssetRoutes<Identity>(options: AssetRoutesOptions<Identity>): {
  uploads: Hono;
  downloads: Hono<DownloadEnvironment>;
  queue: PictureQueue;
} {
  const queue = createPictureQueue(undefined, options.onPictureMade);
  const cache = boundBlobStore(options.cache, options.maxCacheBytes ?? DEFAULT_MAX_CACHE_BYTES);
  const transformer = createImageTransformer(options.blobs, cache, queue, options.memory);
  return {
    queue,
    uploads: createUploadRoutes({ ...options, maxBytes: options.maxBytes ?? DEFAULT_MAX_BYTES, queue }),
    downloads: createDownloadRoutes({
      ...options,
      transformer,
      isExpected: createImageFilter(options.expectedSides ?? []),
    }),
  };
}
