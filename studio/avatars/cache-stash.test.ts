// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createCacheStash } from './cache-stash.ts';

/** Cache storage in memory, as much of it as a stash needs. */
function memoryCaches(): CacheStorage {
  const entries = new Map<string, Response>();
  const cache = {
    put: async (url: string, response: Response) => void entries.set(url, response),
    match: async (url: string) => entries.get(url)?.clone(),
    delete: async (url: string) => entries.delete(url),
  };
  // A stash opens a cache and uses these three methods of it.
  return { open: async () => cache } as unknown as CacheStorage;
}

const voice = { audio: new Blob(['sound'], { type: 'audio/mpeg' }), captions: 'WEBVTT\n\nÜber –' };

describe('a recording that waits to be stored', () => {
  it('outlives the page', async () => {
    const caches = memoryCaches();
    await createCacheStash(caches).keep('avatars/tara/voice-1', voice);
    const found = await createCacheStash(caches).find('avatars/tara/voice-1');
    expect(await found?.audio.text()).toBe('sound');
    expect(found?.audio.type).toBe('audio/mpeg');
    expect(found?.captions).toBe(voice.captions);
  });

  it('may have no captions', async () => {
    const caches = memoryCaches();
    await createCacheStash(caches).keep('a', { ...voice, captions: undefined });
    expect((await createCacheStash(caches).find('a'))?.captions).toBeUndefined();
  });

  it('is dropped once it is stored', async () => {
    const caches = memoryCaches();
    const stash = createCacheStash(caches);
    await stash.keep('a', voice);
    await stash.drop('a');
    expect(await stash.find('a')).toBeUndefined();
    expect(await createCacheStash(caches).find('a')).toBeUndefined();
  });

  it.each([
    [
      'that is full',
      { open: () => Promise.reject(new Error('QuotaExceededError')) } as unknown as CacheStorage,
    ],
    ['that is not there', undefined],
  ])('lives as long as the page with a storage %s', async (_what, caches) => {
    const stash = createCacheStash(caches);
    await stash.keep('a', voice);
    expect(await stash.find('a')).toBe(voice);
    await stash.drop('a');
    expect(await stash.find('a')).toBeUndefined();
  });
});
