import type { SanityImageSource } from '@sanity/image-url';
import { screenShares } from '../../content/image-size.ts';
import { buildImageUrl } from './images.ts';

/** The attributes of a responsive `img` element. */
interface PictureSource {
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/** Returns an image cropped around its hotspot to a size in pixels, with smaller versions for smaller screens. */
export function getPictureSource(
  source: SanityImageSource,
  { width, height }: Pick<PictureSource, 'width' | 'height'>,
): PictureSource {
  const cut = (part: number) => {
    const partWidth = Math.round(width * part);
    const url = buildImageUrl(source)
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
