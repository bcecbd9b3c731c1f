import type { AuthConfig } from 'sanity';
import { projectId } from './shared/studio-settings.ts';

/**
 * Sign-in method for a hosted project: always a token of this Studio, as on the embedded lake. Our own server
 * uses the token to identify editors who generate videos. Sanity's session cookie would also open the Studio,
 * but browsers do not send it to our server.
 */
export const hostedSignIn: AuthConfig = { loginMethod: 'token' };

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
