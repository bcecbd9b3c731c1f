import { type RefObject, useEffect, useState } from 'react';
import { theme } from '../../theme/theme.ts';

/** The line that a card crosses to have its turn: the middle of the window. */
const observerOptions = { rootMargin: '-50% 0px -50% 0px' };

/**
 * The id of the child that is being read: the one that the middle of the window lies on, where the layout is wide
 * enough for the map to stand beside it. Undefined when there is none, on the server and in a small window.
 */
export function useRegionInView(list: RefObject<HTMLElement | null>): string | undefined {
  const [inView, setInView] = useState<string>();

  useEffect(() => {
    if (!list.current || !('IntersectionObserver' in window)) return;
    const wide = window.matchMedia?.(`(width >= ${theme.width.wide})`);
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && wide?.matches) setInView(target.id);
        else setInView((current) => (current === target.id ? undefined : current));
      }
    }, observerOptions);
    for (const child of list.current.children) observer.observe(child);
    return () => observer.disconnect();
  }, [list]);

  return inView;
}
