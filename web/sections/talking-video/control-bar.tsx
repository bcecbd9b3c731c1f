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
  /** The current caption. */
  caption: string;
  /** Whether it is between two sections instead of inside one. */
  isWide?: boolean;
  /** A `FacePlace`, for a video that may be out of view. */
  children?: ReactNode;
}

/**
 * The speakers, the caption and the controls. The bar has a place of its own between the portraits and the next section, so it
 * covers nothing. While the sequence runs it is sticky below the header, as long as its parent is in view.
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

/** Height of a bar with one line of controls. */
const ONE_LINE_HEIGHT = `calc(${theme.size.target} + ${theme.space[6]} + 2 * ${theme.border.hair})`;

/**
 * Less than the height of two lines: on a phone, the temporary buttons extend into the space below, without moving the content.
 */
const PHONE_HEIGHT = `calc(${ONE_LINE_HEIGHT} + ${theme.space[3]})`;

/** Minimum space between a bar and the content below, so that the bar's second line on a phone covers nothing. */
export const roomForTheSecondLine = theme.space[12];

/** Maximum height of the bar on a phone, with a portrait in its first line. */
const MAX_HEIGHT = `(${theme.size.mark} + ${theme.size.target} + ${theme.space[8]})`;

/** The space below includes the padding of the next section. */
const betweenSections = css`
  margin-bottom: ${theme.space[8]};
  padding-inline: ${theme.space.page};
`;

const Edge = styled.div<{ $isWide: boolean }>`
  z-index: 1;
  container-type: inline-size;
  /* A fixed height, so that temporary controls and the portrait do not move the content below. */
  height: ${ONE_LINE_HEIGHT};
  ${({ $isWide }) => $isWide && betweenSections}

  @media (width < ${theme.width.compact}) {
    height: ${PHONE_HEIGHT};
  }

  &[data-on] {
    position: sticky;
    top: ${theme.size.navigation};
    /* With the same rule and delay as the header (app/navigation-bar-styles.ts). */
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

  /* A button of the sticky bar is always in view. Without this, its focus would scroll the page by the distance that other
     elements keep from the header. */
  &[data-on] button {
    scroll-margin-top: calc(-1 * ${theme.space[4]});
  }

  /* Scrolls a focused element clear of the bar. */
  &[data-on] ~ * :is(a, button, summary) {
    scroll-margin-top: min(${MAX_HEIGHT}, 50vh);
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

  /* The status takes the remaining width, or a line of its own if that is too little. */
  > :nth-last-child(2) {
    flex: 1 1 9rem;
  }

  @media (height < ${theme.window.short}) {
    gap: ${theme.space[1]} ${theme.space[2]};
    padding: ${theme.space[1]} ${theme.space[2]};
  }
  /* The status in one line, and the portrait beside the buttons. */
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

/** Takes no space while it is empty. */
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
