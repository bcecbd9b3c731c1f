/** The same values as in `web/content/image-size.ts`; `tests/contract/picture-sides.test.ts` compares them. */
const SITE = [
  128, 256, 400, 480, 960, 1440, 360, 720, 1080, 560, 1120, 1680, 261, 523, 784, 1200, 630, 340, 512,
];

/** The sizes in the Studio's source code, besides thumbnails: its list of pictures, the image input, and link previews. */
const STUDIO = [200, 800, 2000, 600, 315];

/** The sides, in CSS pixels, of the pictures that site and Studio request; the lake renders these first. */
export const PICTURE_SIDES: readonly number[] = [...new Set([...SITE, ...STUDIO])];
