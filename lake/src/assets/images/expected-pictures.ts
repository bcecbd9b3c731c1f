import type { ImageParameters } from './image-parameters.ts';

/** The largest side of a thumbnail, in pixels; the Studio requests thumbnails in many sizes. */
const MAX_THUMBNAIL_SIDE = 400;
/** The device pixel ratios that `dpr` accepts. */
const DENSITIES = [1, 2, 3];

/** Parameters that are cheap to apply. The site and the Studio use no others. */
const PLAIN: ReadonlySet<keyof ImageParameters> = new Set([
  ...(['width', 'height', 'fit', 'crop', 'focalPoint', 'rect', 'format', 'autoFormat'] as const),
]);

/**
 * Returns a function that tells whether an image is requested in an expected size: one of `sides` at a usual pixel density, or
 * a thumbnail. Explicitly requested AVIF is not expected.
 */
export function createImageFilter(sides: readonly number[]): (parameters: ImageParameters) => boolean {
  const expected = new Set(sides.flatMap((side) => DENSITIES.map((density) => side * density)));
  const isExpectedSide = (side: number | undefined) =>
    side === undefined || side <= MAX_THUMBNAIL_SIDE || expected.has(side);
  return ({ width, height, ...rest }) => {
    const isPlain = Object.keys(rest).every((name) => (PLAIN as ReadonlySet<string>).has(name));
    const hasSize = width !== undefined || height !== undefined;
    return isPlain && hasSize && rest.format !== 'avif' && isExpectedSide(width) && isExpectedSide(height);
  };
}
