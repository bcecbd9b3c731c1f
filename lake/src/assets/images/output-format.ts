import type { ImageExtension } from './image-format.ts';
import { type ImageParameters, makeParametersKey, type OutputFormat } from './image-parameters.ts';

/** The format of a transformed image. A GIF stays a GIF, since it may be animated. */
export type EncodedFormat = OutputFormat | 'gif';

/** The output format by source format. WebP for formats that not all browsers support, or that take seconds to encode. */
const DEFAULT_FORMAT: Record<Exclude<ImageExtension, 'svg'>, EncodedFormat> = {
  jpg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'webp',
  tiff: 'webp',
};

/**
 * The output format, or 'original' to serve the stored bytes: without parameters, and for SVG without `fm`, since SVG is
 * scalable. `auto=format` chooses WebP if the Accept header contains it, and never AVIF, which takes too long to encode while a
 * visitor waits (see `mayBeAvif`).
 */
export function chooseFormat(
  source: ImageExtension,
  parameters: ImageParameters,
  accept: string | undefined,
): EncodedFormat | 'original' {
  const { autoFormat, format, ...rest } = parameters;
  if (format) return format;
  if (source === 'svg') return 'original';
  const own = DEFAULT_FORMAT[source];
  const wanted = autoFormat && acceptsWebp(accept) ? 'webp' : own;
  const asksNothing = makeParametersKey(rest) === '{}';
  const isShownAsIs =
    wanted === source || !autoFormat || (source === 'avif' && acceptsType(accept, 'image/avif'));
  return asksNothing && isShownAsIs ? 'original' : wanted;
}

/** Formats that may be animated; an AVIF made from them would not be. */
export const MAY_BE_ANIMATED: ReadonlySet<ImageExtension> = new Set(['gif', 'webp']);

/** Whether AVIF may replace the WebP of `auto=format`: the client supports it, and the image cannot be animated. */
export function mayBeAvif(
  source: ImageExtension,
  { autoFormat, format }: ImageParameters,
  accept: string | undefined,
): boolean {
  return autoFormat === true && !format && !MAY_BE_ANIMATED.has(source) && acceptsType(accept, 'image/avif');
}

export function getEncodedMediaType(format: EncodedFormat): string {
  return `image/${format === 'jpg' || format === 'pjpg' ? 'jpeg' : format}`;
}

/** The extension of a transformed image with this media type. */
export function getEncodedExtension(mediaType: string): string {
  return mediaType === 'image/jpeg' ? 'jpg' : mediaType.replace('image/', '');
}

function acceptsWebp(accept: string | undefined): boolean {
  return acceptsType(accept, 'image/webp');
}

/** Whether an Accept header contains a media type. Wildcards do not count: browsers without WebP support send them too. */
function acceptsType(accept: string | undefined, mediaType: string): boolean {
  return (accept ?? '').split(',').some((item) => {
    const [type, ...options] = item.split(';').map((part) => part.trim().toLowerCase());
    return type === mediaType && !options.some((option) => /^q=0(\.0*)?$/.test(option));
  });
}
