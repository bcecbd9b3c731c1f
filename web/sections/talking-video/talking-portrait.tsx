import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { ButtonRow, MainButton, PassingButtons } from './controls.tsx';
import { PlayerText } from './player-text.tsx';
import { shouldPlay } from './sequence.ts';
import type { IntroductionWords } from './talk.ts';
import type { Player } from './use-player.ts';

interface TalkingPortraitProps {
  player: Player;
  words: IntroductionWords | null;
  /** The image that is shown when nobody speaks. */
  children: ReactNode;
  /** Whether it stands in an arched niche. */
  isArched?: boolean;
}

/** A portrait that becomes the video, with the buttons on it; below it who speaks, and the caption. */
export function TalkingPortrait({ player, words, children, isArched = false }: TalkingPortraitProps) {
  const { sequence, ref, mainButton, isSeen, setPortraitPlace, caption } = player;
  const { state, send, talk } = sequence;
  return (
    <Whole ref={ref} data-player="">
      <Face $isArched={isArched}>
        {children}
        {talk && <Place ref={setPortraitPlace} />}
        {state.phase === 'loading' && shouldPlay(state) && <Loading>Loading video...</Loading>}
        <Buttons role="group" aria-label="Video controls">
          <ButtonRow>
            <MainButton sequence={sequence} words={words} isNamed ref={mainButton} />
            <PassingButtons state={state} send={send} mainButton={mainButton} />
          </ButtonRow>
        </Buttons>
      </Face>
      {/* Out of view, the bar has the caption. */}
      <PlayerText sequence={sequence} words={words} caption={isSeen ? caption : ''} />
    </Whole>
  );
}

const Whole = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
`;

const Face = styled.div<{ $isArched: boolean }>`
  container-type: inline-size;
  position: relative;
  overflow: hidden;
  border-radius: ${theme.radius.medium};
  ${({ $isArched }) =>
    $isArched &&
    css`
      border-radius: ${theme.radius.niche};
    `}

  /* The image is as wide as its place. */
  > :first-child {
    width: 100%;
  }
`;

const Place = styled.div`
  position: absolute;
  inset: 0;
`;

const Buttons = styled.div`
  position: absolute;
  inset: auto 0 0;
  gap: ${theme.space[1]};

  @container (width >= 15rem) {
    inset: auto ${theme.space[3]} ${theme.space[3]};
    gap: ${theme.space[2]};
  }
  @media (scripting: none), print {
    display: none;
  }
`;

/** At the upper edge, since the buttons are at the lower one. */
const Loading = styled.p`
  position: absolute;
  inset: 0 0 auto;
  padding: ${theme.space[1]} ${theme.space[2]};
  background: ${theme.color.band};
  color: ${theme.color.onBand};
  font-size: ${theme.text.caption};
  line-height: ${theme.leading.snug};
  text-align: center;
`;
