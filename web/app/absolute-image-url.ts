import { readText } from '../content/read-field.ts';

/** What `@sanity/image-url` can read. */
const imageId = /^image-[^-]+-\d+x\d+-[^-]+$/;

/**
 * The absolute address of an image of the lake; those of the embedded lake are relative to its root. Undefined without an
 * image, or when the reference cannot be one.
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
