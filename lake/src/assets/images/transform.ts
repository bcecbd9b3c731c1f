import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Bytes } from '../../requests/request-body.ts';
import { InvalidParameterError, UnreadableImageError, UnsupportedTransformError } from './image-errors.ts';
import { getImageExtension, getImageMediaType, type ImageExtension } from './image-format.ts';
import { clampRect, getWhole, planResize } from './image-geometry.ts';
import { type ImageParameters, MAX_PIXELS } from './image-parameters.ts';
import type { Size } from './image-preview.ts';
import { chooseFormat, type EncodedFormat, getEncodedMediaType } from './output-format.ts';
import type { Rect } from './parameter-readers.ts';
import { assertFitsMemory, computePictureMemory } from './picture-memory.ts';
import { applyEffects, cut, frameImage, hasEffects, materialise, turn } from './transform-steps.ts';

export type TransformedImage = { bytes: Bytes; contentType: string };

/** Sanity's default; AVIF looks the same with a lower quality. */
const DEFAULT_QUALITY = 75;
const DEFAULT_AVIF_QUALITY = 55;
const MAX_SECONDS = 30;
const MAX_ANIMATION_PIXELS = 100_000_000;
/** The limit of the output, unless the original has more pixels. */
const MAX_ENLARGED_PIXELS = 16_000_000;
/** The dots per inch at which an SVG is rendered at its natural size. */
const SVG_DENSITY = 72;

/**
 * Transforms an image by the parameters of its URL (protocol section 13). Order: EXIF orientation, `rect`, `or` and `flip`, fit
 * and crop, effects, padding and background, encoding. Returns the same bytes if there is nothing to do. `accept` is the Accept
 * header, for `auto=format`. Throws `UnreadableImageError`, `InvalidParameterError`, `UnsupportedTransformError` for operations
 * that animations do not support, and `PictureTooLargeError` when it may need more than `memory` bytes.
 */
export async function transformImage(
  bytes: Bytes,
  parameters: ImageParameters,
  accept?: string,
  memory = computePictureMemory(),
): Promise<TransformedImage> {
  const source = await inspectSource(bytes);
  const format = chooseFormat(source.extension, parameters, accept);
  if (format === 'original') return { bytes, contentType: getImageMediaType(source.extension) };

  const isMoving = source.frames > 1 && (format === 'gif' || format === 'webp') && !parameters.firstFrameOnly;
  if (isMoving) refuseWhatCannotMove(parameters);
  const frames = isMoving ? source.frames : 1;
  const work = {
    source: { ...source.stored, height: source.stored.height * frames },
    isHeldWhole: parameters.orientation !== undefined || parameters.flip !== undefined,
  };
  assertFitsMemory(work, memory);
  const drawn =
    source.extension === 'svg'
      ? await drawVector(bytes, source.size, parameters)
      : await draw(open(bytes, isMoving), source.size, parameters);
  if (isMoving) refuseTooManyPixels(drawn.size, source.frames);
  const result = { ...computeResultSize(drawn, parameters), isAvif: format === 'avif' };
  assertFitsMemory({ ...work, result }, memory);
  const framed = frameImage(drawn.image, drawn.size, drawn.canvas, parameters, format);
  return {
    bytes: await encode(framed, format, parameters.quality),
    contentType: getEncodedMediaType(format),
  };
}

type Source = { extension: ImageExtension; size: Size; frames: number; stored: Metadata };

async function inspectSource(bytes: Bytes): Promise<Source> {
  try {
    const metadata = await sharp(bytes).metadata();
    const extension = getImageExtension(metadata);
    if (!extension) throw new Error(`${metadata.format} images are not supported`);
    return { extension, size: metadata.autoOrient, frames: metadata.pages ?? 1, stored: metadata };
  } catch (error) {
    throw new UnreadableImageError('Invalid image, could not read it', { cause: error });
  }
}

function open(bytes: Bytes, animated: boolean): Sharp {
  return sharp(bytes, { failOn: 'error', animated }).autoOrient();
}

type Drawing = { image: Sharp; size: Size; canvas?: Size };

