import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

type RailProps = {
  /** Not named `as`, which styled-components would consume. */
  list: 'ul' | 'ol';
  className?: string;
  children: ReactNode;
};

/** The word between two numbers, as in '1 of 10'; from Site settings. */
export const RailWord = createContext('/');

/**
 * A list that scrolls horizontally in one row on a narrow page, with the next item partly visible and a position below. From
 * medium width on, its parent sets the layout. While it can scroll it is focusable, so that arrow keys scroll it.
 */
export function Rail({ list, className, children }: RailProps) {
  const track = useRef<HTMLUListElement>(null);
  const word = use(RailWord);
  const [canScroll, setCanScroll] = useState(false);
  const [position, setPosition] = useState<Position>();

  useEffect(() => {
    const element = track.current;
    if (!element || !('ResizeObserver' in window)) return;
    const look = () => {
      setCanScroll(element.scrollWidth > element.clientWidth + 1);
      setPosition((before) => keepIfSame(before, measurePosition(element)));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  return (
    <div>
      <Track as={list} ref={track} role="list" className={className} tabIndex={canScroll ? 0 : undefined}>
        {children}
      </Track>
      <Count aria-hidden>{canScroll && position && `${position.at} ${word} ${position.count}`}</Count>
    </div>
  );
}

/** `at` counts from 1. */
type Position = { at: number; count: number };

/** The position of the first item that is fully visible, or of the last one at the end of the row. */
function measurePosition({ children, scrollLeft, clientWidth, scrollWidth }: Element): Position {
  const count = children.length;
  const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 1;
  const step = scrollWidth / count;
  return { at: isAtEnd ? count : Math.min(Math.round(scrollLeft / step) + 1, count), count };
}

function keepIfSame(before: Position | undefined, now: Position): Position {
  return before?.at === now.at && before.count === now.count ? before : now;
}

const onNarrow = css`
  display: flex;
  gap: ${theme.space[3]};
  /* Extends to the edges of the window, as a hint that it scrolls. */
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding: ${theme.space[1]} ${theme.space.gutter} ${theme.space[4]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${theme.space.gutter};
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  scrollbar-color: ${theme.color.ruleStrong} transparent;

  > * {
    flex: 0 0 78%;
    scroll-snap-align: start;
  }
`;

const Track = styled.ul`
  @media (width < ${theme.width.medium}) {
    ${onNarrow}
  }
`;

/** Reserves its space, so that nothing moves when the number appears. */
const Count = styled.div`
  min-height: 1lh;
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.caption};
  font-variant-numeric: tabular-nums;

  @media (width >= ${theme.width.medium}), (scripting: none), print {
    display: none;
  }
`;
