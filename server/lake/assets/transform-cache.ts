import { createHash } from 'node:crypto';
import { extname } from 'node:path/posix';
import type { BlobStore } from './blob-store.ts';
import type { Slots } from './concurrency.ts';
import { isImageExtension } from './image-format.ts';
import { type ImageParameters, parametersKey } from './image-parameters.ts';
import { loadImageTools } from './image-tools.ts';
import { chooseFormat, type EncodedFormat, encodedMediaType } from './output-format.ts';
import type { TransformedImage } from './transform.ts';

/** Part of every key: a change of how images come out leaves the old results behind. */
const PIPELINE = 1;

/** A transformed image under a `key` that stands for its source and all that was asked. */
export type CachedImage = TransformedImage & { key: string };

/**
 * Transforms a stored image, or says that the stored bytes are the answer, or that there is no such image.
 * `name` is the image's blob name. Throws what `transformImage` throws.
 */
export type ImageTransformer = (
  name: string,
  parameters: ImageParameters,
  accept: string | undefined,
) => Promise<CachedImage | 'original' | undefined>;

/** Results are kept in `cache`; requests for the same one share a single transform, which waits for a slot. */
export function createImageTransformer(blobs: BlobStore, cache: BlobStore, slots: Slots): ImageTransformer {
  const underWay = new Map<string, Promise<CachedImage | undefined>>();

  async function transform(
    name: string,
    key: string,
    parameters: ImageParameters,
    accept: string | undefined,
    format: EncodedFormat,
  ): Promise<CachedImage | undefined> {
    const kept = await cache.read(`cache/${key}`);
    if (kept) return { key, bytes: kept, contentType: encodedMediaType(format) };
    return slots(async () => {
      const bytes = await blobs.read(name);
      if (!bytes) return undefined;
      const { transformImage } = await loadImageTools();
      const made = await transformImage(bytes, parameters, accept);
      await cache.put(`cache/${key}`, made.bytes);
      return { key, ...made };
    });
  }

  return async (name, parameters, accept) => {
    const extension = extname(name).slice(1);
    if (!isImageExtension(extension)) return undefined;
    const format = chooseFormat(extension, parameters, accept);
    if (format === 'original') return 'original';
    const key = keyOf(name, parameters, format);
    const shared =
      underWay.get(key) ??
      transform(name, key, parameters, accept, format).finally(() => underWay.delete(key));
    underWay.set(key, shared);
    return shared;
  };
}

function keyOf(name: string, parameters: ImageParameters, format: EncodedFormat): string {
  // The format is settled: however it was asked for, the result is the same.
  const { format: _, autoFormat: __, ...rest } = parameters;
  const asked = JSON.stringify([PIPELINE, name, format, parametersKey(rest)]);
  return createHash('sha256').update(asked).digest('hex');
}
