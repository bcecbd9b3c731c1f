import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type RailProps = {
  /** Not named `as`: a style laid over the rail would take that for itself. */
  list: 'ul' | 'ol';
  className?: string;
  children: ReactNode;
};

/**
 * A list that lies in one row on a narrow page and is pushed sideways, the next part always showing its edge. From
 * the middle width on it is laid out by whoever styles it. While it can be pushed it takes the focus, so that the
 * arrow keys push it too.
 */
export function Rail({ list, className, children }: RailProps) {
  const track = useRef<HTMLUListElement>(null);
  const [canBePushed, setPushable] = useState(false);

  useEffect(() => {
    const element = track.current;
    if (!element || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => setPushable(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Track as={list} ref={track} role="list" className={className} tabIndex={canBePushed ? 0 : undefined}>
      {children}
    </Track>
  );
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
