import { projectId } from './studio-settings.ts';

/** Whether the Studio uses the embedded lake, whose project id is always `local`, and not a hosted project. */
export const isEmbedded = projectId === 'local';

/**
 * Origin of the embedded lake: that of the page, or under `sanity dev` that of the running server. The command
 * line reads the configuration without a page and makes no requests.
 */
export function getLakeOrigin(): string {
  const configured = process.env.SANITY_STUDIO_LAKE_ORIGIN;
  if (configured) return configured;
  return typeof location === 'undefined' ? 'http://localhost:3000' : location.origin;
}
