import sharp, { type Sharp } from 'sharp';
import type { ImageParameters } from './image-parameters.ts';
import type { Size } from './image-preview.ts';
import type { EncodedFormat } from './output-format.ts';
import type { Color, Rect } from './parameter-readers.ts';

/** For a larger blur, a reduced image is blurred and enlarged again: it looks the same, and limits the time. */
const MAX_SIGMA = 8;
const TRANSPARENT: Color = { r: 0, g: 0, b: 0, alpha: 0 };
const WHITE: Color = { r: 255, g: 255, b: 255, alpha: 1 };

/**
 * Executes the pipeline and starts a new one on the result. Within one pipeline sharp uses its own order of operations, so this
 * separates steps whose order matters.
 */
export async function materialise(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** Extracts a region of an image of `size`. Does nothing for the whole image, since extracting slows JPEG decoding. */
export function cut(image: Sharp, region: Rect, size: Size): Sharp {
  const isWhole = region.width === size.width && region.height === size.height;
  return isWhole ? image : image.extract(region);
}

/** Rotates clockwise, then flips. */
export async function turn(image: Sharp, parameters: ImageParameters): Promise<{ image: Sharp; size: Size }> {
  const { orientation = 0, flip = '' } = parameters;
  const isSideways = orientation === 90 || orientation === 270;
  // sharp flips before it rotates, so for a quarter turn the axes are swapped.
  const flop = flip.includes(isSideways ? 'v' : 'h');
  const flipped = flip.includes(isSideways ? 'h' : 'v');
  const { data, info } = await image
    .flop(flop)
    .flip(flipped)
    .rotate(orientation)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { image: sharp(data, { raw: { width, height, channels } }), size: { width, height } };
}

export function hasEffects({ blur, sharpen, saturation, invert }: ImageParameters): boolean {
  return blur !== undefined || sharpen !== undefined || saturation !== undefined || invert !== undefined;
}

/** Blurs, sharpens, desaturates and inverts an image of `size`. */
export async function applyEffects(image: Sharp, size: Size, parameters: ImageParameters): Promise<Sharp> {
  const { blur, sharpen, saturation, invert } = parameters;
  let result = blur === undefined ? image : await blurImage(image, size, blur);
  // At 50, m1 and m2 have sharp's defaults.
  if (sharpen !== undefined) result = result.sharpen({ sigma: 1, m1: sharpen / 50, m2: sharpen / 25 });
  // Not `greyscale`, which drops transparency.
  if (saturation !== undefined) result = result.modulate({ saturation: 1 + saturation / 100 });
  return invert ? result.negate({ alpha: false }) : result;
}

/** Sanity does not document the unit of `blur`. We use half of it as the standard deviation in pixels. */
async function blurImage(image: Sharp, size: Size, blur: number): Promise<Sharp> {
  const sigma = blur / 2;
  if (sigma <= MAX_SIGMA) return image.blur(sigma);
  const shrink = sigma / MAX_SIGMA;
  const resized = await materialise(image);
  const small = resized
    .resize(Math.max(1, Math.round(size.width / shrink)), Math.max(1, Math.round(size.height / shrink)), {
      fit: 'fill',
    })
    .blur(MAX_SIGMA);
  return (await materialise(small)).resize(size.width, size.height, { fit: 'fill' });
}

/** Centres the image on its canvas, adds padding, and puts the background behind transparent parts. */
export function frameImage(
  image: Sharp,
  size: Size,
  canvas: Size | undefined,
  parameters: ImageParameters,
  format: EncodedFormat,
): Sharp {
  const { padding = 0, background } = parameters;
  const isOpaqueFormat = format === 'jpg' || format === 'pjpg';
  const color = isOpaqueFormat ? blendOverWhite(background ?? WHITE) : (background ?? TRANSPARENT);
  const flat = color.alpha === 1 ? image.flatten({ background: color }) : image;

  const across = Math.max(0, (canvas?.width ?? size.width) - size.width);
  const down = Math.max(0, (canvas?.height ?? size.height) - size.height);
  const left = Math.floor(across / 2) + padding;
  const top = Math.floor(down / 2) + padding;
  const right = across - Math.floor(across / 2) + padding;
  const bottom = down - Math.floor(down / 2) + padding;
  const grows = left + right + top + bottom > 0;
  const isSheer = color.alpha > 0 && color.alpha < 1;
  const extended = grows
    ? flat.extend({ left, top, right, bottom, background: isSheer ? TRANSPARENT : color })
    : flat;
  if (!isSheer) return extended;
  const input = {
    create: {
      width: size.width + left + right,
      height: size.height + top + bottom,
      channels: 4,
      background: color,
    },
  } as const;
  return extended.composite([{ input, blend: 'dest-over' }]);
}

function blendOverWhite({ r, g, b, alpha }: Color): Color {
  const mix = (value: number) => Math.round(value * alpha + 255 * (1 - alpha));
  return { r: mix(r), g: mix(g), b: mix(b), alpha: 1 };
}
