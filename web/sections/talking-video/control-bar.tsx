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
}

/**
 * What a visitor sees of a sequence wherever they are in its section: who speaks now and next, what is being said,
 * and the controls. It stays at the lower edge of the window. Its parent is a flex column in which it stands first,
 * so that the keyboard reaches it before everything it talks over, and is shown last.
 */
export function ControlBar({ sequence, words, caption, floats = false }: ControlBarProps) {
  const { state, send } = sequence;
  return (
    <Edge $floats={floats}>
      <Panel>
        {hasTurn(state) && showsCaptions(state) && <Caption text={caption} />}
        <Bar role="group" aria-label="Video controls">
          <BarWords sequence={sequence} words={words} />
          <Controls state={state} send={send} />
        </Bar>
      </Panel>
    </Edge>
  );
}

/** Of the bar on a phone once somebody speaks. */
const TWO_LINES = `calc(2 * ${theme.size.target} + ${theme.space[8]})`;

/** Keeps room for its second line: what follows stays where it is. */
const inItsPlace = css`
  @media (width < ${theme.width.compact}) {
    min-height: ${TWO_LINES};
  }
`;

const floating = css`
  height: 0;
  padding-inline: ${theme.space.page};

  /* Where it comes to rest, the last section leaves it the room, or its last words would never be seen. */
  & ~ section:last-of-type {
    padding-bottom: max(${theme.space.section}, calc(${theme.size.target} + ${theme.space[24]}));
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
    scroll-margin-bottom: calc(${theme.size.target} + ${theme.space[24]});
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
  > :first-child {
    flex: 1 1 10rem;
  }
`;
