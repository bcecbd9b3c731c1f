import { firstValueFrom } from 'rxjs';
import { _createAuthStore, type AuthStore, type SanityClient } from 'sanity';
import { afterEach, expect, it, vi } from 'vitest';

/**
 * The Studio's state of signing in, in a browser that has a session with Sanity from elsewhere.
 *
 * @param ownToken what signing in to this Studio has brought
 */
async function openStudio(projectId: string, ownToken?: string): Promise<AuthStore> {
  vi.stubEnv('SANITY_STUDIO_PROJECT_ID', projectId);
  vi.resetModules();
  const { signIn } = await import('./sign-in.ts');
  return _createAuthStore({
    ...signIn,
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

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each(['local', 'abcd1234'])(
  'the Studio of the project %s asks who has no token of it to sign in',
  async (projectId) => {
    const { state } = await openStudio(projectId);
    expect(await firstValueFrom(state)).toMatchObject({ authenticated: false });
  },
);

it.each(['local', 'abcd1234'])(
  'the Studio of the project %s works with that token, which it can show to our own server',
  async (projectId) => {
    const { state } = await openStudio(projectId, 'a-token');
    const { authenticated, client } = await firstValueFrom(state);
    expect([authenticated, client.config().token]).toEqual([true, 'a-token']);
  },
);
