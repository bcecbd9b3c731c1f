import type { ImageParameters } from './image-parameters.ts';

/** Sides up to this are those of thumbnails, which the Studio asks for in many sizes. */
const THUMBNAIL = 400;
/** As many pixels for one of CSS as `dpr` takes. */
const DENSITIES = [1, 2, 3];

/** What costs little, and is all that site and Studio ask for beside a size. */
const PLAIN: ReadonlySet<keyof ImageParameters> = new Set([
  ...(['width', 'height', 'fit', 'crop', 'focalPoint', 'rect', 'format', 'autoFormat'] as const),
]);

/** Tells pictures in a size that is expected from others: of `sides`, at any usual density, or small; AVIF only where the lake chooses. */
export function expectedPictures(sides: readonly number[]): (parameters: ImageParameters) => boolean {
  const expected = new Set(sides.flatMap((side) => DENSITIES.map((density) => side * density)));
  const isExpectedSide = (side: number | undefined) =>
    side === undefined || side <= THUMBNAIL || expected.has(side);
  return ({ width, height, ...rest }) => {
    const isPlain = Object.keys(rest).every((name) => (PLAIN as ReadonlySet<string>).has(name));
    const hasSize = width !== undefined || height !== undefined;
    return isPlain && hasSize && rest.format !== 'avif' && isExpectedSide(width) && isExpectedSide(height);
  };
}
