import type { ImageRule, ImageValue, Rule } from '@sanity/types';

/** Maximum length of the longer side in pixels: more than the largest screens show. */
const MAX_EDGE = 5_000;
/** Ratio of the sides up to which cropping to a square removes nothing noticeable. */
const MAX_SIDE_RATIO = 1.1;

interface Sides {
  width: number;
  height: number;
}

/** Size in the id of an image asset, such as 'image-…-1024x768-png'; undefined for SVG, which has no fixed size. */
function readSides(asset: string | undefined): Sides | undefined {
  const [, width, height, format] = /-(\d+)x(\d+)-(\w+)$/.exec(asset ?? '') ?? [];
  return width && height && format !== 'svg' ? { width: Number(width), height: Number(height) } : undefined;
}

/** Reports a picture that is larger than any display size; true otherwise, also when there is none. */
export function describeLarge(asset: string | undefined): string | true {
  const sides = readSides(asset);
  if (!sides || Math.max(sides.width, sides.height) <= MAX_EDGE) return true;
  return `This picture is very large, ${formatSides(sides)}. Visitors get a smaller one anyway; one of up to ${MAX_EDGE} pixels uploads faster. You may still publish.`;
}

/** Reports a picture that a square would crop; true when it is square, has a chosen crop or hotspot, or is missing. */
export function describeSquare({ asset, crop, hotspot }: ImageValue): string | true {
  const sides = readSides(asset?._ref);
  if (!sides || crop || hotspot) return true;
  const { width, height } = sides;
  if (Math.max(width, height) <= Math.min(width, height) * MAX_SIDE_RATIO) return true;
  return `This picture is not square, ${formatSides(sides)}. The site cuts off its edges: choose the crop sign and mark the face, or choose a square one; you may still publish.`;
}

const describeLargeImage = (image: ImageValue | undefined) => describeLarge(image?.asset?._ref);

function formatSides({ width, height }: Sides): string {
  return `${width} by ${height} pixels`;
}

/** Warnings for a picture of any shape. */
export function adviseImageSize(rule: ImageRule): ImageRule {
  return rule.custom<ImageValue>(describeLargeImage).warning();
}

/** Warnings for a picture that is shown as a square or a circle. */
export function adviseSquareImage(rule: Rule): Rule[] {
  return [
    rule.custom<ImageValue>(describeLargeImage).warning(),
    rule.custom<ImageValue>((image) => (image ? describeSquare(image) : true)).warning(),
  ];
}
