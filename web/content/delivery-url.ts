import { imageSize } from './image-size.ts';

const UPLOAD = '/image/upload/';

/**
 * The address of a picture at the media network, cut to one of the spec's squares around the face, in the format and
 * quality that suit the browser (spec section 7); `density` is how many image pixels a CSS pixel gets. An address that
 * is not one of the media network's is returned as it is.
 */
export function deliveryUrl(
  secureUrl: string,
  size: keyof typeof imageSize = 'default',
  density = 1,
): string {
  const edge = imageSize[size] * density;
  // In the order in which the network itself sorts them, so that its cache sees one address.
  return secureUrl.replace(UPLOAD, `${UPLOAD}c_fill,f_auto,g_face,h_${edge},q_auto,w_${edge}/`);
}
