import { createImageUrlBuilder, type ImageUrlBuilder, type SanityImageSource } from '@sanity/image-url';
import { iconEdge, imageSize, sharePortraitEdge, shareSize } from '../../content/image-size.ts';
import { siteConfig } from './env.ts';

/**
 * Returns a URL builder for an image of the lake, in the best format that the browser accepts; call `.url()` on it. On the
 * embedded lake the URL is relative to the root, so that server and browser render the same markup under any host name.
 */
export function imageUrl(source: SanityImageSource): ImageUrlBuilder {
  return plainImageUrl(source).auto('format');
}

/** The URL of an image for link previews, cropped around its hotspot; JPEG, which every service supports. */
export function shareImageUrl(source: SanityImageSource): string {
  return plainImageUrl(source).size(shareSize.width, shareSize.height).fit('crop').format('jpg').url();
}

/** The URL of a square portrait for the link preview image; PNG, which the renderer of that image can read. */
export function sharePortraitUrl(source: SanityImageSource): string {
  return plainImageUrl(source).size(sharePortraitEdge, sharePortraitEdge).fit('crop').format('png').url();
}

/** The URL of the image that the site's icons are made from: uncropped, and no larger than the largest icon. */
export function iconUrl(source: SanityImageSource): string {
  // Without this, an image that is not square would be cropped.
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

/** The URL of an image, cropped to a square; `density` is the number of image pixels per CSS pixel. */
export function squareImageUrl(source: SanityImageSource, size: keyof typeof imageSize, density = 1): string {
  const edge = imageSize[size] * density;
  return imageUrl(source).size(edge, edge).fit('crop').url();
}
