import { createImageUrlBuilder, type ImageUrlBuilder, type SanityImageSource } from '@sanity/image-url';
import { iconEdge, imageSize, sharePortraitEdge, shareSize } from '../../content/image-size.ts';
import { getSiteConfig } from './env.ts';

/**
 * Returns a URL builder for an image of the lake, in the best format that the browser accepts; call `.url()` on it. On the
 * embedded lake the URL is relative to the root, so that server and browser render the same markup under any host name.
 */
export function buildImageUrl(source: SanityImageSource): ImageUrlBuilder {
  return buildPlainImageUrl(source).auto('format');
}

/** The URL of an image for link previews, cropped around its hotspot; JPEG, which every service supports. */
export function getShareImageUrl(source: SanityImageSource): string {
  return buildPlainImageUrl(source).size(shareSize.width, shareSize.height).fit('crop').format('jpg').url();
}

/** The URL of a square portrait for the link preview image; PNG, which the renderer of that image can read. */
export function getSharePortraitUrl(source: SanityImageSource): string {
  return buildPlainImageUrl(source)
    .size(sharePortraitEdge, sharePortraitEdge)
    .fit('crop')
    .format('png')
    .url();
}

/** The URL of the image that the site's icons are made from: uncropped, and no larger than the largest icon. */
export function getIconUrl(source: SanityImageSource): string {
  // Without this, an image that is not square would be cropped.
  return buildPlainImageUrl(source).ignoreImageParams().size(iconEdge, iconEdge).fit('max').url();
}

function buildPlainImageUrl(source: SanityImageSource): ImageUrlBuilder {
  const { projectId, dataset } = getSiteConfig();
  const builder =
    projectId === 'local'
      ? createImageUrlBuilder({ baseUrl: '/', projectId, dataset })
      : createImageUrlBuilder({ projectId, dataset });
  return builder.image(source);
}

/** The URL of an image, cropped to a square; `density` is the number of image pixels per CSS pixel. */
export function getSquareImageUrl(
  source: SanityImageSource,
  size: keyof typeof imageSize,
  density = 1,
): string {
  const edge = imageSize[size] * density;
  return buildImageUrl(source).size(edge, edge).fit('crop').url();
}
