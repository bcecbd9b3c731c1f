import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { siteSettingsQuery } from '../data/site-settings-query.ts';
import { Loading } from '../gate/loading.tsx';
import { createVisitorChoice, VisitorChoiceContext } from '../sections/talking-video/visitor-choice.ts';
import { theme } from '../theme/theme.ts';
import { TooltipLayer } from '../ui/controls/tooltip.tsx';
import { Language } from '../ui/language.ts';
import { RailWord } from '../ui/text/rail.tsx';
import { ProductStatus } from '../ui/text/status-line.tsx';
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { StaleNote } from './stale-note.tsx';
import { useArrival } from './use-arrival.ts';
import { useDocumentLanguage } from './use-document-language.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

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
  const scrollKey = useScrollRestoration();
  const [videoChoice] = useState(createVisitorChoice);

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
