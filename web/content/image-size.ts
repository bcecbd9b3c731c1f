/** Edges in CSS pixels of the square images of spec section 7. */
export const imageSize = { avatar: 128, profile: 256, default: 400 } as const;
