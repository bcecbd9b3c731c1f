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
 * and the controls. It stays at the lower edge of the window. Its parent is a flex column in which it stands first,
 * so that the keyboard reaches it before everything it talks over, and is shown last.
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

/** What it may take of the window on a phone, with a face in its first line. */
const TALLEST = `calc(${theme.size.mark} + ${theme.size.target} + ${theme.space[12]})`;

/** Keeps room for its second line: what follows stays where it is. */
const inItsPlace = css`
  @media (width < ${theme.width.compact}) {
    min-height: ${TWO_LINES};
  }
`;

/** Between where it comes to rest and the section that follows. */
const REST = theme.space[8];

const floating = css`
  bottom: calc(${theme.space[3]} - ${REST});
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
  bottom: ${theme.space[3]};
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
`;
