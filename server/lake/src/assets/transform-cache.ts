import { createHash } from 'node:crypto';
import { extname } from 'node:path/posix';
import type { BlobStore } from './blob-store.ts';
import { isImageExtension } from './image-format.ts';
import { type ImageParameters, parametersKey } from './image-parameters.ts';
import { loadImageTools } from './image-tools.ts';
import { chooseFormat, type EncodedFormat, encodedMediaType, mayBeAvif } from './output-format.ts';
import { pictureMemory } from './picture-memory.ts';
import type { PictureQueue, TaskOptions } from './picture-queue.ts';
import type { TransformedImage } from './transform.ts';

/** Part of every key: a change of how images come out leaves the old results behind. */
const PIPELINE = 1;

/** A transformed image under a `key` that stands for its source and all that was asked. */
export type CachedImage = TransformedImage & { key: string };

/**
 * Transforms a stored image, or says that the stored bytes are the answer, or that there is no such image.
 * `name` is the image's blob name. Throws what `transformImage` throws, LakeError 429 when too many wait, and the reason of the
 * signal when nobody waits for the image any more.
 */
export type ImageTransformer = (
  name: string,
  ...asked: Asked
) => Promise<CachedImage | 'original' | undefined>;

/** A transform that is under way, and how many wait for it. */
type Shared = { made: Promise<CachedImage | undefined>; callers: number; controller: AbortController };

type Asked = [parameters: ImageParameters, accept: string | undefined, options?: TaskOptions];

/**
 * Results are kept in `cache`; requests for the same one share a single transform, which waits for a slot. Where AVIF is
 * as good an answer as WebP, whoever asks first gets WebP, and the smaller of the two once AVIF was made in the background.
 * A cache that cannot be read or written, as on a full disk, only makes images anew. `memory` is what one image may take, in bytes.
 */
export function createImageTransformer(
  blobs: BlobStore,
  cache: BlobStore,
  queue: PictureQueue,
  memory = pictureMemory(),
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

  /** Joins the transform of the same image that is under way, or begins it; it is dropped once nobody waits for it. */
  function share(
    key: string,
    signal: AbortSignal | undefined,
    begin: (signal: AbortSignal) => Promise<CachedImage | undefined>,
  ): Promise<CachedImage | undefined> {
    const shared = underWay.get(key) ?? beginShared(key, begin);
    // What was dropped is begun again; what had begun before nobody waited for it is finished.
    if (shared.controller.signal.aborted) return shared.made.catch(() => share(key, signal, begin));
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
    if (kept) return { key, bytes: kept, contentType: encodedMediaType(format) };
    return queue.run(async () => {
      const bytes = await blobs.read(name);
      if (!bytes) return undefined;
      const { transformImage } = await loadImageTools();
      const made = await transformImage(bytes, parameters, accept, memory);
      await keep(key, made.bytes);
      return { key, ...made };
    }, options);
  }

  /** What AVIF comes to; nothing where WebP, of `most` bytes, is as small. */
  async function makeAvif(name: string, parameters: ImageParameters, most: number): Promise<Uint8Array> {
    const nothing = new Uint8Array();
    const bytes = await blobs.read(name);
    if (!bytes) return nothing;
    const { transformImage } = await loadImageTools();
    const avif = await transformImage(bytes, { ...parameters, format: 'avif' }, undefined, memory);
    return avif.bytes.length < most ? avif.bytes : nothing;
  }

  /** Requests get WebP meanwhile. A conversion that failed or took too long is not repeated. */
  function makeAvifAhead(key: string, ...image: [string, ImageParameters, number]): void {
    if (!canKeep || ahead.has(key)) return;
    ahead.add(key);
    queue
      .run(() => makeAvif(...image).catch(() => new Uint8Array()), { urgency: 'background' })
      // Too many wait: the next request for the image queues it again.
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
    const key = keyOf(name, parameters, format);
    // Before the disk is asked: Node has four threads for it, and a flood would keep all of them busy.
    if (!underWay.has(key)) queue.assertRoom(options);
    // Under its own key, since a request for AVIF by name gets it whatever its size.
    const avifKey =
      format === 'webp' && mayBeAvif(extension, parameters, accept)
        ? `${keyOf(name, parameters, 'avif')}-ahead`
        : undefined;
    const avif = avifKey ? await read(avifKey) : undefined;
    if (avifKey && avif?.length) return { key: avifKey, bytes: avif, contentType: 'image/avif' };
    const made = await share(key, options?.signal, (signal) =>
      transform(name, key, format, parameters, accept, { ...options, signal }),
    );
    if (avifKey && made && !avif) makeAvifAhead(avifKey, name, parameters, made.bytes.length);
    return made;
  };
}

function keyOf(name: string, parameters: ImageParameters, format: EncodedFormat): string {
  // The format is settled: however it was asked for, the result is the same.
  const { format: _, autoFormat: __, ...rest } = parameters;
  const asked = JSON.stringify([PIPELINE, name, format, parametersKey(rest)]);
  return createHash('sha256').update(asked).digest('hex');
}
