import type { ImageExtension } from './image-format.ts';
import { type ImageParameters, type OutputFormat, parametersKey } from './image-parameters.ts';

/** The format of a transformed image. A GIF stays a GIF, since it may be animated. */
export type EncodedFormat = OutputFormat | 'gif';

/** A source format that not every browser supports, or that takes seconds to encode, is delivered as WebP. */
const OWN_FORMAT: Record<Exclude<ImageExtension, 'svg'>, EncodedFormat> = {
  jpg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'webp',
  tiff: 'webp',
};

/**
 * The format to answer in, or 'original' when the stored bytes are the answer: nothing is asked, or an SVG is,
 * which scales by itself unless `fm` wants pixels. `auto=format` takes WebP where the Accept header names it,
 * and never AVIF: that takes too long to be made while a visitor waits (`mayBeAvif`).
 */
export function chooseFormat(
  source: ImageExtension,
  parameters: ImageParameters,
  accept: string | undefined,
): EncodedFormat | 'original' {
  const { autoFormat, format, ...rest } = parameters;
  if (format) return format;
  if (source === 'svg') return 'original';
  const own = OWN_FORMAT[source];
  const wanted = autoFormat && acceptsWebp(accept) ? 'webp' : own;
  const asksNothing = parametersKey(rest) === '{}';
  const isShownAsIs =
    wanted === source || !autoFormat || (source === 'avif' && acceptsType(accept, 'image/avif'));
  return asksNothing && isShownAsIs ? 'original' : wanted;
}

/** These formats may be animated; an AVIF made from them would not be. */
const MAY_MOVE: ReadonlySet<ImageExtension> = new Set(['gif', 'webp']);

/** Whether AVIF is as good an answer as the WebP of `auto=format`: the asker shows it, and it is no image that may move. */
export function mayBeAvif(
  source: ImageExtension,
  { autoFormat, format }: ImageParameters,
  accept: string | undefined,
): boolean {
  return autoFormat === true && !format && !MAY_MOVE.has(source) && acceptsType(accept, 'image/avif');
}

export function encodedMediaType(format: EncodedFormat): string {
  return `image/${format === 'jpg' || format === 'pjpg' ? 'jpeg' : format}`;
}

function acceptsWebp(accept: string | undefined): boolean {
  return acceptsType(accept, 'image/webp');
}

/** Wildcards do not count: browsers without WebP support send them, too. */
function acceptsType(accept: string | undefined, mediaType: string): boolean {
  return (accept ?? '').split(',').some((item) => {
    const [type, ...options] = item.split(';').map((part) => part.trim().toLowerCase());
    return type === mediaType && !options.some((option) => /^q=0(\.0*)?$/.test(option));
  });
}
