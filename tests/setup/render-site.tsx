import './site-config.ts';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { App } from '../../web/app/app.tsx';
import type { SiteRoute } from '../../web/app/routes.tsx';
import { SiteRouter } from '../../web/app/site-router.tsx';
import { createVisits } from '../../web/app/visits.ts';
import { createQueryClient } from '../../web/content/query-client.ts';

interface RenderSiteOptions {
  /** Whether this browser has unlocked the site before. */
  unlocked?: boolean;
  gate?: 'on' | 'off';
  /** The routes instead of the site's own, for faults that no real page has. */
  routes?: SiteRoute[];
}

// A page is loaded when it is first shown, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

/**
 * Shows the whole site at a path, as a browser would: own query client, retries off, the real router on
 * jsdom's history. Needs a lake: see `setUpTestLake`.
 */
export function renderSite(path: string, { unlocked = true, gate = 'on', routes }: RenderSiteOptions = {}) {
  fillInForJsdom();
  if (unlocked) window.localStorage.setItem('authenticated', 'true');
  window.history.replaceState(null, '', path);
  // That of the page before would pass for this one's.
  document.title = '';

  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  const visits = createVisits({ queryClient, routes });
  const view = render(
    <App queryClient={queryClient} gate={gate} initialGate="checking">
      <SiteRouter visits={visits} />
    </App>,
  );
  return { ...view, queryClient, user: userEvent.setup(), navigate };
}

/** Waits for the whole of a page: its parts come after its beginning. */
export async function untilWhole(): Promise<void> {
  const main = await screen.findByRole('main');
  await waitFor(() => {
    if (main.childElementCount === 0 || main.querySelector('section:empty'))
      throw new Error('It is not whole.');
  });
}

/** Goes to an address as a visitor who typed a hash or went back does. */
function navigate(to: string) {
  window.history.pushState(null, '', to);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** What jsdom lacks and the site uses: scrolling and the observation of what is in view. */
function fillInForJsdom() {
  Object.assign(window, { scrollTo: vi.fn() });
  Object.assign(Element.prototype, { scrollIntoView: vi.fn() });
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
