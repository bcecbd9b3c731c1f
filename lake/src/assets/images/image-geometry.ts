import { InvalidParameterError } from './image-errors.ts';
import { type ImageParameters, MAX_PIXELS } from './image-parameters.ts';
import type { Size } from './image-preview.ts';
import type { Rect } from './parameter-readers.ts';

/**
 * The steps to resize an image: extract `region`, resize it to `size`, and with a filling fit centre that on a `canvas`. All
 * values are whole pixels, at most 8192 per side.
 */
type ResizePlan = {
  region: Rect;
  size: Size;
  canvas?: Size;
  /** Sharp chooses the region by entropy when it covers `size`; `region` is the whole source then. */
  byEntropy?: true;
};

/** Clips `rect` to the source. Throws `InvalidParameterError` when nothing is left. */
export function clampRect(rect: Rect, source: Size): Rect {
  const width = Math.min(rect.width, source.width - rect.left);
  const height = Math.min(rect.height, source.height - rect.top);
  if (width >= 1 && height >= 1) return { left: rect.left, top: rect.top, width, height };
  throw new InvalidParameterError(
    'rect',
    `a rectangle on the image of ${source.width}x${source.height} pixels`,
  );
}

/** Plans one resize. `source` is the size after `rect` and `or`; fits are Sanity's (protocol section 13). */
export function planResize(source: Size, parameters: ImageParameters): ResizePlan {
  const { fit = 'clip', width, height } = parameters;
  const whole = getWhole(source);
  const box = { width, height };
  if (fit === 'clip' || fit === 'max') {
    return { region: whole, size: scaleInto(source, box, fit === 'max') };
  }
  if (fit === 'fill' || fit === 'fillmax') {
    const size = scaleInto(source, box, fit === 'fillmax');
    return { region: whole, size, canvas: { width: width ?? size.width, height: height ?? size.height } };
  }
  if (fit === 'scale') return { region: whole, size: completeBox(source, box) };
  if (fit === 'min') return planCrop(source, shrinkOnto(source, completeBox(source, box)), parameters);
  return planCrop(source, cropTarget(source, parameters), parameters);
}

/** The region of a whole image. */
export function getWhole({ width, height }: Size): Rect {
  return { left: 0, top: 0, width, height };
}

function planCrop(source: Size, size: Size, parameters: ImageParameters): ResizePlan {
  if (parameters.crop === 'entropy') {
    return { region: getWhole(source), size, byEntropy: true };
  }
  const share = Math.min(source.width / size.width, source.height / size.height);
  const width = roundToPixel(Math.min(source.width, size.width * share));
  const height = roundToPixel(Math.min(source.height, size.height * share));
  const focus = getFocus(parameters);
  return {
    region: {
      left: placeAround(focus.x * source.width, width, source.width),
      top: placeAround(focus.y * source.height, height, source.height),
      width,
      height,
    },
    size,
  };
}

function getFocus({ crop, focalPoint }: ImageParameters): { x: number; y: number } {
  if (crop === 'focalpoint' && focalPoint) return focalPoint;
  return {
    x: crop === 'left' ? 0 : crop === 'right' ? 1 : 0.5,
    y: crop === 'top' ? 0 : crop === 'bottom' ? 1 : 0.5,
  };
}

/** The start of a section of `length` with `focus` in its middle, shifted so that it stays within `whole`. */
function placeAround(focus: number, length: number, whole: number): number {
  return Math.min(Math.max(Math.round(focus - length / 2), 0), whole - length);
}

/** The largest size with the source's aspect ratio inside the box; a missing side is not limited. */
function scaleInto(source: Size, box: Partial<Size>, neverEnlarge: boolean): Size {
  const limits = [MAX_PIXELS / source.width, MAX_PIXELS / source.height];
  if (box.width !== undefined) limits.push(box.width / source.width);
  if (box.height !== undefined) limits.push(box.height / source.height);
  if (neverEnlarge || (box.width === undefined && box.height === undefined)) limits.push(1);
  const scale = Math.min(...limits);
  return { width: roundToPixel(source.width * scale), height: roundToPixel(source.height * scale) };
}

/** Completes a missing side of the box by the source's aspect ratio. */
function completeBox(source: Size, box: Partial<Size>): Size {
  const inShape = scaleInto(source, box, false);
  return { width: box.width ?? inShape.width, height: box.height ?? inShape.height };
}

/** Reduces the box until the source covers it without enlargement. */
function shrinkOnto(source: Size, box: Size): Size {
  const scale = Math.min(1, source.width / box.width, source.height / box.height);
  return { width: roundToPixel(box.width * scale), height: roundToPixel(box.height * scale) };
}

/** The size for fit=crop: given sides are kept; others follow the source's aspect ratio, within their limits. */
function cropTarget(source: Size, parameters: ImageParameters): Size {
  const { width, height, minWidth = 1, minHeight = 1, maxWidth, maxHeight } = parameters;
  const box =
    width === undefined && height === undefined ? { width: maxWidth, height: maxHeight } : { width, height };
  const natural =
    width === undefined && height === undefined ? scaleInto(source, box, true) : completeBox(source, box);
  return {
    width: width ?? clampPixels(natural.width, minWidth, maxWidth),
    height: height ?? clampPixels(natural.height, minHeight, maxHeight),
  };
}

function clampPixels(value: number, least: number, most = MAX_PIXELS): number {
  return Math.max(least, Math.min(value, most));
}

function roundToPixel(pixels: number): number {
  return Math.max(1, Math.round(pixels));
}