async function draw(opened: Sharp, size: Size, parameters: ImageParameters): Promise<Drawing> {
  let image = opened;
  let whole = size;
  let part: Rect = parameters.rect ? clampRect(parameters.rect, size) : getWhole(size);
  if (parameters.orientation || parameters.flip) {
    const turned = await turn(cut(image, part, size), parameters);
    image = turned.image;
    whole = turned.size;
    part = getWhole(whole);
  }
  const { region, size: target, canvas, byEntropy } = planResize(part, parameters);
  refuseTooLarge(canvas ?? target, parameters.padding ?? 0, size);
  const chosen = { ...region, left: part.left + region.left, top: part.top + region.top };
  const resized = cut(image, chosen, whole).resize(target.width, target.height, {
    fit: byEntropy ? 'cover' : 'fill',
    position: byEntropy ? sharp.strategy.entropy : undefined,
  });
  if (!hasEffects(parameters)) return { image: resized, size: target, canvas };
  return { image: await materialise(await applyEffects(resized, target, parameters)), size: target, canvas };
}

/** Renders an SVG at the requested size, so that it is sharp, if the fit allows enlargement. */
async function drawVector(bytes: Bytes, natural: Size, parameters: ImageParameters): Promise<Drawing> {
  const { rect, fit, width = 0, height = 0 } = parameters;
  const shown = rect ?? natural;
  const mayEnlarge = fit !== 'max' && fit !== 'fillmax' && fit !== 'min';
  const wanted = mayEnlarge ? Math.max(1, width / shown.width, height / shown.height) : 1;
  const most = Math.max(1, Math.sqrt(MAX_ENLARGED_PIXELS / (natural.width * natural.height)));
  const scale = Math.min(wanted, most, MAX_PIXELS / natural.width, MAX_PIXELS / natural.height);
  const image = sharp(bytes, { density: SVG_DENSITY * scale });
  const { width: drawnWidth, height: drawnHeight } = await image.metadata();
  const scaledRect = rect && {
    left: Math.round(rect.left * scale),
    top: Math.round(rect.top * scale),
    width: Math.max(1, Math.round(rect.width * scale)),
    height: Math.max(1, Math.round(rect.height * scale)),
  };
  return draw(image, { width: drawnWidth, height: drawnHeight }, { ...parameters, rect: scaledRect });
}

/** sharp stacks the frames of an animation vertically, so operations that rotate or mix rows would mix frames. */
function refuseWhatCannotMove(parameters: ImageParameters): void {
  const { orientation, flip, background, crop } = parameters;
  const isSheer = background !== undefined && background.alpha < 1;
  if (!orientation && !flip && !isSheer && crop !== 'entropy' && !hasEffects(parameters)) return;
  throw new UnsupportedTransformError(
    "effects, 'or', 'flip', crop=entropy or a translucent 'bg' on moving images: add 'frame=1' to use the first frame",
  );
}

function refuseTooManyPixels(size: Size, frames: number): void {
  if (size.width * size.height * frames <= MAX_ANIMATION_PIXELS) return;
  throw new InvalidParameterError('w', `a smaller size for a moving image of ${frames} frames, or 'frame=1'`);
}

function computeResultSize({ size, canvas }: Drawing, { padding = 0 }: ImageParameters): Size {
  const { width, height } = canvas ?? size;
  return { width: width + 2 * padding, height: height + 2 * padding };
}

/** Limits how much a small picture can be enlarged, since that would take a lot of CPU time. */
function refuseTooLarge({ width, height }: Size, padding: number, opened: Size): void {
  const pixels = (width + 2 * padding) * (height + 2 * padding);
  if (pixels <= Math.max(MAX_ENLARGED_PIXELS, opened.width * opened.height)) return;
  const most = MAX_ENLARGED_PIXELS / 1_000_000;
  throw new InvalidParameterError(
    'w',
    `a size that makes at most ${most} million pixels, with 'h' and 'pad'`,
  );
}

async function encode(image: Sharp, format: EncodedFormat, asked: number | undefined): Promise<Bytes> {
  const quality = asked ?? (format === 'avif' ? DEFAULT_AVIF_QUALITY : DEFAULT_QUALITY);
  const encoded = {
    jpg: () => image.jpeg({ quality }),
    pjpg: () => image.jpeg({ quality, progressive: true }),
    png: () => image.png(),
    webp: () => image.webp({ quality }),
    avif: () => image.avif({ quality, effort: 2 }),
    gif: () => image.gif(),
  } satisfies Record<EncodedFormat, () => Sharp>;
  return new Uint8Array(await encoded[format]().timeout({ seconds: MAX_SECONDS }).toBuffer());
}
