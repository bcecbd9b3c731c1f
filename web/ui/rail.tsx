import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type RailProps = {
  /** Not named `as`: a style laid over the rail would take that for itself. */
  list: 'ul' | 'ol';
  className?: string;
  children: ReactNode;
};

/** Stands between two numbers: 1 of 10. The word is content. */
export const RailWord = createContext('/');

/**
 * A list that lies in one row on a narrow page and is pushed sideways, the next part always showing its edge and
 * a line below saying how far it goes on. From the middle width on it is laid out by whoever styles it. While it can be
 * pushed it takes the focus, so that the arrow keys push it too.
 */
export function Rail({ list, className, children }: RailProps) {
  const track = useRef<HTMLUListElement>(null);
  const word = use(RailWord);
  const [canBePushed, setPushable] = useState(false);
  const [position, setPosition] = useState<Position>();

  useEffect(() => {
    const element = track.current;
    if (!element || !('ResizeObserver' in window)) return;
    const look = () => {
      setPushable(element.scrollWidth > element.clientWidth + 1);
      setPosition((before) => sameOr(before, positionIn(element)));
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
      <Track as={list} ref={track} role="list" className={className} tabIndex={canBePushed ? 0 : undefined}>
        {children}
      </Track>
      <Count aria-hidden>{canBePushed && position && `${position.at} ${word} ${position.count}`}</Count>
    </div>
  );
}

/** Counted from 1. */
type Position = { at: number; count: number };

/** The first part that is in view as a whole, or the last one where the row ends. */
function positionIn({ children, scrollLeft, clientWidth, scrollWidth }: Element): Position {
  const count = children.length;
  const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 1;
  const step = scrollWidth / count;
  return { at: isAtEnd ? count : Math.min(Math.round(scrollLeft / step) + 1, count), count };
}

function sameOr(before: Position | undefined, now: Position): Position {
  return before?.at === now.at && before.count === now.count ? before : now;
}

const onNarrow = css`
  display: flex;
  gap: ${theme.space[3]};
  /* To the edges of the window, so that the row seems to go on. */
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

/** Keeps its room, so that nothing moves when the number comes. */
const Count = styled.div`
  min-height: 1lh;
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.caption};
  font-variant-numeric: tabular-nums;

  @media (width >= ${theme.width.medium}), (scripting: none), print {
    display: none;
  }
`;
