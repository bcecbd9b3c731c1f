import type { SanityImageSource } from '@sanity/image-url';
import { getDeliveryUrl } from '../../content/delivery-url.ts';
import type { imageSize } from '../../content/image-size.ts';
import { getSquareImageUrl } from './images.ts';

/** Projection of an agent's uploaded image and the one that the avatar tool generated. */
export const portraitFragment = `image{asset, crop, hotspot, "alt": select(decorative == true => "", alt)},
    "generatedImage": coalesce(avatarAssets.image.secureUrl, avatarAssets.image.url)`;

/** The result of `portraitFragment`, or an image of the lake without a generated one. */
export interface PortraitFields {
  image: (SanityImageSource & { asset: unknown }) | null;
  generatedImage?: string | null | undefined;
}

/**
 * Returns the URL of an agent's portrait in one of the square sizes. An uploaded image takes precedence over
 * the generated one; undefined if there is neither.
 */
export function getPortraitUrl(
  { image, generatedImage }: PortraitFields,
  size: keyof typeof imageSize,
  density = 1,
): string | undefined {
  if (image?.asset) return getSquareImageUrl(image, size, density);
  return generatedImage ? getDeliveryUrl(generatedImage, size, density) : undefined;
}
