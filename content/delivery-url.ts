import { imageSize } from './image-size.ts';

const UPLOAD = '/image/upload/';

/**
 * Returns the delivery URL of a Cloudinary image: cropped around the face to a square, in the format and
 * quality that suit the browser. `density` is the number of image pixels per CSS pixel. Any other URL is
 * returned unchanged.
 */
export function getDeliveryUrl(secureUrl: string, size: keyof typeof imageSize, density = 1): string {
  const edge = imageSize[size] * density;
  // In the order in which Cloudinary sorts transformations, so that its cache has one URL per image.
  return secureUrl.replace(UPLOAD, `${UPLOAD}c_fill,f_auto,g_face,h_${edge},q_auto,w_${edge}/`);
}
