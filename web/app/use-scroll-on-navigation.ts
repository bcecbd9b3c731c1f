import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { targetOf } from '../ui/target-of.ts';

/**
 * Scrolls to the top on every path change, Back included (spec section 2). A hash wins: its target is scrolled
 * to and gets the focus, on the first page too, whose content may have come after the browser looked for the
 * target. Where the first page was rendered ahead, browser or visitor have scrolled it already. A page that is loaded
 * again begins where it was, unless the gate's fragment comes after the browser has given up on that.
 */
export function useScrollOnNavigation(): void {
  // The location is a new object for each navigation, also when the same hash is asked for again.
  const location = useLocation();
  const shown = useRef(location);

  useEffect(() => {
    // By itself the browser puts Back where the visitor had been, after we have scrolled. It is to do so for whoever
    // reloads, or comes back from another site.
    const choose = (event?: Event) => {
      window.history.scrollRestoration = event?.type === 'pagehide' ? 'auto' : 'manual';
    };
    choose();
    // The frame of the site stays for as long as the document.
    window.addEventListener('pageshow', choose);
    window.addEventListener('pagehide', choose);
  }, []);

  useEffect(() => {
    const { pathname, hash } = shown.current;
    const isFirst = shown.current === location;
    shown.current = location;
    // Back from a part of a page leads to the page's beginning, where the links to its parts are.
    const hasMoved = pathname !== location.pathname || (hash !== '' && location.hash === '');
    const target = targetOf(location.hash);
    if (isFirst && window.scrollY > 0) return;
    if (target) {
      target.scrollIntoView({ behavior: 'instant' });
      focusOn(target);
    } else if (hasMoved) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [location]);
}

/** Whoever reads by ear, or goes on with Tab, goes on from there. A menu that was just opened would close. */
function focusOn(target: HTMLElement) {
  if (document.activeElement?.ariaExpanded === 'true') return;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
