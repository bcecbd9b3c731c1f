import { useEffect } from 'react';
import type { Visits } from './visits.ts';

/**
 * Gets a page ready as soon as somebody seems to want it: the pointer or the focus is on a link that leads there, or
 * a finger has touched it. Nothing is loaded for pages that nobody looks at.
 */
export function usePrefetch(visits: Visits): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download'))
        return;
      void visits.prefetch(link.pathname);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) document.addEventListener(event, prefetch, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, prefetch);
    };
  }, [visits]);
}
