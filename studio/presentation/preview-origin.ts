/** What the Studio's host name begins with where it has one of its own; `server/hosts.ts` gives it. */
const STUDIO_NAME = 'studio.';

/**
 * The origin of the site that the preview shows: the one that is built in, for a Studio that another server serves, else
 * the Studio's own, or in production the name before which this server put 'studio.'.
 */
export function previewOrigin({
  protocol,
  host,
  origin,
}: Pick<Location, 'protocol' | 'host' | 'origin'>): string {
  if (process.env.SANITY_STUDIO_PREVIEW_ORIGIN) return process.env.SANITY_STUDIO_PREVIEW_ORIGIN;
  return host.startsWith(STUDIO_NAME) ? `${protocol}//${host.slice(STUDIO_NAME.length)}` : origin;
}
