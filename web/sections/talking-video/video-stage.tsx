import { type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { Language } from '../../ui/language.ts';
import { savesData } from '../../ui/saves-data.ts';
import { type Send, type SequenceState, showsCaptions } from './sequence.ts';
import type { Talk } from './talk.ts';
import { useCaption } from './use-caption.ts';
import { usePlayback, useReadiness, useSource } from './use-playback.ts';

interface VideoStageProps {
  /** The video's current container; the element moves when this changes. */
  place: Element | null;
  talk: Talk;
  /** The next video. */
  next?: Talk | undefined;
  state: SequenceState;
  send: Send;
  /** Called with each caption; '' between captions. */
  onCaption: (text: string) => void;
}

/**
 * The only video element of a sequence. It moves from agent to agent instead of being created for each, which needs one decoder,
 * and lets Safari continue with sound after one tap.
 */
export function VideoStage({ place, ...video }: VideoStageProps) {
  const [stage] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    place?.append(stage);
  }, [place, stage]);
  return createPortal(<TalkingVideo {...video} />, stage);
}

function TalkingVideo({ talk, next, state, send, onCaption }: Omit<VideoStageProps, 'place'>) {
  const language = use(Language);
  const video = useRef<HTMLVideoElement>(null);
  useSource(video, talk.src, state.turn);
  const follow = usePlayback(video, state, send);
  useReadiness(video, state.phase === 'loading', send);
  usePreloadNext(video, next?.src);
  const track = useCaption({ captions: talk.captions, shown: showsCaptions(state), onCaption });

  return (
    <Picture
      ref={video}
      $failed={state.phase === 'failed'}
      aria-label={talk.name}
      poster={talk.poster}
      crossOrigin={isForeign(talk.captions) ? 'anonymous' : undefined}
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      onEnded={() => send({ type: 'ended' })}
      onError={() => send({ type: 'failed' })}
      onPause={follow}
      onPlay={follow}
      onWaiting={() => send({ type: 'stalled' })}
    >
      {talk.captions && (
        <track ref={track} key={talk.captions} kind="captions" src={talk.captions} srcLang={language} />
      )}
    </Picture>
  );
}

/** Captions of another origin load only in a video with the `crossorigin` attribute. */
function isForeign(address = ''): boolean {
  return new URL(address, window.location.href).origin !== window.location.origin;
}

const Picture = styled.video<{ $failed: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  visibility: ${({ $failed }) => ($failed ? 'hidden' : 'visible')};
`;

/** Remaining time in seconds at which the next video is fetched. */
const NEAR_END_SECONDS = 3;

/**
 * Fetches the next video shortly before the current one ends, so that it starts without delay; not if the visitor saves data.
 * Uses the browser's cache, since a second video element would need a second decoder. Only for files of this site: the content
 * security policy blocks fetching others.
 */
function usePreloadNext(ref: RefObject<HTMLVideoElement | null>, next: string | undefined): void {
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
