import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Caption } from './caption.tsx';
import { ControlBarStatus } from './control-bar-status.tsx';
import { Controls, isOn } from './controls.tsx';
import { hasTurn, showsCaptions } from './sequence.ts';
import type { IntroductionWords } from './talk.ts';
import type { Sequence } from './use-sequence.ts';

interface ControlBarProps {
  sequence: Sequence;
  words: IntroductionWords | null;
  /** The line of the captions that is being said. */
  caption: string;
  /** Stands between two sections, not in one. */
  isWide?: boolean;
  /** A `FacePlace`, where the video may be out of sight. */
  children?: ReactNode;
}

/**
 * Who speaks now and next, what is being said, and the controls. The bar has a place of its own between what it introduces
 * and what follows, so it lies over nothing. While there is something to stop it stays below the header like a line of
 * it, for as long as its parent is in view.
 */
export function ControlBar({ sequence, words, caption, isWide = false, children }: ControlBarProps) {
  const { state, send } = sequence;
  return (
    <Edge $isWide={isWide} data-on={isOn(state) || undefined}>
      <Panel>
        <Bar role="group" aria-label="Video controls">
          {children}
          <ControlBarStatus sequence={sequence} words={words} />
          <Controls state={state} send={send} />
        </Bar>
        {hasTurn(state) && showsCaptions(state) && <Caption text={caption} />}
      </Panel>
    </Edge>
  );
}

/** Of a bar with one line of controls. */
const ONE_LINE = `calc(${theme.size.target} + ${theme.space[6]} + 2 * ${theme.border.hair})`;

/** Less than two lines: on a phone the buttons that come with a voice lie in the space below, and push nothing away. */
const ON_A_PHONE = `calc(${ONE_LINE} + ${theme.space[3]})`;

/** The least space between a bar and what follows it. With it the bar's second line on a phone reaches nothing. */
export const roomForTheSecondLine = theme.space[12];

/** What it may take of the window on a phone, with a face in its first line. */
const TALLEST = `(${theme.size.mark} + ${theme.size.target} + ${theme.space[8]})`;

/** The padding of the section that follows is part of the space below. */
const betweenSections = css`
  margin-bottom: ${theme.space[8]};
  padding-inline: ${theme.space.page};
`;

const Edge = styled.div<{ $isWide: boolean }>`
  z-index: 1;
  container-type: inline-size;
  /* The same with and without the controls that pass, and with a face: what follows stays where it is. */
  height: ${ONE_LINE};
  ${({ $isWide }) => $isWide && betweenSections}

  @media (width < ${theme.width.compact}) {
    height: ${ON_A_PHONE};
  }

  &[data-on] {
    position: sticky;
    top: ${theme.size.navigation};
    /* As the header does it (app/navigation-bar-styles.ts), and as late. */
    @media (width >= ${theme.window.wide}) {
      top: ${theme.size.menuItem};
      transition: top 0s ${theme.duration.patient};

      :root:has(header > nav > a:focus-visible) & {
        top: calc(${theme.size.masthead} + ${theme.size.menuItem});
        transition-delay: 0s;
      }
    }
    @media (width < ${theme.window.wide}) and (height < ${theme.window.short}) {
      top: 0;
    }
  }

  /* What takes the focus above the window's edge scrolls clear of it. */
  &[data-on] ~ * :is(a, button, summary) {
    scroll-margin-top: min(${TALLEST}, 50vh);
  }

  @media (scripting: none), print {
    display: none;
  }
`;

const Panel = styled.div`
  position: relative;
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
