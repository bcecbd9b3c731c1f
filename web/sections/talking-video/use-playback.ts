import { type RefObject, useEffect, useRef } from 'react';
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

/**
 * Plays and pauses the video according to the state, and reports when the browser refuses. Returns the handler for the video's
 * pause and play events, which reports what the browser did by itself: after a media key, an unplugged headset, or a phone call.
 */
export function usePlayback(ref: VideoRef, state: SequenceState, send: Send): () => void {
  const { turn, tabShown } = state;
  const plays = shouldPlay(state);
  const muted = isMuted(state);
  const hasStarted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn plays another video.
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.muted = muted;
    if (!plays) return video.pause();
    let isCurrent = true;
    hasStarted.current = false;
    // Loading continues while it is paused, for visitors on a slow connection.
    video.preload = 'auto';
    video.play().then(
      () => {
        if (isCurrent) hasStarted.current = true;
      },
      ({ name }: DOMException) => {
        if (!isCurrent) return;
        // AbortError: it was paused before it started.
        if (name === 'AbortError') send({ type: 'pause' });
        else send(name === 'NotAllowedError' ? { type: 'refused', muted } : { type: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [ref, turn, plays, muted, send]);

  return () => {
    const video = ref.current;
    if (!video || video.paused !== plays || video.ended) return;
    // Safari starts a video, and pauses it once it finds sound that is not allowed: the rejected promise reports that.
    if (plays && !hasStarted.current) return;
    if (tabShown) send({ type: plays ? 'pause' : 'play' });
    else video.pause();
  };
}

/** Checks every 100 ms whether the video can play; also while it is paused. */
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
