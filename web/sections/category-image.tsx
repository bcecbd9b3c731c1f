import type { SanityImageSource } from '@sanity/image-url';
import { imageUrl } from '../content/images.ts';
import { type Category, CategoryMark } from '../ui/category-mark.tsx';
import { ImageWithFallback } from '../ui/image-with-fallback.tsx';

type CategoryImageProps = {
  category: Category | null;
  /** What an editor put in the drawing's place; without an asset the drawing shows. */
  image: (SanityImageSource & { asset: unknown; alt: string | null }) | null | undefined;
  /** What the drawing stands for; leave out where a text beside it says so. */
  title?: string | undefined;
  /** Edge of the picture in pixels: twice the width it is shown at. */
  edge: number;
};

/** The image of a category: our drawing, or the picture that an editor put in its place. */
export function CategoryImage({ category, image, title, edge }: CategoryImageProps) {
  if (image?.asset) {
    return (
      <ImageWithFallback
        src={imageUrl(image).size(edge, edge).fit('crop').url()}
        alt={image.alt ?? title ?? ''}
        width={edge}
        height={edge}
      />
    );
  }
  return category && <CategoryMark category={category} title={title} />;
}
