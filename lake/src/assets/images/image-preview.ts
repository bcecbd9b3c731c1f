import { encode } from 'blurhash';
import sharp from 'sharp';
import type { Bytes } from '../../requests/request-body.ts';

/** The size after EXIF orientation, in pixels. */
export type Size = { width: number; height: number };

const LQIP_WIDTH = 20;
const BLURHASH_WIDTH = 100;
const BLURHASH_COLUMNS = 5;
/** The maximum of the BlurHash format. */
const MAX_BLURHASH_ROWS = 9;
/** Limits the height of previews of extremely tall images: the ratio of height to width. */
const MAX_HEIGHT_RATIO = 10;

/** A small blurred preview as a data URI, 20 px wide; PNG if the image is PNG or has transparency. */
export async function makeLowQualityPreview(bytes: Bytes, size: Size, asPng: boolean): Promise<string> {
  const rows = Math.floor((LQIP_WIDTH * size.height) / size.width);
  const height = Math.min(Math.max(rows, 1), LQIP_WIDTH * MAX_HEIGHT_RATIO);
  const small = sharp(bytes).autoOrient().resize(LQIP_WIDTH, height, { fit: 'fill' }).blur(1);
  const encoded = asPng ? small.png() : small.jpeg({ quality: 80 });
  const data = await encoded.toBuffer();
  return `data:image/${asPng ? 'png' : 'jpeg'};base64,${data.toString('base64')}`;
}

/** The same BlurHash as Sanity's: five columns, and rows in proportion (protocol section 13). */
export async function computeBlurHash(bytes: Bytes, size: Size): Promise<string> {
  const rows = Math.ceil((BLURHASH_COLUMNS * size.height) / size.width);
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize(BLURHASH_WIDTH, BLURHASH_WIDTH * MAX_HEIGHT_RATIO, { fit: 'inside' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  return encode(pixels, info.width, info.height, BLURHASH_COLUMNS, Math.min(rows, MAX_BLURHASH_ROWS));
}
