import { act, render, screen, within } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { siteDocuments } from '../../tests/setup/site-documents.ts';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';
import { unlockThisPage } from '../gate/flag.ts';
import { App } from './app.tsx';
import { routes } from './routes.tsx';
import { SiteRouter } from './site-router.tsx';
import { createVisits, type Visits } from './visits.ts';

setUpTestLake(siteDocuments);

/** A visitor who clicks as soon as the page stands there, before React has run the effects of what it made. */
function Hasty({ children }: { children: ReactNode }) {
  useLayoutEffect(() => screen.getByRole('link', { name: 'Contact' }).click(), []);
  return children;
}

it('hears a link that is clicked in the moment in which the page comes alive', async () => {
  const { queryClient, unmount } = renderSite('/about');
  await screen.findByRole('heading', { name: 'About Beacon', level: 1 });
  unmount();

  render(
    <Hasty>
      <App queryClient={queryClient} gate="off" initialGate="authenticated">
        <SiteRouter visits={createVisits({ queryClient })} />
      </App>
    </Hasty>,
  );
  expect(window.location.pathname).toBe('/contact');
  expect(await screen.findByRole('heading', { name: 'Contact Beacon', level: 1 })).toBeVisible();
});

it.each([
  ['takes a page over whole that was rendered ahead', true],
  ['shows the beginning of any other before the rest', false],
])('%s', async (_what, isRendered) => {
  const { queryClient, container, unmount } = renderSite('/');
  await screen.findByRole('heading', { level: 1 });
  await vi.waitFor(
    () => expect(container.querySelector('main > :last-child')).not.toBeEmptyDOMElement(),
    10_000,
  );
  const whole = container.querySelector('main')?.textContent;
  unmount();

  // React would do everything before it returns, which no browser does.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const visits = createVisits({ queryClient });
  const router = <SiteRouter visits={visits} isRendered={isRendered} />;
  flushSync(() =>
    root.render(
      <App queryClient={queryClient} gate="off" initialGate="authenticated">
        {router}
      </App>,
    ),
  );
  const main = place.querySelector('main');
  expect(main?.textContent === whole).toBe(isRendered);
  await vi.waitFor(() => expect(main?.textContent).toBe(whole));
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
});

it('takes the focus from a page before that goes away', async () => {
  renderSite('/no/such/page');
  const heading = await screen.findByRole('heading', { level: 1 });
  const main = screen.getByRole('main');
  const link = within(main).getByRole('link', { name: 'Return Home' });
  let wasThere: boolean | undefined;
  main.addEventListener('focus', () => {
    wasThere ??= heading.isConnected;
  });
  link.focus();
  link.click();
  await vi.waitFor(() => expect(heading).not.toBeInTheDocument());
  expect(main).toHaveFocus();
  expect(wasThere).toBe(true);
});

it('makes one entry of a link that is followed again while its page is on the way', async () => {
  const { promise } = Promise.withResolvers<never>();
  const { user } = renderSite('/about', {
    routes: [{ id: 'late', path: '/contact', load: () => promise }, ...routes],
  });
  await screen.findByRole('heading', { level: 1, name: 'About Beacon' });
  const entries = window.history.length;
  const link = screen.getByRole('link', { name: 'Contact' });
  await user.click(link);
  await user.click(link);
  expect(window.location.pathname).toBe('/contact');
  expect(window.history.length).toBe(entries + 1);
});

it('leaves a visitor alone who went elsewhere before the code of a page failed to come', async () => {
  const asked = vi.spyOn(window, 'fetch');
  const { promise, reject } = Promise.withResolvers<never>();
  const load = () => promise;
  const { navigate } = renderSite('/about', { routes: [{ id: 'late', path: '/late', load }, ...routes] });
  await screen.findByRole('heading', { level: 1, name: 'About Beacon' });
  navigate('/late');
  navigate('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact Beacon' });
  reject(new TypeError('Failed to fetch dynamically imported module: /late.js'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked.mock.calls.filter(([, init]) => init?.method === 'HEAD')).toEqual([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Contact Beacon' })).toBeVisible();
});

describe('a page whose code the browser does not ask for again', () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /late.js'));
  const withLate = { routes: [{ id: 'late', path: '/late', load }, ...routes] };

  /** How often a document was asked for, which is not to be had. */
  function countDocuments() {
    const { fetch } = window;
    const asked = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      return init?.method === 'HEAD' ? new Response(null, { status: 503 }) : fetch(input, init);
    });
    onTestFinished(() => asked.mockRestore());
    return () => asked.mock.calls.filter(([, init]) => init?.method === 'HEAD').length;
  }
  const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')));

  it('comes as a document when the network comes back, or somebody tries again', async () => {
    const documents = countDocuments();
    const { user, navigate } = renderSite('/about', withLate);
    await screen.findByRole('heading', { level: 1, name: 'About Beacon' });
    navigate('/late');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(documents()).toBe(1);
    await comeBack();
    await vi.waitFor(() => expect(documents()).toBe(2));
    await user.click(again);
    await vi.waitFor(() => expect(documents()).toBe(3));
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it.each([
    ['navigate', 1],
    ['reload', 0],
  ])('comes so once where its document lacked it, which came by %s: %i more', async (type, more) => {
    const way = vi.spyOn(performance, 'getEntriesByType');
    onTestFinished(() => way.mockRestore());
    way.mockReturnValue([{ type } as PerformanceNavigationTiming]);
    const documents = countDocuments();
    renderSite('/late', withLate);
    await screen.findByRole('alert');
    expect(documents()).toBe(0);
    await comeBack();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(documents()).toBe(more);
  });
});

it.each([
  ['asks for a document of what an earlier build rendered', () => {}, 1],
  ['leaves it where the next document would ask for the password again', unlockThisPage, 0],
])('%s', async (_what, prepare, documents) => {
  prepare();
  const { queryClient, unmount } = renderSite('/about');
  await screen.findByRole('heading', { name: 'About Beacon', level: 1 });
  unmount();

  // Not there, so that the document that is asked for does not come.
  const asked = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
  const visits: Visits = {
    ready: () => undefined,
    prepare: async (location) => ({ location, error: new Error('Away'), isFrameless: true, isOlder: true }),
    prefetch: async () => {},
  };
  render(
    <App queryClient={queryClient} gate="off" initialGate="authenticated">
      <SiteRouter visits={visits} />
    </App>,
  );
  await screen.findByText('Away');
  expect(asked.mock.calls.filter(([, init]) => init?.method === 'HEAD')).toHaveLength(documents);
  asked.mockRestore();
});
