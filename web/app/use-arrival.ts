import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGate } from '../gate/gate.tsx';
import { findHashTarget } from '../ui/hash-target.ts';
import type { AnnouncePage } from './head/document-head.tsx';
import type { TitledPage } from './head/head.ts';

/**
 * Moves the focus to the page after a navigation, and returns its title for the live region. A change of page at the same path
 * counts too: a page that was missing before, or the not-found page in place of an unpublished one.
 */
export function useArrival(main: RefObject<HTMLElement | null>, isLeaving: boolean) {
  const location = useLocation();
  const { pathname } = location;
  const { recheck, wasLocked } = useGate();
  const [arrival, setArrival] = useState('');
  const shown = useRef<{ pathname?: string; page?: TitledPage | undefined }>(undefined);
  const shownHash = useRef(location.hash);
  const openAtStart = useRef(false);

  useEffect(() => {
    if (isLeaving) openAtStart.current = isMenuOpen();
  }, [isLeaving]);

  const announcePage: AnnouncePage = useCallback(
    (page) => {
      const before = shown.current ?? (wasLocked ? {} : { pathname, page });
      shown.current = { pathname, page };
      if (before.pathname === pathname && before.page === page) return;
      // The gate's flag is read again on each route change.
      recheck();
      // Moving the focus would close a menu that the visitor opened while the page was loading.
      const isChoosing = isMenuOpen() && !openAtStart.current;
      // When only the page at the same path changed, the focus stays where it is.
      if (before.pathname !== pathname && !isChoosing) main.current?.focus({ preventScroll: true });
      setArrival(document.title);
    },
    [main, pathname, recheck, wasLocked],
  );

  // Runs after the page is rendered, because the target of the hash may be inside it. `location` is a new object for each
  // navigation.
  useEffect(() => {
    const target = findHashTarget(location.hash);
    const leavesPart = shownHash.current !== '' && location.hash === '';
    shownHash.current = location.hash;
    if (target && !isMenuOpen()) focusOn(target);
    // Back from a hash of the page moves the focus to the start of the page.
    else if (leavesPart && main.current?.contains(document.activeElement))
      main.current.focus({ preventScroll: true });
  }, [location, main]);

  return { arrival, announcePage };
}

function isMenuOpen(): boolean {
  return document.activeElement?.ariaExpanded === 'true';
}

/** Moves the focus, so that screen readers and Tab continue from the target. */
function focusOn(target: HTMLElement) {
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
