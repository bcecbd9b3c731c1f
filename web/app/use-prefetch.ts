import { useEffect } from 'react';
import { savesData } from '../ui/saves-data.ts';

/**
 * Calls `onWanted` with the path of a link of the site that the visitor points at, focuses or touches; not for visitors who prefer
 * less data.
 */
export function usePrefetch(onWanted: (path: string) => unknown): void {
  useEffect(() => {
    const tell = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (
        !link ||
        savesData() ||
        link.origin !== window.location.origin ||
        link.target ||
        link.hasAttribute('download')
      )
        return;
      void onWanted(link.pathname);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) document.addEventListener(event, tell, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, tell);
    };
  }, [onWanted]);
}
