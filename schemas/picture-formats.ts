/** Accepted formats of picture fields, as a file input's `accept`: those that the lake reads and every browser displays. */
export const pictureFormats = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml';
