import type { Metadata } from 'sharp';

/** The image formats that can be uploaded, by file extension. */
export type ImageExtension = 'jpg' | 'png' | 'webp' | 'gif' | 'svg' | 'avif' | 'tiff';

const MEDIA_TYPES: Record<ImageExtension, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  tiff: 'image/tiff',
};

export function getImageMediaType(extension: ImageExtension): string {
  return MEDIA_TYPES[extension];
}

export function isImageExtension(extension: string): extension is ImageExtension {
  return Object.hasOwn(MEDIA_TYPES, extension);
}

/** The extension of the format that sharp detected; undefined for formats that sharp reads but the lake does not store. */
export function getImageExtension(metadata: Metadata): ImageExtension | undefined {
  if (metadata.format === 'jpeg') return 'jpg';
  if (metadata.format === 'heif') return metadata.compression === 'av1' ? 'avif' : undefined;
  return isImageExtension(metadata.format) ? metadata.format : undefined;
}
