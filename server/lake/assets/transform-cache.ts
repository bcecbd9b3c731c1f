import { createHash } from 'node:crypto';
import { extname } from 'node:path/posix';
import type { BlobStore } from './blob-store.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit.ts';
import { isImageExtension } from './image-format.ts';
import { type ImageParameters, parametersKey } from './image-parameters.ts';
import { loadImageTools } from './image-tools.ts';
import { chooseFormat, type EncodedFormat, encodedMediaType, mayBeAvif } from './output-format.ts';
import type { TransformedImage } from './transform.ts';

/** Part of every key: a change of how images come out leaves the old results behind. */
const PIPELINE = 1;

/** How many images may wait for their conversion to AVIF; the next request for another image queues it again. */
const MAX_AHEAD = 20;

/** A transformed image under a `key` that stands for its source and all that was asked. */
export type CachedImage = TransformedImage & { key: string };

/**
 * Transforms a stored image, or says that the stored bytes are the answer, or that there is no such image.
 * `name` is the image's blob name, `address` who is counted among those that wait. Throws what `transformImage` throws, and
 * LakeError 429 when too many wait.
 */
export type ImageTransformer = (
  name: string,
  ...asked: Asked
) => Promise<CachedImage | 'original' | undefined>;

type Asked = [parameters: ImageParameters, accept: string | undefined, address?: string];

/**
 * Results are kept in `cache`; requests for the same one share a single transform, which waits for a slot. Where AVIF is
 * as good an answer as WebP, whoever asks first gets WebP, and the smaller of the two once AVIF was made in the background.
 * A cache that cannot be read or written, as on a full disk, only makes images anew.
 */
export function createImageTransformer(
  blobs: BlobStore,
  cache: BlobStore,
  slots: ConcurrencyLimit,
): ImageTransformer {
  const underWay = new Map<string, Promise<CachedImage | undefined>>();
  const inBackground = createConcurrencyLimit(1);
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

  async function transform(
    name: string,
    key: string,
    format: EncodedFormat,
    ...[parameters, accept, address]: Asked
  ): Promise<CachedImage | undefined> {
    const kept = await read(key);
    if (kept) return { key, bytes: kept, contentType: encodedMediaType(format) };
    return slots(async () => {
      const bytes = await blobs.read(name);
      if (!bytes) return undefined;
      const { transformImage } = await loadImageTools();
      const made = await transformImage(bytes, parameters, accept);
      await keep(key, made.bytes);
      return { key, ...made };
    }, address);
  }

  /** What AVIF comes to; nothing where WebP, of `most` bytes, is as small. */
  async function makeAvif(name: string, parameters: ImageParameters, most: number): Promise<Uint8Array> {
    const nothing = new Uint8Array();
    const bytes = await blobs.read(name);
    if (!bytes) return nothing;
    const { transformImage } = await loadImageTools();
    const avif = await transformImage(bytes, { ...parameters, format: 'avif' });
    return avif.bytes.length < most ? avif.bytes : nothing;
  }

  /** Requests get WebP meanwhile. A conversion that failed or took too long is not repeated. */
  function makeAvifAhead(key: string, ...image: [string, ImageParameters, number]): void {
    if (!canKeep || ahead.has(key) || ahead.size >= MAX_AHEAD) return;
    ahead.add(key);
    inBackground(() => makeAvif(...image).catch(() => new Uint8Array()))
      .then((bytes) => keep(key, bytes))
      .finally(() => ahead.delete(key));
  }

  return async (name, ...asked) => {
    const [parameters, accept] = asked;
    const extension = extname(name).slice(1);
    if (!isImageExtension(extension)) return undefined;
    const format = chooseFormat(extension, parameters, accept);
    if (format === 'original') return 'original';
    // Under its own key, since a request for AVIF by name gets it whatever its size.
    const avifKey =
      format === 'webp' && mayBeAvif(extension, parameters, accept)
        ? `${keyOf(name, parameters, 'avif')}-ahead`
        : undefined;
    const avif = avifKey ? await read(avifKey) : undefined;
    if (avifKey && avif?.length) return { key: avifKey, bytes: avif, contentType: 'image/avif' };
    const key = keyOf(name, parameters, format);
    const shared =
      underWay.get(key) ?? transform(name, key, format, ...asked).finally(() => underWay.delete(key));
    underWay.set(key, shared);
    const made = await shared;
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
