import type { ImageRule, ImageValue, Rule } from '@sanity/types';

/** Of the longer side, in pixels: more than the largest screens show. */
const MOST = 5_000;
/** How much longer one side may be before a square cuts off something that one sees. */
const ALMOST_SQUARE = 1.1;

interface Sides {
  width: number;
  height: number;
}

/** What the id of an image asset says of it, such as 'image-…-1024x768-png'. A drawing has no size of its own. */
export function sidesOf(asset: string | undefined): Sides | undefined {
  const [, width, height, format] = /-(\d+)x(\d+)-(\w+)$/.exec(asset ?? '') ?? [];
  return width && height && format !== 'svg' ? { width: Number(width), height: Number(height) } : undefined;
}

/** Says that a picture is larger than any use of it; true when it is not, or there is none. */
export function describeLarge(asset: string | undefined): string | true {
  const sides = sidesOf(asset);
  if (!sides || Math.max(sides.width, sides.height) <= MOST) return true;
  return `This picture is very large, ${inWords(sides)}. Visitors get a smaller one anyway; one of up to ${MOST} pixels uploads faster. You may still publish.`;
}

/** Says that a picture is not square where a square is shown of it; true when it is, when somebody chose the part, or there is none. */
export function describeSquare({ asset, crop, hotspot }: ImageValue): string | true {
  const sides = sidesOf(asset?._ref);
  if (!sides || crop || hotspot) return true;
  const { width, height } = sides;
  if (Math.max(width, height) <= Math.min(width, height) * ALMOST_SQUARE) return true;
  return `This picture is not square, ${inWords(sides)}. The site cuts off its edges: choose the crop sign and mark the face, or choose a square one; you may still publish.`;
}

const sayIfLarge = (image: ImageValue | undefined) => describeLarge(image?.asset?._ref);

function inWords({ width, height }: Sides): string {
  return `${width} by ${height} pixels`;
}

/** Advice on a picture of any shape. */
export function largePicture(rule: ImageRule): ImageRule {
  return rule.custom<ImageValue>(sayIfLarge).warning();
}

/** Advice on a picture that is shown as a square or a circle. */
export function squarePicture(rule: Rule): Rule[] {
  return [
    rule.custom<ImageValue>(sayIfLarge).warning(),
    rule.custom<ImageValue>((image) => (image ? describeSquare(image) : true)).warning(),
  ];
}
