/** Edges in pixels of the square pictures of spec section 7. */
export const deliverySize = { avatar: 128, profile: 256, default: 400 } as const;

const UPLOAD = '/image/upload/';

/**
 * The address of an uploaded picture, cut to one of the spec's squares around the face, in the format and quality that
 * suit the browser. An address that is not one of the media host's is returned as it is.
 */
export function deliveryUrl(secureUrl: string, size: keyof typeof deliverySize = 'default'): string {
  const edge = deliverySize[size];
  // In the order in which the host itself sorts them, so that its cache sees one address.
  return secureUrl.replace(UPLOAD, `${UPLOAD}c_fill,f_auto,g_face,h_${edge},q_auto,w_${edge}/`);
}
