import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { siteSettingsQuery } from '../content/site-settings-query.ts';
import { useGate } from '../gate/gate.tsx';
import { theme } from '../theme/theme.ts';
import { TooltipLayer } from '../ui/tooltip.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { DocumentHead } from './document-head.tsx';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import type { Page } from './page.ts';
import { StaleNote } from './stale-note.tsx';
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts';
import { useVisit } from './visit-context.ts';

/** The root layout '/': navigation, the page, footer (spec section 2). */
export function Layout({ children }: { children: ReactNode }) {
  const { data: settings } = useSuspenseQuery(siteSettingsQuery());
  const main = useRef<HTMLElement>(null);
  const { isLeaving } = useVisit();
  const arrival = useArrival(main);
  // After the focus went to the page: a part of it that was asked for is to have it.
  useScrollOnNavigation();

  return (
    <>
      <DocumentHead />
      <SkipLink href="#content">Skip to content</SkipLink>
      <NavigationBar productName={settings.productName} items={settings.navigation} />
      <StaleNote label={settings.staleNote} />
      <VisuallyHidden role="status">{isLeaving ? 'Loading...' : arrival}</VisuallyHidden>
      <Main id="content" ref={main} tabIndex={-1} aria-busy={isLeaving}>
        {children}
      </Main>
      <Footer productName={settings.productName} text={settings.footerText} links={settings.footerLinks} />
      <TooltipLayer />
    </>
  );
}

/**
 * Gives the focus to the page that a visitor came to, and returns its title, to be said. Another page at the same path
 * counts as well: one that was missing until now, or what stands in for one that was taken off.
 */
function useArrival(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const { visit, isLeaving } = useVisit();
  const { recheck, wasLocked } = useGate();
  const [arrival, setArrival] = useState('');
  const page = visit?.page;
  const shown = useRef<Shown>(wasLocked ? {} : { pathname, page });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, page, isLeaving };
    if (before.pathname === pathname && before.page === page) return;
    // Spec section 4: the gate's flag is read again on each route change.
    recheck();
    // Whoever opened the menu while the page was on its way keeps it: without the focus it would close under their hand.
    const isChoosing = before.isLeaving && document.activeElement?.ariaExpanded === 'true';
    // At the same path whoever is elsewhere stays there; from what goes away the router has taken the focus.
    if (before.pathname !== pathname && !isChoosing) main.current?.focus({ preventScroll: true });
    // The document's head, which stands below, has named the new page by now.
    setArrival(document.title);
  });
  return arrival;
}

/** Nothing was, where something else than a page stood. */
type Shown = { pathname?: string; page?: Page | undefined; isLeaving?: boolean };

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

const Main = styled.main`
  min-height: 70dvh;
`;
