import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { siteDocuments } from '../../tests/setup/site-documents.ts';
import { contentApi, setUpTestLake } from '../../tests/setup/test-lake.ts';

const lake = setUpTestLake(siteDocuments);
const about = { name: 'About Beacon', level: 1 } as const;
const contact = { name: 'Contact Beacon', level: 1 } as const;

describe('scrolling', () => {
  const toTop = [0, 0];

  it('scrolls to the top on every path change, Back included', async () => {
    const { user } = renderSite('/about');
    await screen.findByRole('heading', about);
    vi.mocked(window.scrollTo).mockClear();
    vi.stubGlobal('scrollY', 1500);
    onTestFinished(() => void vi.unstubAllGlobals());
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    await screen.findByRole('heading', contact);
    await waitFor(() => expect(vi.mocked(window.scrollTo).mock.calls).toEqual([toTop]));
    act(() => window.history.back());
    await screen.findByRole('heading', about);
    await waitFor(() => expect(vi.mocked(window.scrollTo).mock.calls).toEqual([toTop, toTop]));
    expect(window.history.scrollRestoration).toBe('manual');
  });

  it('lets the browser restore the scroll position after a reload or a return from another site', async () => {
    renderSite('/about');
    await screen.findByRole('heading', about);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(window.history.scrollRestoration).toBe('auto');
  });

  it('restores the scroll position when the page returns from the back/forward cache', async () => {
    renderSite('/about');
    await screen.findByRole('heading', about);
    vi.mocked(window.scrollTo).mockClear();
    vi.stubGlobal('scrollY', 900);
    onTestFinished(() => void vi.unstubAllGlobals());
    act(() => void window.dispatchEvent(new Event('pagehide')));
    vi.stubGlobal('scrollY', 0);
    const pageshow = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(pageshow));
    expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[{ top: 900, behavior: 'instant' }]]);
    expect(window.history.scrollRestoration).toBe('manual');
  });

  it('stores the position of an entry of a plain hash link, for a reload', async () => {
    renderSite('/about');
    await screen.findByRole('heading', about);
    vi.stubGlobal('scrollY', 900);
    onTestFinished(() => void vi.unstubAllGlobals());
    window.history.replaceState(null, '', '/about#the-solution');
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    const positions = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '');
    expect(positions['default /about#the-solution']).toBe(900);
    window.history.replaceState(null, '', '/');
  });

  it('scrolls to the target of a hash', async () => {
    const { navigate } = renderSite('/about');
    await screen.findByRole('heading', about);
    vi.mocked(window.scrollTo).mockClear();
    await act(async () => navigate('/contact#content'));
    await screen.findByRole('heading', contact);
    await waitFor(() =>
      expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([screen.getByRole('main')]),
    );
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('scrolls back and moves the focus to the start when Back removes the hash', async () => {
    const { navigate } = renderSite('/about');
    const heading = await screen.findByRole('heading', about);
    vi.mocked(window.scrollTo).mockClear();
    vi.stubGlobal('scrollY', 1500);
    onTestFinished(() => void vi.unstubAllGlobals());
    await act(async () => navigate('/about#about-heading'));
    await waitFor(() => expect(heading).toHaveFocus());
    expect(window.scrollTo).not.toHaveBeenCalled();
    act(() => window.history.back());
    await waitFor(() => expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[0, 1500]]));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('scrolls to the top when the hash has no target', async () => {
    // React Router logs a hash with invalid URI encoding.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { navigate } = renderSite('/about');
    await screen.findByRole('heading', about);
    vi.mocked(window.scrollTo).mockClear();
    await act(async () => navigate('/contact#%E0%A4%A'));
    await screen.findByRole('heading', contact);
    expect(vi.mocked(window.scrollTo).mock.calls).toEqual([toTop]);
  });
});

describe('the frame of a page', () => {
  it('has a skip link, the navigation, the page and the footer', async () => {
    renderSite('/about');
    await screen.findByRole('heading', about);
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  });

  it('moves the focus to the page that was navigated to', async () => {
    const { user } = renderSite('/about');
    await screen.findByRole('heading', about);
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    await screen.findByRole('heading', contact);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each([
    ['/about#about-heading', about],
    ['/contact#contact-heading', contact],
  ])('moves the focus to the target of %s', async (address, name) => {
    const { navigate } = renderSite('/about');
    await screen.findByRole('heading', about);
    await act(async () => navigate(address));
    const heading = await screen.findByRole('heading', name);
    await waitFor(() => expect(heading).toHaveFocus());
    act(() => heading.blur());
    expect(heading).not.toHaveAttribute('tabindex');
  });

  it('keeps the page focusable after it was the target of a hash', async () => {
    const { navigate } = renderSite('/about');
    await screen.findByRole('heading', about);
    await act(async () => navigate('/about#content'));
    expect(screen.getByRole('main')).toHaveFocus();
    act(() => screen.getByRole('main').blur());
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });

  it.each(['/contact', '/contact#contact-heading'])(
    'keeps a menu open that was opened while %s was loading, and closes one that was open before',
    async (address) => {
      const { user, navigate } = renderSite('/about');
      await screen.findByRole('heading', about);
      const { promise: comes, resolve: come } = Promise.withResolvers<undefined>();
      lake.answer(http.all(contentApi, () => comes));
      await act(async () => navigate(address));
      await user.click(screen.getByRole('button', { name: 'Menu' }));
      come(undefined);
      await screen.findByRole('heading', contact);
      expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();

      await act(async () => navigate('/about'));
      await screen.findByRole('heading', about);
      expect(screen.getByRole('button', { name: 'Menu' })).not.toHaveFocus();
    },
  );

  it('renders the live region for outages before there is one, so that screen readers announce it', async () => {
    renderSite('/about');
    await screen.findByRole('heading', about);
    const [note, arrival] = screen.getAllByRole('status');
    expect(note).toBeEmptyDOMElement();
    expect(arrival).toBeInTheDocument();
  });

  it('sets the document’s title, canonical URL and description', async () => {
    const { user } = renderSite('/about');
    await screen.findByRole('heading', about);
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    await waitFor(() => expect(document.title).toBe('Contact Beacon'));
    const canonical = document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]');
    expect([...canonical].map(({ href }) => href)).toEqual(['https://beacon.example/contact']);
    expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Eight agents.');
  });
});

it('with the lake down keeps the page, shows its date after five seconds, and removes the date on recovery', async () => {
  const { queryClient } = renderSite('/about');
  await screen.findByRole('heading', about);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let isDown = true;
  lake.answer(
    http.all(contentApi, () => (isDown ? HttpResponse.json({ error: 'down' }, { status: 503 }) : undefined)),
  );
  await act(() => queryClient.refetchQueries());
  expect(screen.getByRole('heading', about)).toBeVisible();
  expect(screen.queryByText(/^Showing content as of/)).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  const note = screen.getByText(/^Showing content as of \w+ \d+, \d{4} at /);
  expect(screen.getAllByRole('status')).toContain(note.parentElement);

  isDown = false;
  await act(() => queryClient.refetchQueries());
  expect(screen.queryByText(/^Showing content as of/)).not.toBeInTheDocument();
});
