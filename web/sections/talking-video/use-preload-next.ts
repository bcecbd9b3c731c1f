import { type RefObject, useEffect } from 'react';
import { savesData } from './autoplay-preferences.ts';

/** In seconds. */
const NEAR_END = 3;

/**
 * Fetches the next video when the current one is near its end, so that it begins without a wait; not for a visitor who
 * saves data. It goes through the browser's cache and no second video element, which would be a second decoder. Only
 * for files of this site: the content security policy keeps scripts from fetching others.
 */
export function usePreloadNext(ref: RefObject<HTMLVideoElement | null>, next: string | undefined): void {
  useEffect(() => {
    const video = ref.current;
    if (!video || !next?.startsWith('/') || savesData()) return;
    const request = new AbortController();
    const fetchNearEnd = () => {
      // Not a number before the length is known.
      if (!(video.duration - video.currentTime < NEAR_END)) return;
      video.removeEventListener('timeupdate', fetchNearEnd);
      void fill(next, request.signal);
    };
    video.addEventListener('timeupdate', fetchNearEnd);
    return () => {
      video.removeEventListener('timeupdate', fetchNearEnd);
      request.abort();
    };
  }, [ref, next]);
}

/** Reads a file into the browser's cache. A failure is the video's to report, when its turn comes. */
async function fill(address: string, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch(address, { signal, priority: 'low' });
    await response.arrayBuffer();
  } catch {
    // Aborted, or out of reach.
  }
}
