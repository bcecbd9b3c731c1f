/** Edges in CSS pixels of the square images of spec section 7. */
export const imageSize = { avatar: 128, profile: 256, default: 400 } as const;

/** Pixels of the picture that a shared link shows: what Open Graph and Twitter cards ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Pixels of the face in that picture. */
export const sharePortraitEdge = 340;

/** Of each side of the picture that the site's icons are drawn from, in pixels: as large as the largest of them. */
export const iconEdge = 512;

/** Pixels of the pictures that are as wide as the page or half of it, on the largest screens. */
export const wideSize = {
  likeOs: { width: 1440, height: 1080 },
  globalImpact: { width: 1680, height: 784 },
} as const;

/** What of those smaller screens get. */
export const screenShares = [1 / 3, 2 / 3, 1] as const;
