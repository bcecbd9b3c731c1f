import { useSuspenseQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { siteSettingsQuery } from '../data/site-settings-query.ts';
import { useGate } from '../gate/gate.tsx';
import { Loading } from '../gate/loading.tsx';
import { noChoice, VisitorChoiceContext } from '../sections/talking-video/visitor-choice.ts';
import { theme } from '../theme/theme.ts';
import { TooltipLayer } from '../ui/controls/tooltip.tsx';
import { findHashTarget } from '../ui/hash-target.ts';
import { Language } from '../ui/language.ts';
import { RailWord } from '../ui/text/rail.tsx';
import { ProductStatus } from '../ui/text/status-line.tsx';
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx';
import type { AnnouncePage } from './document-head.tsx';
import { Footer } from './footer.tsx';
import type { TitledPage } from './head.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { StaleNote } from './stale-note.tsx';
import { usePrefetch } from './use-prefetch.ts';

interface LayoutProps {
  /** Called with the path of each link that the visitor points at or focuses. */
  onWanted: (path: string) => Promise<void>;
}

/** The root layout '/': navigation, the page, footer. */
export function Layout({ onWanted }: LayoutProps) {
  const { data: settings } = useSuspenseQuery(siteSettingsQuery());
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // A retry of a failed page at the same path is not announced.
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const { arrival, announcePage } = useArrival(main, isLeaving);
  useDocumentLanguage(settings.language);
  usePrefetch(onWanted);
  useReturnFromCache();
  const scrollKey = useScrollKey();
  useStoredHashPosition();
  const [videoChoice] = useState(noChoice);

  return (
    <Language value={settings.language}>
      <SkipLink href="#content">Skip to content</SkipLink>
      <NavigationBar
        productName={settings.productName}
        items={settings.navigation}
        contactLink={settings.contactLink}
      />
      <StaleNote label={settings.staleNote} />
      <VisuallyHidden role="status">{isLeaving ? 'Loading...' : arrival}</VisuallyHidden>
      <Main id="content" ref={main} tabIndex={-1} aria-busy={next !== undefined}>
        <RailWord value={settings.rowPositionWord ?? '/'}>
          <ProductStatus value={settings.statusLine}>
            <Suspense fallback={<Loading />}>
              <VisitorChoiceContext value={videoChoice}>
                <Outlet context={announcePage} />
              </VisitorChoiceContext>
            </Suspense>
          </ProductStatus>
        </RailWord>
      </Main>
      <Footer
        productName={settings.productName}
        text={settings.footerText}
        menu={settings.navigation}
        links={settings.footerLinks}
      />
      <TooltipLayer />
      <ScrollRestoration getKey={scrollKey} />
    </Language>
  );
}

/** Where React Router's `ScrollRestoration` stores the scroll positions when a document is left. */
const POSITIONS = 'react-router-scroll-positions';

const neverSeenKey = () => String(Math.random());

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
    if (location.pathname !== shown.current || (isFirst && location.hash !== '')) return neverSeenKey();
    return isFirst ? `default ${location.pathname}` : location.key;
  }, []);
}

/**
 * `useScrollKey` gives an entry of a plain link to a hash a key that is never seen again. Its position is stored under a key that
 * `web/boot.ts` knows, after React Router has stored all others.
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
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
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

/**
 * Moves the focus to the page after a navigation, and returns its title for the live region. A change of page at the same path
 * counts too: a page that was missing before, or the not-found page in place of an unpublished one.
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

/** While the next page loads, a progress line grows along the upper edge of the window, for at most five seconds (WCAG 2.2.2). */
const Main = styled.main`
  min-height: 70dvh;

  @media screen {
    &::before {
      position: fixed;
      z-index: 3;
      inset: 0 0 auto;
      border-top: 3px solid ${theme.color.accent};
      /* The outline in the paper color keeps the line visible above scrolled content. */
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

/**
 * Sets the document's language when the site's language changes. The server has written the first one, which a translator in the
 * browser may have replaced by its own since.
 */
function useDocumentLanguage(language: string): void {
  const previous = useRef<string>(undefined);
  useEffect(() => {
    const { documentElement } = document;
    const changed = previous.current !== undefined && previous.current !== language;
    if (changed || documentElement.lang === '') documentElement.lang = language;
    previous.current = language;
  }, [language]);
}
