import type { AuthConfig } from 'sanity';

/**
 * Sign-in method for a hosted project: always a token of this Studio, as on the embedded lake. Our own server
 * uses the token to identify editors who generate videos. Sanity's session cookie would also open the Studio,
 * but browsers do not send it to our server.
 */
export const hostedSignIn: AuthConfig = { loginMethod: 'token' };
