import { lakeSignIn } from 'embedded-content-lake/studio';
import { firstValueFrom } from 'rxjs';
import { _createAuthStore, type AuthStore, type SanityClient } from 'sanity';
import { expect, it } from 'vitest';
import { hostedSignIn } from './sign-in.ts';

/**
 * The Studio's state of signing in, in a browser that has a session with Sanity from elsewhere.
 *
 * @param ownToken what signing in to this Studio has brought
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
      // What signing in uses of a client, and nothing else.
      return client as unknown as SanityClient;
    },
    getSessionId: () => undefined,
    consumeHashToken: () => ownToken,
  });
}

it.each(['local', 'abcd1234'])(
  'the Studio of the project %s asks who has no token of it to sign in',
  async (projectId) => {
    const { state } = openStudio(projectId);
    expect(await firstValueFrom(state)).toMatchObject({ authenticated: false });
  },
);

it.each(['local', 'abcd1234'])(
  'the Studio of the project %s works with that token, which it can show to our own server',
  async (projectId) => {
    const { state } = openStudio(projectId, 'a-token');
    const { authenticated, client } = await firstValueFrom(state);
    expect([authenticated, client.config().token]).toEqual([true, 'a-token']);
  },
);
