import type { ImageRule, ImageValue } from '@sanity/types';

/** Of each side, in pixels: the largest icon that a phone shows. */
const LEAST_EDGE = 512;

/** What the id of an image asset says of it, such as 'image-…-64x64-svg'. */
const assetId = /-(\d+)x(\d+)-(\w+)$/;

/** Says what is wrong with a picture as an icon; true when nothing is, or there is none. */
export function describeIcon(asset: string | undefined): string | true {
  const [, width, height, format] = assetId.exec(asset ?? '') ?? [];
  if (!width || !height) return true;
  if (width !== height)
    return `This picture is ${width} by ${height} pixels, so the icon gets empty edges. Choose a square one; you may still publish.`;
  if (format === 'svg' || Number(width) >= LEAST_EDGE) return true;
  return `This picture is only ${width} by ${height} pixels, so it is blurred on phones. Choose SVG, or PNG of ${LEAST_EDGE} by ${LEAST_EDGE} pixels; you may still publish.`;
}

/** Warns of a picture that makes a poor icon. */
export function iconAdvice(rule: ImageRule): ImageRule {
  return rule.custom<ImageValue>((image) => describeIcon(image?.asset?._ref)).warning();
}
