import { useEffect } from 'react';
import { savesData } from '../ui/saves-data.ts';

/**
 * Calls `prefetch` with the path of a link of the site that the visitor points at, focuses or touches; not for visitors who prefer
 * less data.
 */
export function usePrefetch(prefetch: (path: string) => unknown): void {
  useEffect(() => {
    const prefetchLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (
        !link ||
        savesData() ||
        link.origin !== window.location.origin ||
        link.target ||
        link.hasAttribute('download')
      )
        return;
      void prefetch(link.pathname);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) document.addEventListener(event, prefetchLink, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, prefetchLink);
    };
  }, [prefetch]);
}
