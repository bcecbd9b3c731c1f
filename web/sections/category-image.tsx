import type { SanityImageSource } from '@sanity/image-url';
import { buildImageUrl } from '../data/images.ts';
import { type Category, CategoryMark } from '../ui/drawings/category-mark.tsx';
import { ImageWithFallback } from '../ui/image-with-fallback.tsx';

type CategoryImageProps = {
  category: Category | null;
  /** An image that replaces the drawing; without an asset the drawing is shown. */
  image: (SanityImageSource & { asset: unknown; alt: string | null }) | null | undefined;
  /** The accessible name of the drawing; omitted where adjacent text has the same meaning. */
  title?: string | undefined;
  /** Edge of the image in pixels: twice its displayed width. */
  edge: number;
};

/** The image of a category: the drawing, or an editor's image that replaces it. */
export function CategoryImage({ category, image, title, edge }: CategoryImageProps) {
  if (image?.asset) {
    return (
      <ImageWithFallback
        src={buildImageUrl(image).size(edge, edge).fit('crop').url()}
        alt={image.alt ?? title ?? ''}
        width={edge}
        height={edge}
      />
    );
  }
  return category && <CategoryMark category={category} title={title} />;
}
