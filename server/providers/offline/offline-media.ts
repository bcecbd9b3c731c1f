import {
  type BlobStore,
  boundBlobStore,
  createImageTransformer,
  createServingHeaders,
  getMediaType,
  getServedType,
  type ImageTransformer,
  matchesEtag,
  type PictureQueue,
  serveBlob,
  toImageError,
} from 'embedded-content-lake/http';
import pLimit from 'p-limit';
import { isPipelineCall, type Provider } from '../provider.ts';
import { createProviderError } from '../provider-kind.ts';
import { type Delivery, parseDelivery, parseTransforms } from './delivery-path.ts';
import type { MediaStore, StoredFile } from './media-store.ts';
import { readOfflineUpload } from './read-offline-upload.ts';
import { sniffFilm, sniffPicture } from './sniff-format.ts';

type OfflineMediaOptions = {
  store: MediaStore;
  /** Caches transformed pictures, up to `maxCacheBytes`. */
  cache: BlobStore;
  maxCacheBytes?: number;
  queue: PictureQueue;
  /** Whether each client address has a limited share of the queue. */
  limitsClients: boolean;
  cloudName: string;
  uploadPreset: string;
  /** The prefix of delivery URLs, such as `http://localhost:3000/_providers/media`. */
  baseUrl: string;
};

/** What a delivery needs; `client` is the address whose share of the queue is used. */
type Source = { store: MediaStore; transformer: ImageTransformer; client: string | undefined };

const DEFAULT_MAX_CACHE_BYTES = 128 * 1024 * 1024;

/** Simulates the media host with a folder of this server. As in the product, unsigned uploads never overwrite. */
export function createOfflineMedia(options: OfflineMediaOptions): Provider {
  const { store, cloudName } = options;
  // Bounded, since every visitor can request any size of a picture.
  const cache = boundBlobStore(options.cache, options.maxCacheBytes ?? DEFAULT_MAX_CACHE_BYTES);
  const transformer = createImageTransformer(store.blobs, cache, options.queue);
  // One upload at a time, so that of two with the same name the second finds the first.
  const inTurn = pLimit(1);
  return {
    kind: 'media',
    maxBytes: 64 * 1024 * 1024,
    allows: (method, path) => isPipelineCall('media', method, path),
    isPaid: () => false,
    answer: (call) => inTurn(() => upload(call, options)),
    async deliver({ request, path, address }) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      const delivery = parseDelivery(path, cloudName);
      const client = options.limitsClients ? address : undefined;
      return delivery && deliver(request, delivery, { store, transformer, client });
    },
  };
}

async function upload(
  call: Parameters<Provider['answer']>[0],
  { store, cloudName, uploadPreset, baseUrl }: OfflineMediaOptions,
): Promise<Response> {
  const [, , cloud = '', resourceType] = call.path.split('/');
  if (cloud !== cloudName) return createProviderError('media', 401, '', `Invalid cloud_name ${cloud}`);
  if (resourceType !== 'image' && resourceType !== 'video') return refuse('Unknown resource type');
  const read = await readOfflineUpload(call, uploadPreset);
  if (typeof read === 'string') return refuse(read);
  const earlier = await store.find(resourceType, read.publicId);
  if (earlier) return Response.json({ ...makeAnswer(earlier, cloudName, baseUrl), existing: true });
  const sniffed = resourceType === 'image' ? await sniffPicture(read.bytes) : sniffFilm(read.bytes);
  if (!sniffed) {
    return refuse(resourceType === 'image' ? 'Invalid image file' : 'Unsupported video format or file');
  }
  const stored = await store.add({ ...sniffed, resourceType, publicId: read.publicId }, read.bytes);
  return Response.json(makeAnswer(stored, cloudName, baseUrl));
}

function refuse(message: string): Response {
  return createProviderError('media', 400, '', message);
}

function makeAnswer(file: StoredFile, cloudName: string, baseUrl: string) {
  const { publicId, resourceType, extension, version, etag, bytes, width, height } = file;
  const url = `${baseUrl}/${cloudName}/${resourceType}/upload/v${version}/${publicId}.${extension}`;
  return {
    asset_id: etag,
    public_id: publicId,
    version,
    ...(width && height ? { width, height } : {}),
    format: extension,
    resource_type: resourceType,
    created_at: new Date(version * 1000).toISOString(),
    tags: [],
    bytes,
    type: 'upload',
    etag,
    url,
    secure_url: url,
  };
}

async function deliver(
  request: Request,
  { resourceType, publicId, extension, transforms }: Delivery,
  source: Source,
): Promise<Response> {
  const { store } = source;
  const file = await store.find(resourceType, publicId);
  // Not cached, so that the next request may find the file; the product caches a 404 for up to a day.
  if (!file || (extension && extension !== file.extension)) {
    const message = `Resource not found - ${publicId}`;
    return createProviderError('media', 404, '', message, { 'x-content-type-options': 'nosniff' });
  }
  if (resourceType === 'image' && transforms) return deliverPicture(request, file, transforms, source);
  const tag = `"${file.etag}"`;
  const headers = createServingHeaders(tag, getServedType(getMediaType(file.extension)), new Headers());
  return serveBlob(request, { name: store.blobName(file), size: file.bytes, tag }, store.blobs, headers);
}

async function deliverPicture(
  request: Request,
  file: StoredFile,
  transforms: string,
  { store, transformer, client }: Source,
): Promise<Response> {
  const parameters = parseTransforms(transforms);
  if (!parameters) return refuse(`Invalid transformation ${transforms}`);
  const accept = request.headers.get('accept') ?? undefined;
  const { signal } = request;
  let picture: Awaited<ReturnType<ImageTransformer>>;
  try {
    picture = await transformer(store.blobName(file), parameters, accept, {
      address: client,
      // Everybody can request any size, so these pictures come after those of the site and the Studio.
      urgency: 'other',
      signal,
    });
  } catch (error) {
    // The client has closed the connection and gets no response.
    if (signal.aborted) return new Response(null, { status: 499 });
    const refusal = toImageError(error);
    if (!refusal) throw error;
    return createProviderError('media', refusal.status, '', refusal.message, refusal.headers);
  }
  if (picture === undefined || picture === 'original') {
    const tag = `"${file.etag}"`;
    const headers = createServingHeaders(
      tag,
      getServedType(getMediaType(file.extension)),
      new Headers({ vary: 'Accept' }),
    );
    return serveBlob(request, { name: store.blobName(file), size: file.bytes, tag }, store.blobs, headers);
  }
  const tag = `"${picture.key}"`;
  const headers = createServingHeaders(tag, picture.contentType, new Headers({ vary: 'Accept' }));
  if (matchesEtag(request, tag)) return new Response(null, { status: 304, headers });
  headers.set('content-length', String(picture.bytes.length));
  return new Response(request.method === 'HEAD' ? null : picture.bytes, { headers });
}
