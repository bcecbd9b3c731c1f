import {
  iconEdge,
  imageSize,
  screenShares,
  sharePortraitEdge,
  shareSize,
  wideSize,
} from '../../content/image-size.ts';

const squareSides = Object.values(imageSize).flatMap((edge) => [edge, 2 * edge]);

const wideSides = Object.values(wideSize).flatMap(({ width, height }) =>
  screenShares.flatMap((share) => [Math.round(width * share), Math.round(height * share)]),
);

/** The sizes in the Studio's source code, besides thumbnails: its list of pictures, the image input, and link previews. */
const studioSides = [200, 400, 800, 2000, 600, 315];

/** The sides, in CSS pixels, of the pictures that site and Studio request; the lake renders these first. */
export const pictureSides: readonly number[] = [
  ...new Set([
    ...squareSides,
    ...wideSides,
    ...Object.values(shareSize),
    sharePortraitEdge,
    iconEdge,
    ...studioSides,
  ]),
];
