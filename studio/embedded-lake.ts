import { projectId } from './studio-settings.ts';

/** Whether the Studio uses the embedded lake, whose project id is always `local`, and not a hosted project. */
export const isEmbedded = projectId === 'local';

/**
 * Origin of the embedded lake: that of the page, or under `sanity dev` that of the running server. The command
 * line reads the configuration without a page and makes no requests.
 */
export function lakeOrigin(): string {
  const configured = process.env.SANITY_STUDIO_LAKE_ORIGIN;
  if (configured) return configured;
  return typeof location === 'undefined' ? 'http://localhost:3000' : location.origin;
}

/**
 * Under `sanity dev` no server writes a session token into the page. `npm run dev` passes it in the
 * environment, and it is stored where the Studio stores its own. Builds never contain one.
 */
export function keepDevelopmentToken(): void {
  const token = process.env.SANITY_STUDIO_SESSION_TOKEN;
  if (!token || typeof localStorage === 'undefined') return;
  const time = new Date().toISOString();
  localStorage.setItem(`__studio_auth_token_${projectId}`, JSON.stringify({ token, time }));
}
