import { useSuspenseQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { siteSettingsQuery } from '../content/site-settings-query.ts';
import { useGate } from '../gate/gate.tsx';
import { Loading } from '../gate/loading.tsx';
import { theme } from '../theme/theme.ts';
import { findHashTarget, standsFor } from '../ui/hash-target.ts';
import { RailWord } from '../ui/rail.tsx';
import { TooltipLayer } from '../ui/tooltip.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { Arrive } from './document-head.tsx';
import { Footer } from './footer.tsx';
import type { TitledPage } from './head.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { StaleNote } from './stale-note.tsx';
import { usePrefetch } from './use-prefetch.ts';

interface LayoutProps {
  /** Hears of each path that somebody may go to. */
  onWanted: (path: string) => Promise<void>;
}

/** The root layout '/': navigation, the page, footer (spec section 2). */
export function Layout({ onWanted }: LayoutProps) {
  const { data: settings } = useSuspenseQuery(siteSettingsQuery());
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // A page that failed is asked for again without a word.
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const { arrival, arrive } = useArrival(main, isLeaving);
  usePrefetch(onWanted);
  useManualScrollAgain();

  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <NavigationBar productName={settings.productName} items={settings.navigation} />
      <StaleNote label={settings.staleNote} />
      <VisuallyHidden role="status">{isLeaving ? 'Loading...' : arrival}</VisuallyHidden>
      <Main id="content" ref={main} tabIndex={-1} aria-busy={next !== undefined}>
        <RailWord value={settings.rowPositionWord ?? '/'}>
          <Suspense fallback={<Loading />}>
            <Outlet context={arrive} />
          </Suspense>
        </RailWord>
      </Main>
      <Footer productName={settings.productName} text={settings.footerText} links={settings.footerLinks} />
      <TooltipLayer />
      <ScrollRestoration getKey={neverSeenKey} />
    </>
  );
}

/**
 * A key under which no position was kept (https://reactrouter.com/api/components/ScrollRestoration#getkey): a page begins at its
 * top, after Back too (spec section 2). Where the visitor reloads, or comes back from another site, the browser restores it.
 */
const neverSeenKey = () => String(Math.random());

/** React Router leaves restoring to the browser when a document is put aside, and does not take it back when that returns. */
function useManualScrollAgain() {
  useEffect(() => {
    const takeBack = () => {
      window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('pageshow', takeBack);
    return () => window.removeEventListener('pageshow', takeBack);
  }, []);
}

/**
 * Gives the focus to the page that a visitor came to, and returns its title, to be said. Another page at the same path
 * counts as well: one that was missing until now, or what stands in for one that was taken off.
 */
function useArrival(main: RefObject<HTMLElement | null>, isLeaving: boolean) {
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

  const arrive: Arrive = useCallback(
    (page) => {
      const before = shown.current ?? (wasLocked ? {} : { pathname, page });
      shown.current = { pathname, page };
      if (before.pathname === pathname && before.page === page) return;
      // Spec section 4: the gate's flag is read again on each route change.
      recheck();
      // Whoever opened the menu while the page was on its way keeps it: without the focus it would close under their hand.
      const isChoosing = isMenuOpen() && !openAtStart.current;
      // At the same path whoever is elsewhere stays there.
      if (before.pathname !== pathname && !isChoosing) main.current?.focus({ preventScroll: true });
      setArrival(document.title);
    },
    [main, pathname, recheck, wasLocked],
  );

  // After the page: a part of it that was asked for is to have the focus. The location is a new object for each navigation.
  useEffect(() => {
    const target = findHashTarget(location.hash);
    const leavesPart = shownHash.current !== '' && location.hash === '';
    shownHash.current = location.hash;
    if (target?.hasAttribute(standsFor)) showInItsPlace(target);
    else if (target && !isMenuOpen()) focusOn(target);
    // Back from a part of the page leads to its beginning.
    else if (leavesPart && main.current?.contains(document.activeElement))
      main.current.focus({ preventScroll: true });
  }, [location, main]);

  return { arrival, arrive };
}

function isMenuOpen(): boolean {
  return document.activeElement?.ariaExpanded === 'true';
}

/**
 * The browser can neither unfold nor scroll to what it does not show under the name of the link. In its next frame it takes
 * the focus from the link; after that it leaves the page alone.
 */
function showInItsPlace(target: HTMLElement) {
  const folded = target.closest('details');
  if (folded) folded.open = true;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      focusOn(target);
      target.scrollIntoView();
    }),
  );
}

/** Whoever reads by ear, or goes on with Tab, goes on from there. */
function focusOn(target: HTMLElement) {
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

const SkipLink = styled.a`
  position: absolute;
  z-index: 3;
  top: ${theme.space[2]};
  left: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]};
  background: ${theme.color.paperRaised};
  border-radius: ${theme.radius.small};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** While the next page is on its way a line grows along the upper edge of the window: not for longer than five seconds (WCAG 2.2.2). */
const Main = styled.main`
  min-height: 70dvh;

  @media screen {
    &::before {
      position: fixed;
      z-index: 3;
      inset: 0 0 auto;
      border-top: 3px solid ${theme.color.accent};
      /* The edge of paper is for what may scroll under it. */
      box-shadow: 0 0 0 1px ${theme.color.paper};
      transform: scaleX(0);
      transform-origin: left;
      content: '';
    }
    &[aria-busy='true']::before {
      transform: scaleX(0.9);
      transition: transform 4s cubic-bezier(0, 0.8, 0.3, 1) 0.3s;
    }
  }
`;
