import type { ImageRule, ImageValue } from '@sanity/types';

/** Minimum width and height in pixels: the largest icon that a phone shows. */
const MIN_EDGE = 512;

/** Size and format in the id of an image asset, such as 'image-…-64x64-svg'. */
const assetId = /-(\d+)x(\d+)-(\w+)$/;

/** Reports why a picture is not suitable as an icon; true when it is, or when there is none. */
export function describeIcon(asset: string | undefined): string | true {
  const [, width, height, format] = assetId.exec(asset ?? '') ?? [];
  if (!width || !height) return true;
  if (width !== height)
    return `This picture is ${width} by ${height} pixels, so the icon gets empty edges. Choose a square one; you may still publish.`;
  if (format === 'svg' || Number(width) >= MIN_EDGE) return true;
  return `This picture is only ${width} by ${height} pixels, so it is blurred on phones. Choose SVG, or PNG of ${MIN_EDGE} by ${MIN_EDGE} pixels; you may still publish.`;
}

/** Warns of a picture that is not suitable as an icon. */
export function adviseIcon(rule: ImageRule): ImageRule {
  return rule.custom<ImageValue>((image) => describeIcon(image?.asset?._ref)).warning();
}
