import { type RefObject, useEffect } from 'react';
import { savesData } from '../../ui/saves-data.ts';

/** Remaining time in seconds at which the next video is fetched. */
const NEAR_END_SECONDS = 3;

/**
 * Fetches the next video shortly before the current one ends, so that it starts without delay; not if the visitor saves data.
 * Uses the browser's cache, since a second video element would need a second decoder. Only for files of this site: the content
 * security policy blocks fetching others.
 */
export function usePreloadNext(ref: RefObject<HTMLVideoElement | null>, next: string | undefined): void {
  useEffect(() => {
    const video = ref.current;
    if (!video || !next?.startsWith('/') || savesData()) return;
    const request = new AbortController();
    const fetchNearEnd = () => {
      // `duration` is NaN before the metadata is loaded.
      if (!(video.duration - video.currentTime < NEAR_END_SECONDS)) return;
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

/** Reads a file into the browser's cache. Errors are reported by the video when it is its turn. */
async function fill(address: string, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch(address, { signal, priority: 'low' });
    await response.arrayBuffer();
  } catch {
    // Aborted or unreachable.
  }
}
