import { InvalidParameterError, UnsupportedTransformError } from './image-errors.ts';
import {
  type Color,
  type Rect,
  readChoice,
  readColor,
  readInteger,
  readNumber,
  readRect,
  readSwitch,
} from './parameter-readers.ts';

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const;
const CROPS = ['center', 'top', 'bottom', 'left', 'right', 'focalpoint', 'entropy'] as const;
const FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif', 'json'] as const;
const ORIENTATIONS = ['0', '90', '180', '270'] as const;
const FLIPS = ['h', 'v', 'hv'] as const;

type Fit = (typeof FITS)[number];
export type Crop = (typeof CROPS)[number];
export type OutputFormat = Exclude<(typeof FORMATS)[number], 'json'>;

/**
 * The normalized parameters of an image URL: pixels are whole numbers, multiplied by `dpr`, at most 8192; a field without
 * effect is absent. Equivalent URLs have equal parameters.
 */
export type ImageParameters = {
  width?: number;
  height?: number;
  minWidth?: number;
  minHeight?: number;
  maxWidth?: number;
  maxHeight?: number;
  /** Absent for `clip`. */
  fit?: Fit;
  /** Absent for `center`; only with `fit=crop` and `fit=min`. */
  crop?: Crop;
  /** Fractions of the width and the height; only with `crop=focalpoint`. */
  focalPoint?: { x: number; y: number };
  rect?: Rect;
  /** 1–100. */
  quality?: number;
  format?: OutputFormat;
  autoFormat?: true;
  /** 1–2000. */
  blur?: number;
  /** 1–100. */
  sharpen?: number;
  /** −100 (grey) to 100. */
  saturation?: number;
  invert?: true;
  /** Degrees, clockwise. */
  orientation?: 90 | 180 | 270;
  flip?: (typeof FLIPS)[number];
  /** Pixels on each side. */
  padding?: number;
  background?: Color;
  firstFrameOnly?: true;
};

/** The maximum width and height in pixels; larger values are reduced to it (protocol section 13). */
export const MAX_PIXELS = 8192;

/**
 * Parses the parameters of an image URL (sanity.io/docs/image-urls; protocol section 13). Unknown names are ignored, as in
 * Sanity. Throws `InvalidParameterError` or `UnsupportedTransformError`.
 */
export function parseImageParameters(query: URLSearchParams): ImageParameters {
  const format = readChoice(query, 'fm', FORMATS);
  if (format === 'json') {
    throw new UnsupportedTransformError("'fm=json': read the asset document");
  }
  if (query.has('cs')) throw new UnsupportedTransformError("'cs': pictures are made in sRGB");
  const saturation = readNumber(query, 'sat', -100, 100);
  const auto = query.get('auto')?.split(',');
  if (auto && !auto.includes('format')) throw new InvalidParameterError('auto', "'format'");
  return withoutAbsent({
    ...readSizes(query),
    rect: readRect(query, 'rect'),
    quality: raiseToOne(readInteger(query, 'q', 0, 100)),
    format,
    autoFormat: omitFalse(auto !== undefined),
    blur: readNumber(query, 'blur', 1, 2000),
    sharpen: readNumber(query, 'sharp', 0, 100) || undefined,
    saturation: saturation || undefined,
    invert: omitFalse(readSwitch(query, 'invert')),
    orientation: readOrientation(readChoice(query, 'or', ORIENTATIONS)),
    flip: readChoice(query, 'flip', FLIPS),
    background: readColor(query, 'bg'),
    firstFrameOnly: omitFalse(readNumber(query, 'frame', 1, 1) === 1),
  });
}

/** Parses the parameters that determine the size, without those that do not apply. */
function readSizes(query: URLSearchParams): Partial<ImageParameters> {
  const ratio = Math.min(Math.max(readNumber(query, 'dpr', 0.1, 100) ?? 1, 1), 3);
  const readPixels = (name: string, least = 1) => {
    const value = readInteger(query, name, least, Number.POSITIVE_INFINITY);
    return value === undefined ? undefined : Math.min(Math.max(Math.round(value * ratio), least), MAX_PIXELS);
  };
  const width = readPixels('w');
  const height = readPixels('h');
  const limits = {
    minWidth: readPixels('min-w'),
    minHeight: readPixels('min-h'),
    maxWidth: readPixels('max-w'),
    maxHeight: readPixels('max-h'),
  };
  const padding = readPixels('pad', 0) || undefined;
  const fit = readChoice(query, 'fit', FITS);
  const crop = readChoice(query, 'crop', CROPS);
  const focalPoint = { x: readNumber(query, 'fp-x', 0, 1) ?? 0.5, y: readNumber(query, 'fp-y', 0, 1) ?? 0.5 };

  const isLimited = fit === 'crop' && Object.values(limits).some((limit) => limit !== undefined);
  if (width === undefined && height === undefined && !isLimited) return { padding };
  const crops = fit === 'crop' || fit === 'min';
  return {
    width,
    height,
    // Sanity applies these limits only with fit=crop.
    ...(fit === 'crop' ? limits : {}),
    fit: fit === 'clip' ? undefined : fit,
    crop: crops && crop !== 'center' ? crop : undefined,
    focalPoint: crops && crop === 'focalpoint' ? focalPoint : undefined,
    padding,
  };
}

/** A cache key: the same string for equal parameters; `{}` without parameters. */
export function makeParametersKey(parameters: ImageParameters): string {
  const entries = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return JSON.stringify(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))));
}

function raiseToOne(quality: number | undefined): number | undefined {
  return quality === undefined ? undefined : Math.max(1, quality);
}

function omitFalse(value: boolean): true | undefined {
  return value || undefined;
}

function readOrientation(value: (typeof ORIENTATIONS)[number] | undefined): 90 | 180 | 270 | undefined {
  if (value === '90') return 90;
  if (value === '180') return 180;
  return value === '270' ? 270 : undefined;
}

function withoutAbsent(parameters: ImageParameters): ImageParameters {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined));
}
