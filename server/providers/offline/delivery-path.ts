import type { ImageParameters } from 'embedded-content-lake';

/** A parsed delivery URL of the media host. */
export type Delivery = {
  resourceType: 'image' | 'video';
  /** Such as `c_fill,h_128,w_128`; undefined for the original file. */
  transforms: string | undefined;
  publicId: string;
  extension: string | undefined;
};

const DELIVERY =
  /^\/(?<cloud>[\w-]+)\/(?<type>image|video)\/upload\/(?:(?<transforms>[a-z]{1,3}_[^/]+)\/)?(?:v\d+\/)?(?<id>[^.]+)(?:\.(?<extension>[a-z0-9]+))?$/;

/** Parses a path of the media provider: `/<cloud>/<type>/upload/<transforms>/v<version>/<public id>.<ext>`. */
export function parseDelivery(path: string, cloudName: string): Delivery | undefined {
  const { cloud, type, transforms, id, extension } = DELIVERY.exec(path)?.groups ?? {};
  if (cloud !== cloudName || !id || (type !== 'image' && type !== 'video')) return undefined;
  return { resourceType: type, transforms, publicId: id, extension };
}

/** In pixels. */
const MAX_EDGE = 2000;

/**
 * Translates the transforms of a picture to the lake's image parameters; returns undefined when one is unknown. Gravity
 * `face` becomes an entropy crop, since there is no face detection offline.
 */
export function parseTransforms(transforms: string): ImageParameters | undefined {
  const parameters: ImageParameters = {};
  for (const transform of transforms.split(',')) {
    const [name, value = ''] = transform.split(/_(.*)/s);
    const edge = /^[1-9]\d{0,3}$/.test(value) ? Math.min(Number(value), MAX_EDGE) : undefined;
    if (name === 'w' && edge) parameters.width = edge;
    else if (name === 'h' && edge) parameters.height = edge;
    else if (name === 'c' && value === 'fill') parameters.fit = 'crop';
    else if (name === 'g' && value === 'face') parameters.crop = 'entropy';
    else if (name === 'f' && value === 'auto') parameters.autoFormat = true;
    // The lake chooses the quality by itself.
    else if (!(name === 'q' && value === 'auto') && !(name === 'g' && value === 'center')) return undefined;
  }
  if (parameters.fit !== 'crop') delete parameters.crop;
  return parameters;
}
