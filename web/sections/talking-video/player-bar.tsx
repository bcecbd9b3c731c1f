import { use } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Language } from '../../ui/language.ts';
import { FocusHeir, MainButton, PassingButtons } from './controls.tsx';
import { getStatus, Speaker } from './player-text.tsx';
import { hasTurn, isOn, showsCaptions } from './sequence.ts';
import type { IntroductionWords } from './talk.ts';
import type { Player } from './use-player.ts';

interface PlayerBarProps {
  player: Player;
  words: IntroductionWords | null;
  /** Whether it is between two sections instead of inside one. */
  isWide?: boolean;
}

/**
 * The face, the caption and the buttons in one low row, while something can be stopped and the portrait is out of view. It sticks to
 * the edge of the window behind which the portrait is, takes no space in the page, and leaves with its parent.
 */
export function PlayerBar({ player, words, isWide = false }: PlayerBarProps) {
  const { sequence, mainButton, isSeen, setBarPlace, caption } = player;
  const { state, send, talk } = sequence;
  const language = use(Language);
  if (isSeen || !isOn(state)) return null;
  const hasCaption = hasTurn(state) && showsCaptions(state) && caption !== '';
  return (
    <Edge $isWide={isWide} data-player-bar="">
      <FocusHeir to={mainButton}>
        <Bar role="group" aria-label="Floating video controls">
          <Face>
            {talk && state.phase !== 'failed' && <Place ref={setBarPlace} />}
            <FaceButton sequence={sequence} words={words} />
          </Face>
          <Words>
            {hasCaption ? <p>{caption}</p> : <Speaker sequence={sequence} words={words} />}
            {!hasCaption && <p>{getStatus(sequence, words, language)}</p>}
          </Words>
          <PassingButtons state={state} send={send} mainButton={mainButton} />
        </Bar>
      </FocusHeir>
    </Edge>
  );
}

const { wide, short } = theme.window;

/** The height of a face, or of a caption of three lines. */
const HEIGHT = '3.75rem';

const Edge = styled.div<{ $isWide: boolean }>`
  position: sticky;
  z-index: 1;
  top: ${theme.size.navigation};
  bottom: ${theme.space[6]};
  height: ${HEIGHT};
  margin-block: calc(-1 * ${HEIGHT} / 2);
  padding-inline: ${({ $isWide }) => ($isWide ? theme.space.page : '0')};
  pointer-events: none;

  /* With the same rule and delay as the header (app/navigation-bar-styles.ts). */
  @media (width >= ${wide}) {
    top: ${theme.size.menuItem};
    transition: top 0s ${theme.duration.patient};

    :root:has(header > nav > a:focus-visible) & {
      top: calc(${theme.size.masthead} + ${theme.size.menuItem});
      transition-delay: 0s;
    }
  }
  @media (width < ${wide}) and (height < ${short}) {
    top: 0;
  }

  /* A button of the sticky bar is always in view. Without this, its focus would scroll the page by the distance that other
     elements keep from the header. */
  button {
    scroll-margin-top: calc(-1 * ${theme.space[4]});
  }
  /* Scrolls a focused element clear of the bar. */
  & ~ * :is(a, button, summary) {
    scroll-margin-top: min(${HEIGHT}, 50vh);
  }
  > div {
    justify-content: end;
  }
  @media print {
    display: none;
  }
`;

const Bar = styled.div`
  container-type: inline-size;
  flex: 0 1 40rem;
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${HEIGHT};
  padding: ${theme.space[1]};
  background: ${theme.color.paperRaised};
  border: ${theme.border.hair} solid ${theme.color.ruleStrong};
  border-radius: ${theme.radius.medium};
  box-shadow: ${theme.shadow.raised};
  pointer-events: auto;

  /* The portrait has the button for captions, too. */
  @container (width < ${theme.width.compact}) {
    [aria-pressed] {
      display: none;
    }
  }
`;

const Face = styled.div`
  position: relative;
  flex: none;
  overflow: hidden;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: ${theme.radius.small};
`;

const Place = styled.div`
  position: absolute;
  inset: 0;
`;

/** The whole face is the button; its icon is small, so that the face can be seen. */
const FaceButton = styled(MainButton)`
  position: absolute;
  inset: 0;
  padding: 0;
  background: none;
  border: 0;
  border-radius: ${theme.radius.small};

  svg {
    position: absolute;
    inset: auto 0 0 auto;
    background: ${theme.color.paperRaised};
    border-radius: ${theme.radius.small} 0 0;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-inline: ${theme.space[2]};
  font-size: ${theme.text.caption};
  line-height: 1.2;
`;
