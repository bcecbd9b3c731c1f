/** What a picture field takes, as a file input's `accept`: what the lake reads and every browser shows. */
export const pictureFormats = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml';
