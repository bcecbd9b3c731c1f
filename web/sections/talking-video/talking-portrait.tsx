import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { type SequenceState, shouldPlay } from './sequence.ts';

interface TalkingPortraitProps {
  ref?: Ref<HTMLDivElement>;
  /** The image that is shown when nobody speaks. */
  children: ReactNode;
  /** Whether it is this agent's turn. */
  isSpeaking: boolean;
  state: SequenceState;
  /** Receives the video's container during this agent's turn. */
  placeRef: Ref<HTMLDivElement>;
}

/** A portrait that is replaced by a video during the agent's turn. */
export function TalkingPortrait({ ref, children, isSpeaking, state, placeRef }: TalkingPortraitProps) {
  return (
    <Frame ref={ref}>
      {children}
      {isSpeaking && <Place ref={placeRef} />}
      {isSpeaking && state.phase === 'loading' && shouldPlay(state) && <Loading>Loading video...</Loading>}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  justify-self: start;
  align-self: start;
  max-width: 100%;
`;

const Place = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: ${theme.radius.medium};
`;

const Loading = styled.p`
  position: absolute;
  inset: auto 0 0;
  padding: ${theme.space[1]} ${theme.space[2]};
  background: ${theme.color.band};
  border-radius: 0 0 ${theme.radius.medium} ${theme.radius.medium};
  color: ${theme.color.onBand};
  font-size: ${theme.text.caption};
  line-height: ${theme.leading.snug};
  text-align: center;
`;
