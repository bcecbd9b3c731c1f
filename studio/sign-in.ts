import type { AuthConfig } from 'sanity';

/**
 * How editors of a hosted project sign in: always with a token of this Studio, as on the embedded lake. Our own server identifies
 * them by it when they make videos. A session that Sanity keeps in a cookie would open the Studio too, but is never sent to that server.
 */
export const hostedSignIn: AuthConfig = { loginMethod: 'token' };
