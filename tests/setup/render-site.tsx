import './site-config.ts';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { App } from '../../web/app/app.tsx';
import { createSiteRoutes, type PageRoute } from '../../web/app/routes.tsx';
import { createQueryClient } from '../../web/data/query-client.ts';

interface RenderSiteOptions {
  /** Whether this browser has unlocked the site before. */
  unlocked?: boolean;
  gate?: 'on' | 'off';
  /** Additional pages, for faults that no real page has. */
  morePages?: readonly PageRoute[];
}

// Pages are loaded on demand, which takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/**
 * Renders the whole site at a path, as a browser would: with its own query client without retries, and the real router on jsdom's
 * history. Needs a lake: see `setUpTestLake`.
 */
export function renderSite(
  path: string,
  { unlocked = true, gate = 'on', morePages = [] }: RenderSiteOptions = {},
) {
  fillInForJsdom();
  if (unlocked) window.localStorage.setItem('authenticated', 'true');
  window.history.replaceState(null, '', path);
  // The previous page's title would be mistaken for this one's.
  document.title = '';

  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  const { routes } = createSiteRoutes({ queryClient, morePages });
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  onTestFinished(() => router?.dispose());
  const openRouter = () => {
    router ??= createBrowserRouter(routes);
    return router;
  };
  const Router = () => <RouterProvider router={openRouter()} />;
  const view = render(
    <App queryClient={queryClient} gate={gate} initialGate="checking" onOpening={openRouter}>
      <Router />
    </App>,
  );
  return { ...view, queryClient, user: userEvent.setup(), navigate };
}

/** Navigates as a visitor who types a fragment or goes back does. */
function navigate(to: string) {
  window.history.pushState(null, '', to);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Adds browser functions that jsdom lacks: scrolling, view transitions and IntersectionObserver. */
export function fillInForJsdom() {
  Object.assign(window, { scrollTo: vi.fn() });
  Object.assign(Element.prototype, { scrollIntoView: vi.fn() });
  Object.assign(document, { startViewTransition });
  window.IntersectionObserver ??= class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
}

/** A view transition without animation. */
function startViewTransition(update: () => Promise<void>) {
  const done = Promise.resolve().then(update);
  return { ready: done, updateCallbackDone: done, finished: done, skipTransition: () => {} };
}
