import sharp, { type Metadata } from 'sharp';
import type { Bytes } from '../../requests/request-body.ts';
import {
  type AssetDescription,
  type AssetPlace,
  computeSha1,
  describeAsset,
  type NewAssetDocument,
} from '../asset-document.ts';
import { isGzip } from '../media-types.ts';
import { readExif, readExifFields, readLocation } from './exif.ts';
import { PictureTooLargeError, UnreadableImageError } from './image-errors.ts';
import { getImageExtension, getImageMediaType, type ImageExtension } from './image-format.ts';
import { computePalette } from './image-palette.ts';
import { computeBlurHash, makeLowQualityPreview } from './image-preview.ts';
import { MAY_BE_ANIMATED } from './output-format.ts';
import { assertFitsMemory, computePictureMemory } from './picture-memory.ts';

/** The metadata that Sanity extracts by default. */
const DEFAULT_META = ['lqip', 'blurhash', 'palette'];

/**
 * The `sanity.imageAsset` document of an uploaded image (protocol section 13). `meta` lists the metadata to extract besides
 * dimensions and transparency: `lqip`, `blurhash`, `palette`, `exif`, `location`, or `none`; other names are ignored. Throws
 * `UnreadableImageError` for an image that cannot be decoded completely, and `PictureTooLargeError` for one that may need more
 * than `memory` bytes.
 */
export async function describeImage(
  upload: AssetPlace &
    AssetDescription & { bytes: Bytes; meta?: readonly string[]; memory?: number | undefined },
): Promise<NewAssetDocument> {
  const { bytes, meta, memory, projectId, dataset, baseUrl, ...about } = upload;
  const { metadata, extension, isOpaque } = await inspect(bytes, memory ?? computePictureMemory());
  const { width, height } = metadata.autoOrient;
  const sha1 = computeSha1(bytes);
  const dimensions = `${width}x${height}`;
  const document = describeAsset({
    kind: 'images',
    id: `image-${sha1}-${dimensions}-${extension}`,
    fileName: `${sha1}-${dimensions}.${extension}`,
    sha1,
    extension,
    mimeType: getImageMediaType(extension),
    size: bytes.length,
    place: { projectId, dataset, baseUrl },
    about,
  });
  const wanted = new Set(meta && meta.length > 0 ? meta : DEFAULT_META);
  const imageMetadata = {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    hasAlpha: metadata.hasAlpha,
    isOpaque,
    ...(await makePreviews(bytes, { width, height }, extension === 'png' || !isOpaque, wanted)),
    ...readEmbeddedFacts(metadata, wanted),
  };
  return { ...document, metadata: imageMetadata };
}

async function inspect(
  bytes: Bytes,
  memory: number,
): Promise<{ metadata: Metadata; extension: ImageExtension; isOpaque: boolean }> {
  if (isGzip(bytes)) {
    throw new UnreadableImageError(
      'Invalid image: it is compressed with gzip (.svgz). Decompress it before the upload',
    );
  }
  try {
    const metadata = await sharp(bytes, { failOn: 'error' }).metadata();
    const extension = getImageExtension(metadata);
    if (!extension) throw new Error(`${metadata.format} images are not supported`);
    assertFitsMemory({ source: metadata, isHeldWhole: false }, memory);
    return { metadata, extension, isOpaque: await areFramesOpaque(bytes, metadata, extension) };
  } catch (error) {
    if (error instanceof PictureTooLargeError) throw error;
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new UnreadableImageError(`Invalid image, could not read it: ${reason}`, { cause: error });
  }
}

/** The pixels of an animation that are decoded at a time, since libvips holds all frames that it is asked for. */
const MAX_PIXELS_AT_ONCE = 16_000_000;

/** Decodes every row up to the first frame with transparent parts; `metadata` reads the header only, so truncated files fail here. */
async function areFramesOpaque(
  bytes: Bytes,
  { width, height, pages = 1 }: Metadata,
  extension: ImageExtension,
): Promise<boolean> {
  // The pages of a TIFF are other pictures, of other sizes.
  const frames = MAY_BE_ANIMATED.has(extension) ? pages : 1;
  const atOnce = Math.max(1, Math.floor(MAX_PIXELS_AT_ONCE / (width * height)));
  for (let page = 0; page < frames; page += atOnce) {
    const options = { failOn: 'error', page, pages: Math.min(atOnce, frames - page) } as const;
    const { isOpaque } = await sharp(bytes, options).stats();
    if (!isOpaque) return false;
  }
  return true;
}

async function makePreviews(
  bytes: Bytes,
  size: { width: number; height: number },
  asPng: boolean,
  wanted: ReadonlySet<string>,
): Promise<Record<string, unknown>> {
  const palette = wanted.has('palette') ? await computePalette(bytes) : undefined;
  return {
    ...(wanted.has('lqip') ? { lqip: await makeLowQualityPreview(bytes, size, asPng) } : {}),
    ...(wanted.has('blurhash') ? { blurHash: await computeBlurHash(bytes, size) } : {}),
    ...(palette ? { palette } : {}),
  };
}

/** Camera settings and location. They are private, so they are only extracted when the upload requests them. */
function readEmbeddedFacts(metadata: Metadata, wanted: ReadonlySet<string>): Record<string, unknown> {
  if (!metadata.exif || !(wanted.has('exif') || wanted.has('location'))) return {};
  const tags = readExif(metadata.exif);
  const location = wanted.has('location') ? readLocation(tags) : undefined;
  return {
    ...(wanted.has('exif') ? { exif: { _type: 'sanity.imageExifMetadata', ...readExifFields(tags) } } : {}),
    ...(location ? { location } : {}),
  };
}
