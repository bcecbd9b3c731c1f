import { type RefObject, useEffect } from 'react';
import { isMuted, READY_POLL, type Send, type SequenceState, shouldPlay } from './sequence.ts';

type VideoRef = RefObject<HTMLVideoElement | null>;

/**
 * Gives the video the source of each turn, also when two turns share one, and takes it away at the end. Nothing of it is
 * loaded before it is to play.
 */
export function useSource(ref: VideoRef, src: string, turn: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn begins its video anew.
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.preload = 'none';
    video.src = src;
    return () => {
      // Only this lets go of the decoder and of what was loaded.
      video.removeAttribute('src');
      video.load();
    };
  }, [ref, src, turn]);
}

/** Plays and pauses the video as the state asks for it, and reports when the browser refuses. */
export function usePlayback(ref: VideoRef, state: SequenceState, send: Send): void {
  const { turn } = state;
  const plays = shouldPlay(state);
  const muted = isMuted(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn plays another video.
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.muted = muted;
    if (!plays) return video.pause();
    let isCurrent = true;
    // Also while it is paused later: whoever waits for a slow line lets it load.
    video.preload = 'auto';
    video.play().catch(({ name }: DOMException) => {
      // Aborted: it was paused, or another source came, before it began.
      if (isCurrent && name !== 'AbortError') send({ type: 'refused', muted });
    });
    return () => {
      isCurrent = false;
    };
  }, [ref, turn, plays, muted, send]);
}

/** Asks the video, as spec section 4 has it, every 100 ms whether it can play; also one that is paused meanwhile. */
export function useReadiness(ref: VideoRef, isAwaited: boolean, send: Send): void {
  useEffect(() => {
    if (!isAwaited) return;
    const poll = setInterval(() => {
      const video = ref.current;
      if (video && video.readyState >= video.HAVE_FUTURE_DATA) send({ type: 'ready' });
    }, READY_POLL);
    return () => clearInterval(poll);
  }, [ref, isAwaited, send]);
}
