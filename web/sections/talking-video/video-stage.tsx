import { use, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { Language } from '../../ui/language.ts';
import { type Send, type SequenceState, showsCaptions } from './sequence.ts';
import type { Talk } from './talk.ts';
import { useCaption } from './use-caption.ts';
import { usePlayback, useReadiness, useSource } from './use-playback.ts';
import { usePreloadNext } from './use-preload-next.ts';

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
