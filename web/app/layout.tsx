import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
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
  const { recheck, wasLocked } = useGate();
  const [arrival, setArrival] = useState('');
  const wasLeaving = useRef(false);
  useOnArrival(wasLocked, (isNewPath) => {
    // Spec section 4: the gate's flag is read again on each route change.
    recheck();
    // Whoever opened the menu while the page was on its way keeps it: without the focus it would close under their hand.
    // At the same path whoever is elsewhere stays there; from what goes away the router has taken the focus.
    const isChoosing = wasLeaving.current && document.activeElement?.ariaExpanded === 'true';
    if (isNewPath && !isChoosing) main.current?.focus({ preventScroll: true });
    // The document's head, which stands below, has named the new page by now.
    setArrival(document.title);
  });
  useEffect(() => {
    wasLeaving.current = isLeaving;
  }, [isLeaving]);
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
 * Calls back after each change of the path, and of what is shown there: a page that comes after all, or is taken off. For the
 * first one where something else was `before` it.
 */
function useOnArrival(before: boolean, onArrival: (isNewPath: boolean) => void) {
  const { pathname } = useLocation();
  const page = useVisit().visit?.page;
  const shown = useRef<{ pathname?: string; page?: Page | undefined }>(before ? {} : { pathname, page });
  useEffect(() => {
    const isNewPath = shown.current.pathname !== pathname;
    if (!isNewPath && shown.current.page === page) return;
    shown.current = { pathname, page };
    onArrival(isNewPath);
  });
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

const Main = styled.main`
  min-height: 70dvh;
`;
