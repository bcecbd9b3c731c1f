import { useCallback, useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** Where React Router's `ScrollRestoration` stores the scroll positions when a document is left. */
const POSITIONS = 'react-router-scroll-positions';

/**
 * Keeps the scroll position where React Router does not.
 *
 * @returns the keys of stored positions, for `ScrollRestoration`
 */
export function useScrollRestoration(): (location: Location) => string {
  useReturnFromCache();
  useStoredHashPosition();
  return useScrollKey();
}

const createUnusedKey = () => String(Math.random());

/**
 * Returns the keys of stored scroll positions (https://reactrouter.com/api/components/ScrollRestoration#getkey). React Router
 * scrolls each other page to the top, after Back too, and restores the position after Back within the page. After
 * a reload, or on return from another site, `web/boot.ts` or the browser restores it.
 */
function useScrollKey() {
  const { pathname } = useLocation();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = pathname;
  }, [pathname]);
  return useCallback((location: Location) => {
    // The first entry of a document and plain links to a hash, such as the skip link, have the same key.
    const isFirst = location.key === 'default';
    if (location.pathname !== shown.current || (isFirst && location.hash !== '')) return createUnusedKey();
    return isFirst ? `default ${location.pathname}` : location.key;
  }, []);
}

/**
 * `useScrollKey` gives an entry of a plain link to a hash a key that is never seen again. Its position is stored under a key that
 * `web/boot.ts` knows, after React Router has stored all others: a listener that is added in the capture phase runs last.
 */
function useStoredHashPosition() {
  useEffect(() => {
    const store = () => {
      const { pathname, hash } = window.location;
      if (hash === '' || window.history.state?.key !== undefined) return;
      try {
        const positions = JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}');
        positions[`default ${pathname}${hash}`] = window.scrollY;
        sessionStorage.setItem(POSITIONS, JSON.stringify(positions));
      } catch {
        // A browser may forbid the storage.
      }
    };
    const storeLast = () => window.addEventListener('pagehide', store, { once: true });
    window.addEventListener('pagehide', storeLast, { capture: true });
    return () => window.removeEventListener('pagehide', storeLast, { capture: true });
  }, []);
}

/**
 * React Router sets `scrollRestoration` to 'auto' on `pagehide`, and does not reset it when the page returns from the
 * back/forward cache, where WebKit forgets the position.
 */
function useReturnFromCache() {
  useEffect(() => {
    let top = 0;
    const leave = () => {
      top = window.scrollY;
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      window.history.scrollRestoration = 'manual';
      if (persisted) window.scrollTo({ top, behavior: 'instant' });
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);
}
