import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { BarWords } from './bar-words.tsx';
import { Caption } from './caption.tsx';
import { Controls } from './controls.tsx';
import { hasTurn, showsCaptions } from './sequence.ts';
import type { Sequence } from './use-sequence.ts';
import type { IntroductionWords } from './words.ts';

interface ControlBarProps {
  sequence: Sequence;
  words: IntroductionWords | null;
  /** The line of the captions that is being said. */
  caption: string;
  /** Lies over sections from edge to edge of the window, and takes no room between them. */
  floats?: boolean;
  /** A `FacePlace`, where the video may be out of sight. */
  children?: ReactNode;
}

/**
 * What a visitor sees of a sequence wherever they are in its section: who speaks now and next, what is being said,
 * and the controls. It stays at the lower edge of the window; of a short one while there is something to stop, since it
 * takes much of it. Its parent is a flex column in which it stands first, so that the keyboard reaches it before everything
 * it talks over, and is shown last.
 */
export function ControlBar({ sequence, words, caption, floats = false, children }: ControlBarProps) {
  const { state, send } = sequence;
  return (
    <Edge $floats={floats}>
      <Panel>
        {hasTurn(state) && showsCaptions(state) && <Caption text={caption} />}
        <Bar role="group" aria-label="Video controls">
          {children}
          <BarWords sequence={sequence} words={words} />
          <Controls state={state} send={send} />
        </Bar>
      </Panel>
    </Edge>
  );
}

/** Of the bar on a phone once somebody speaks. */
const TWO_LINES = `calc(2 * ${theme.size.target} + ${theme.space[8]})`;

/** What it may take of the window on a phone, with a face in its first line; in a short window it takes less. */
const TALLEST = `min(${theme.size.mark} + ${theme.size.target} + ${theme.space[12]}, 50vh)`;

/** Keeps room for its second line: what follows stays where it is. */
const inItsPlace = css`
  @media (width < ${theme.width.compact}) {
    min-height: ${TWO_LINES};
  }
`;

/** Between where it comes to rest and the section that follows. */
const REST = theme.space[8];

/** Between it and the window's edge. */
const GAP = `min(${theme.space[3]}, 3vh)`;

const floating = css`
  bottom: calc(${GAP} - ${REST});
  height: 0;
  padding-inline: ${theme.space.page};

  > * {
    margin-bottom: ${REST};
  }

  /* Where it comes to rest, the last section leaves it the room, or its last words would never be seen. */
  & ~ section:last-of-type {
    padding-bottom: max(${theme.space.section}, calc(${TALLEST} + 2 * ${REST}));
  }
`;

const Edge = styled.div<{ $floats: boolean }>`
  position: sticky;
  z-index: 1;
  bottom: ${GAP};
  order: 1;
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  /* What it covers while it has one line can be pressed. */
  pointer-events: none;

  ${({ $floats }) => ($floats ? floating : inItsPlace)}

  /* What takes the focus below it scrolls clear of it, also where it has two lines. */
  & ~ * :is(a, button, summary) {
    scroll-margin-bottom: ${TALLEST};
  }

  /* Captions can be turned on and off for as long as there is something to stop. */
  @media (height < ${theme.window.short}) {
    &:not(:has([aria-pressed], :focus-visible)) {
      position: static;
    }
  }

  @media (scripting: none), print {
    display: none;
  }
`;

const Panel = styled.div`
  position: relative;
  pointer-events: auto;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[6]};
  padding: ${theme.space[3]} ${theme.space[4]};
  background: ${theme.color.paperRaised};
  border: ${theme.border.hair} solid ${theme.color.ruleStrong};
  border-radius: ${theme.radius.medium};
  box-shadow: ${theme.shadow.raised};

  /* What it says takes the room that the buttons leave, or a line of its own where that is too little. */
  > :nth-last-child(2) {
    flex: 1 1 9rem;
  }

  @media (height < ${theme.window.short}) {
    gap: ${theme.space[1]} ${theme.space[2]};
    padding: ${theme.space[1]} ${theme.space[2]};
  }
  /* The words in one line, the face beside the buttons. */
  @media (width < ${theme.width.compact}) and (height < ${theme.window.short}) {
    > :nth-last-child(2) {
      flex-basis: 100%;
      order: -1;
      display: flex;
      flex-wrap: wrap;
      column-gap: ${theme.space[3]};
      min-height: 0;
    }
    > :last-child {
      margin-inline-start: auto;
    }
  }
`;

/** Takes no room while nothing is in it. */
export const FacePlace = styled.div`
  position: relative;
  overflow: hidden;
  width: ${theme.size.mark};
  height: ${theme.size.mark};
  border-radius: ${theme.radius.medium};

  &:empty {
    display: none;
  }
  @media (height < ${theme.window.short}) {
    width: ${theme.size.target};
    height: ${theme.size.target};
  }
`;
