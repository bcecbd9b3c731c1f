import { createImageUrlBuilder, type ImageUrlBuilder } from '@sanity/image-url';
import type { SanityClient } from 'sanity';
import { getLakeOrigin, isEmbedded } from './embedded-lake.ts';

/** Image URL builder with crop and hotspot of a picture field; undefined when the field is empty. */
export function getPictureUrl(client: SanityClient, image: unknown): ImageUrlBuilder | undefined {
  if (!hasAsset(image)) return undefined;
  const { projectId = '', dataset = '' } = client.config();
  const place = isEmbedded ? { baseUrl: `${getLakeOrigin()}/`, projectId, dataset } : { projectId, dataset };
  return createImageUrlBuilder(place).image(image);
}

/** Whether a picture or file field refers to an asset. */
export function hasAsset(image: unknown): image is { asset: { _ref: string } } {
  if (typeof image !== 'object' || image === null || !('asset' in image)) return false;
  const { asset } = image;
  return typeof asset === 'object' && asset !== null && '_ref' in asset && typeof asset._ref === 'string';
}
