import { type RefObject, useEffect } from 'react';
import { isMuted, READY_POLL, type Send, type SequenceState, shouldPlay } from './sequence.ts';

type VideoRef = RefObject<HTMLVideoElement | null>;

/**
 * Sets the video's source for each turn, also when two turns have the same one, and removes it at the end. Nothing is loaded
 * before it should play.
 */
export function useSource(ref: VideoRef, src: string, turn: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn starts its video from the beginning.
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.preload = 'none';
    video.src = src;
    return () => {
      // Only this releases the decoder and the loaded data.
      video.removeAttribute('src');
      video.load();
    };
  }, [ref, src, turn]);
}

/** Plays and pauses the video according to the state, and reports when the browser refuses. */
export function usePlayback(ref: VideoRef, state: SequenceState, send: Send): void {
  const { turn } = state;
  const plays = shouldPlay(state);
  const muted = isMuted(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn plays another video.
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.muted = muted;
    if (!plays) return video.pause();
    let isCurrent = true;
    // Loading continues while it is paused, for visitors on a slow connection.
    video.preload = 'auto';
    video.play().catch(({ name }: DOMException) => {
      // AbortError: it was paused, or its source changed, before it started.
      if (isCurrent && name !== 'AbortError') send({ type: 'refused', muted });
    });
    return () => {
      isCurrent = false;
    };
  }, [ref, turn, plays, muted, send]);
}

/** Checks every 100 ms whether the video can play, as spec section 4 requires; also while it is paused. */
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
