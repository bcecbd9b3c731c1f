import { readText } from '../content/read-field.ts';

/** What `@sanity/image-url` can read. */
const imageId = /^image-[^-]+-\d+x\d+-[^-]+$/;

/**
 * The address of an image of the lake for those who know no root: the embedded lake's addresses begin at it. Undefined
 * where there is no image, or what is referred to cannot be one.
 */
export function absoluteImageUrl(
  image: unknown,
  urlOf: (image: { asset: { _ref: string } }) => string,
  origin: string,
): string | undefined {
  if (!imageId.test(readText(image, 'asset', '_ref') ?? '')) return undefined;
  // An image with a reference is one, whatever else of it is missing.
  return new URL(urlOf(image as { asset: { _ref: string } }), origin).href;
}
