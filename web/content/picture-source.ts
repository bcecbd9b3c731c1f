import type { SanityImageSource } from '@sanity/image-url';
import { screenShares } from './image-size.ts';
import { imageUrl } from './images.ts';

/** What an `img` element is told of its picture. */
export interface PictureSource {
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/** An image cut to a width and height in pixels around its hotspot, and smaller ones of the same shape for smaller screens. */
export function pictureSource(
  source: SanityImageSource,
  { width, height }: Pick<PictureSource, 'width' | 'height'>,
): PictureSource {
  const cut = (part: number) => {
    const partWidth = Math.round(width * part);
    const url = imageUrl(source)
      .size(partWidth, Math.round(height * part))
      .fit('crop')
      .url();
    return { width: partWidth, url };
  };
  const cuts = screenShares.map(cut);
  return {
    src: cut(1).url,
    srcSet: cuts.map((one) => `${one.url} ${one.width}w`).join(', '),
    width,
    height,
  };
}
