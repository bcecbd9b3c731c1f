/** Edges in CSS pixels of the square images. */
export const imageSize = { avatar: 128, profile: 256 } as const;

/** Size of the link preview image in pixels, as Open Graph and Twitter cards recommend. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Edge of the portrait in that image, in pixels. */
export const sharePortraitEdge = 340;

/** Edge of the image that the site's icons are made from, in pixels: the size of the largest icon. */
export const iconEdge = 512;

/** Size of the images that fill the page width or half of it on the largest screens, in pixels. */
export const wideSize = {
  likeOs: { width: 1440, height: 1080 },
  globalImpact: { width: 1680, height: 784 },
} as const;

/** Fractions of those widths in the `srcset`, for smaller screens. */
export const screenShares = [1 / 3, 2 / 3, 1] as const;
