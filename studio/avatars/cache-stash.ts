import type { StashedVoice, VoiceStash } from './pipeline/records.ts';

const CACHE_NAME = 'avatar-voices';
const CAPTIONS_HEADER = 'x-captions';

/**
 * Keeps recordings in the browser's Cache storage, where they outlive the page. Where there is none, on an address that
 * is not secure, they are kept as long as the page.
 */
export function createCacheStash(storage: CacheStorage | undefined = globalThis.caches): VoiceStash {
  const inPage = new Map<string, StashedVoice>();
  const address = (publicId: string) => `/_providers/kept/${publicId}`;
  const inCache = async <Result>(use: (cache: Cache) => Promise<Result>): Promise<Result | undefined> => {
    try {
      return storage && (await use(await storage.open(CACHE_NAME)));
    } catch {
      // A full disk or a private window: the recording is still in the page.
      return undefined;
    }
  };

  return {
    async keep(publicId, voice) {
      inPage.set(publicId, voice);
      const headers: Record<string, string> = { 'content-type': voice.audio.type };
      // A header holds no line breaks and no umlauts.
      if (voice.captions) headers[CAPTIONS_HEADER] = encodeURIComponent(voice.captions);
      await inCache((cache) => cache.put(address(publicId), new Response(voice.audio, { headers })));
    },
    async find(publicId) {
      const kept = inPage.get(publicId);
      if (kept) return kept;
      const response = await inCache((cache) => cache.match(address(publicId)));
      if (!response) return undefined;
      const captions = response.headers.get(CAPTIONS_HEADER);
      return {
        audio: await response.blob(),
        captions: captions === null ? undefined : decodeURIComponent(captions),
      };
    },
    async drop(publicId) {
      inPage.delete(publicId);
      await inCache((cache) => cache.delete(address(publicId)));
    },
  };
}
