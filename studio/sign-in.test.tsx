import { lakeSignIn } from 'embedded-content-lake/studio';
import { firstValueFrom } from 'rxjs';
import { _createAuthStore, type AuthStore, type SanityClient } from 'sanity';
import { expect, it } from 'vitest';
import { hostedSignIn } from './sign-in.ts';

/**
 * The Studio's auth state in a browser with an existing Sanity session cookie.
 *
 * @param ownToken token of this Studio, if the user signed in to it
 */
function openStudio(projectId: string, ownToken?: string): AuthStore {
  return _createAuthStore({
    ...(projectId === 'local' ? lakeSignIn('http://localhost:3000') : hostedSignIn),
    projectId,
    dataset: 'production',
    clientFactory: ({ token, withCredentials }) => {
      const client = {
        config: () => ({ token }),
        request: async () => (token || withCredentials ? { id: 'p1' } : {}),
      };
      // The auth store uses only these methods of a client.
      return client as unknown as SanityClient;
    },
    getSessionId: () => undefined,
    consumeHashToken: () => ownToken,
  });
}

it.each(['local', 'abcd1234'])(
  'the Studio of the project %s asks for a sign-in without a token',
  async (projectId) => {
    const { state } = openStudio(projectId);
    expect(await firstValueFrom(state)).toMatchObject({ authenticated: false });
  },
);

it.each(['local', 'abcd1234'])(
  'the Studio of the project %s uses its token, which our own server accepts',
  async (projectId) => {
    const { state } = openStudio(projectId, 'a-token');
    const { authenticated, client } = await firstValueFrom(state);
    expect([authenticated, client.config().token]).toEqual([true, 'a-token']);
  },
);
