import { projectId } from './studio-settings.ts';

/** Whether the content is in the embedded lake, which has this id everywhere in this repository, and not in a hosted project. */
export const isEmbedded = projectId === 'local';

/**
 * The origin that answers the Studio's requests on the embedded lake: the page's own, or under `sanity dev` the
 * running server's. The command line reads the configuration without a page; it asks nobody.
 */
export function lakeOrigin(): string {
  const configured = process.env.SANITY_STUDIO_LAKE_ORIGIN;
  if (configured) return configured;
  return typeof location === 'undefined' ? 'http://localhost:3000' : location.origin;
}

/**
 * Under `sanity dev` nobody serves the page with a session token, so `npm run dev` hands it over in the
 * environment and it is put where the Studio keeps its own. A build never has one.
 */
export function keepDevelopmentToken(): void {
  const token = process.env.SANITY_STUDIO_SESSION_TOKEN;
  if (!token || typeof localStorage === 'undefined') return;
  const time = new Date().toISOString();
  localStorage.setItem(`__studio_auth_token_${projectId}`, JSON.stringify({ token, time }));
}
