import { createImageUrlBuilder, type ImageUrlBuilder, type SanityImageSource } from '@sanity/image-url';
import { siteConfig } from './env.ts';
import { iconEdge, imageSize, sharePortraitEdge, shareSize } from './image-size.ts';

/**
 * A URL builder for an image of the lake, in the format the browser likes best; finish it with `.url()`.
 * On the embedded lake the URL is relative to the root, so that server and browser render the same text
 * under any host name.
 */
export function imageUrl(source: SanityImageSource): ImageUrlBuilder {
  return plainImageUrl(source).auto('format');
}

/** The URL of an image cut around its hotspot to what readers of shared links show, in a format that all of them know. */
export function shareImageUrl(source: SanityImageSource): string {
  return plainImageUrl(source).size(shareSize.width, shareSize.height).fit('crop').format('jpg').url();
}

/** The URL of a face as a square for the picture of a shared link, in a format that what draws the picture reads. */
export function sharePortraitUrl(source: SanityImageSource): string {
  return plainImageUrl(source).size(sharePortraitEdge, sharePortraitEdge).fit('crop').format('png').url();
}

/** The URL of the picture that the site's icons are drawn from: whole, and no larger than the largest of them. */
export function iconUrl(source: SanityImageSource): string {
  // Without this a picture that is not square would be cut to one.
  return plainImageUrl(source).ignoreImageParams().size(iconEdge, iconEdge).fit('max').url();
}

function plainImageUrl(source: SanityImageSource): ImageUrlBuilder {
  const { projectId, dataset } = siteConfig();
  const builder =
    projectId === 'local'
      ? createImageUrlBuilder({ baseUrl: '/', projectId, dataset })
      : createImageUrlBuilder({ projectId, dataset });
  return builder.image(source);
}

/** The URL of an image cut to one of the spec's squares; `density` is how many image pixels a CSS pixel gets. */
export function squareImageUrl(
  source: SanityImageSource,
  size: keyof typeof imageSize = 'default',
  density = 1,
): string {
  const edge = imageSize[size] * density;
  return imageUrl(source).size(edge, edge).fit('crop').url();
}
