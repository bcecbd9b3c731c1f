import { readText } from '../../../content/read-field.ts';

/** Matches the asset references that `@sanity/image-url` can parse. */
const imageId = /^image-[^-]+-\d+x\d+-[^-]+$/;

/**
 * Returns the absolute URL of an image in the lake. (The embedded lake's own image URLs are relative to its root.) Returns
 * undefined when there is no image or its reference is not valid.
 */
export function getAbsoluteImageUrl(
  image: unknown,
  getUrl: (image: { asset: { _ref: string } }) => string,
  origin: string,
): string | undefined {
  if (!imageId.test(readText(image, 'asset', '_ref') ?? '')) return undefined;
  // The assertion is safe: `getUrl` needs nothing but the reference, which was checked above.
  return new URL(getUrl(image as { asset: { _ref: string } }), origin).href;
}
