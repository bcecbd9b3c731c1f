import { createHash } from 'node:crypto';
import { extname } from 'node:path/posix';
import type { BlobStore } from '../blob-store.ts';
import { isImageExtension } from './image-format.ts';
import { type ImageParameters, makeParametersKey } from './image-parameters.ts';
import { loadImageTools } from './image-tools.ts';
import { chooseFormat, type EncodedFormat, getEncodedMediaType, mayBeAvif } from './output-format.ts';
import { computePictureMemory } from './picture-memory.ts';
import type { PictureQueue, TaskOptions } from './picture-queue.ts';
import type { TransformedImage } from './transform.ts';

/** Part of every cache key. Incremented when the output of transforms changes. */
const PIPELINE_VERSION = 1;

/** A transformed image with its cache key, a hash of source and parameters. */
type CachedImage = TransformedImage & { key: string };

/**
 * Transforms a stored image. Returns 'original' when the stored bytes can be served, and undefined when there is no such image.
 * `name` is the image's blob name. Throws the errors of `transformImage`, LakeError 429 when the queue is full, and the reason
 * of the signal when it is aborted.
 */
export type ImageTransformer = (
  name: string,
  ...asked: Asked
) => Promise<CachedImage | 'original' | undefined>;

/** A running or queued transform, and the number of requests that wait for it. */
type Shared = { made: Promise<CachedImage | undefined>; callers: number; controller: AbortController };

type Asked = [parameters: ImageParameters, accept: string | undefined, options?: TaskOptions];

/**
 * Results are stored in `cache`; requests for the same image share one transform in the queue. If the client supports AVIF,
 * `auto=format` first returns WebP, and the smaller of the two after AVIF was encoded in the background. When the cache cannot
 * be read or written, as on a full disk, images are transformed again. `memory` is the limit for one image, in bytes.
 */
export function createImageTransformer(
  blobs: BlobStore,
  cache: BlobStore,
  queue: PictureQueue,
  memory = computePictureMemory(),
): ImageTransformer {
  const underWay = new Map<string, Shared>();
  const ahead = new Set<string>();
  let canKeep = true;

  const read = (key: string) =>
    cache.read(`cache/${key}`).catch((error: unknown) => {
      console.error('A resized image could not be read and is made anew:', error);
      return undefined;
    });
  const keep = async (key: string, bytes: Uint8Array) => {
    try {
      await cache.put(`cache/${key}`, bytes);
      canKeep = true;
    } catch (error) {
      canKeep = false;
      console.error('A resized image could not be kept:', error);
    }
  };

  /** Joins the unfinished transform of the same image, or starts it. It is aborted once no request waits for it. */
  function shareTransform(
    key: string,
    signal: AbortSignal | undefined,
    begin: (signal: AbortSignal) => Promise<CachedImage | undefined>,
  ): Promise<CachedImage | undefined> {
    const shared = underWay.get(key) ?? beginShared(key, begin);
    // An aborted transform is started again, unless it was already running and so finishes.
    if (shared.controller.signal.aborted) return shared.made.catch(() => shareTransform(key, signal, begin));
    shared.callers += 1;
    return new Promise((resolve, reject) => {
      const hangUp = () => {
        shared.callers -= 1;
        if (shared.callers === 0) shared.controller.abort(signal?.reason);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', hangUp, { once: true });
      shared.made.then(resolve, reject).finally(() => signal?.removeEventListener('abort', hangUp));
    });
  }

  function beginShared(
    key: string,
    begin: (signal: AbortSignal) => Promise<CachedImage | undefined>,
  ): Shared {
    const controller = new AbortController();
    const made = begin(controller.signal).finally(() => underWay.delete(key));
    const shared = { made, callers: 0, controller };
    underWay.set(key, shared);
    return shared;
  }

  async function transform(
    name: string,
    key: string,
    format: EncodedFormat,
    ...[parameters, accept, options]: Asked
  ): Promise<CachedImage | undefined> {
    const kept = await read(key);
    if (kept) return { key, bytes: kept, contentType: getEncodedMediaType(format) };
    return queue.run(async () => {
      const bytes = await blobs.read(name);
      if (!bytes) return undefined;
      const { transformImage } = await loadImageTools();
      const made = await transformImage(bytes, parameters, accept, memory);
      await keep(key, made.bytes);
      return { key, ...made };
    }, options);
  }

  /** Encodes as AVIF; returns no bytes when WebP, with `most` bytes, is as small. */
  async function makeAvif(name: string, parameters: ImageParameters, most: number): Promise<Uint8Array> {
    const nothing = new Uint8Array();
    const bytes = await blobs.read(name);
    if (!bytes) return nothing;
    const { transformImage } = await loadImageTools();
    const avif = await transformImage(bytes, { ...parameters, format: 'avif' }, undefined, memory);
    return avif.bytes.length < most ? avif.bytes : nothing;
  }

  /** Encodes AVIF in the background; requests get WebP until then. A conversion that failed or timed out is not repeated. */
  function makeAvifAhead(key: string, ...image: [string, ImageParameters, number]): void {
    if (!canKeep || ahead.has(key)) return;
    ahead.add(key);
    queue
      .run(() => makeAvif(...image).catch(() => new Uint8Array()), { urgency: 'background' })
      // Rejects when the queue is full: the next request for the image queues it again.
      .then(
        (bytes) => keep(key, bytes),
        () => {},
      )
      .finally(() => ahead.delete(key));
  }

  return async (name, ...asked) => {
    const [parameters, accept, options] = asked;
    const extension = extname(name).slice(1);
    if (!isImageExtension(extension)) return undefined;
    const format = chooseFormat(extension, parameters, accept);
    if (format === 'original') return 'original';
    const key = getKey(name, parameters, format);
    // Before disk access, since a flood of requests would occupy all of Node's four threads.
    if (!underWay.has(key)) queue.assertRoom(options);
    // A separate key, since explicit requests for AVIF get it even if it is larger than WebP.
    const avifKey =
      format === 'webp' && mayBeAvif(extension, parameters, accept)
        ? `${getKey(name, parameters, 'avif')}-ahead`
        : undefined;
    const avif = avifKey ? await read(avifKey) : undefined;
    if (avifKey && avif?.length) return { key: avifKey, bytes: avif, contentType: 'image/avif' };
    const made = await shareTransform(key, options?.signal, (signal) =>
      transform(name, key, format, parameters, accept, { ...options, signal }),
    );
    if (avifKey && made && !avif) makeAvifAhead(avifKey, name, parameters, made.bytes.length);
    return made;
  };
}

function getKey(name: string, parameters: ImageParameters, format: EncodedFormat): string {
  // `format` is the resolved output format, so `fm` and `auto` are no longer part of the key.
  const { format: _, autoFormat: __, ...rest } = parameters;
  const asked = JSON.stringify([PIPELINE_VERSION, name, format, makeParametersKey(rest)]);
  return createHash('sha256').update(asked).digest('hex');
}
