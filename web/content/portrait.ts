import type { SanityImageSource } from '@sanity/image-url';
import { deliveryUrl } from './delivery-url.ts';
import type { imageSize } from './image-size.ts';
import { squareImageUrl } from './images.ts';

/** An agent's picture and the one the avatar tool made, as the fields of a GROQ projection. */
export const portraitFragment = `image{asset, crop, hotspot, "alt": select(decorative == true => "", alt)},
    "generatedImage": coalesce(avatarAssets.image.secureUrl, avatarAssets.image.url)`;

/** What `portraitFragment` yields, or any picture of the lake where nothing was generated. */
export interface PortraitFields {
  image: (SanityImageSource & { asset: unknown }) | null;
  generatedImage?: string | null | undefined;
}

/**
 * The URL of an agent's picture as one of the squares of spec section 7: what an editor uploaded, else what the avatar
 * tool made; undefined without either.
 */
export function portraitUrl(
  { image, generatedImage }: PortraitFields,
  size: Exclude<keyof typeof imageSize, 'default'>,
  density = 1,
): string | undefined {
  if (image?.asset) return squareImageUrl(image, size, density);
  return generatedImage ? deliveryUrl(generatedImage, size, density) : undefined;
}
