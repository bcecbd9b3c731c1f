/** As `web/content/image-size.ts` has them; `tests/contract/picture-sides.test.ts` compares. */
const SITE = [
  128, 256, 400, 480, 960, 1440, 360, 720, 1080, 560, 1120, 1680, 261, 523, 784, 1200, 630, 340, 512,
];

/** Beside thumbnails, as its sources say: its list of pictures, what is open in a form, and previews of shared links. */
const STUDIO = [200, 800, 2000, 600, 315];

/** Sides in pixels of the pictures that site and Studio ask for, at one pixel for one of CSS; the lake makes these first. */
export const PICTURE_SIDES: readonly number[] = [...new Set([...SITE, ...STUDIO])];
