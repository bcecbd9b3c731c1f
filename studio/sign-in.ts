import { lakeSignIn } from 'embedded-content-lake/studio';
import type { AuthConfig } from 'sanity';
import { isEmbedded, lakeOrigin } from './embedded-lake.ts';

/**
 * How editors sign in: for a token of this Studio, always. Our own server knows them by it when they make videos. A session
 * that Sanity keeps in a cookie would open a Studio of a hosted project as well, and never reach that server. The embedded lake has
 * one way to sign in; a hosted project tells its own.
 */
export const signIn: AuthConfig = isEmbedded ? lakeSignIn(lakeOrigin()) : { loginMethod: 'token' };
