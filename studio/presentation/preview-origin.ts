/**
 * The origin of the site that the preview shows: the one that is built in, else the Studio's own. A Studio that lives
 * elsewhere than the site is built with it (SITE_URL says so, or SANITY_STUDIO_PREVIEW_ORIGIN).
 */
export function previewOrigin(): string {
  return process.env.SANITY_STUDIO_PREVIEW_ORIGIN || location.origin;
}
