import { useEffect } from 'react';

/**
 * Tells of each path of the site that somebody seems to want: the pointer or the focus is on a link that leads there, or
 * a finger has touched it.
 */
export function usePrefetch(onWanted: (path: string) => unknown): void {
  useEffect(() => {
    const tell = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download'))
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
