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

  it('goes to the top on every path change, Back included', async () => {
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

  it('has the browser restore where a visitor was who reloads or comes back from elsewhere', async () => {
    renderSite('/about');
    await screen.findByRole('heading', about);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(window.history.scrollRestoration).toBe('auto');
  });

  it('goes to the target of a hash instead', async () => {
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

  it('goes to the top when Back leaves the hash, with the focus', async () => {
    const { navigate } = renderSite('/about');
    const heading = await screen.findByRole('heading', about);
    vi.mocked(window.scrollTo).mockClear();
    await act(async () => navigate('/about#about-heading'));
    await waitFor(() => expect(heading).toHaveFocus());
    expect(window.scrollTo).not.toHaveBeenCalled();
    act(() => window.history.back());
    await waitFor(() => expect(vi.mocked(window.scrollTo).mock.calls).toEqual([toTop]));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('goes to the top when a hash names nothing', async () => {
    // React Router reports a hash that is no valid URI encoding.
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
  ])('moves the focus to the part that %s names', async (address, name) => {
    const { navigate } = renderSite('/about');
    await screen.findByRole('heading', about);
    await act(async () => navigate(address));
    const heading = await screen.findByRole('heading', name);
    await waitFor(() => expect(heading).toHaveFocus());
    act(() => heading.blur());
    expect(heading).not.toHaveAttribute('tabindex');
  });

  it('leaves the page its own way to take the focus after it was the target', async () => {
    const { navigate } = renderSite('/about');
    await screen.findByRole('heading', about);
    await act(async () => navigate('/about#content'));
    expect(screen.getByRole('main')).toHaveFocus();
    act(() => screen.getByRole('main').blur());
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });

  it.each(['/contact', '/contact#contact-heading'])(
    'leaves a menu open that was opened while %s was on its way, and closes one that was open before',
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

  it('has a place for what is said of an outage before there is any, or nobody would hear it', async () => {
    renderSite('/about');
    await screen.findByRole('heading', about);
    const [note, arrival] = screen.getAllByRole('status');
    expect(note).toBeEmptyDOMElement();
    expect(arrival).toBeInTheDocument();
  });

  it('names the page in the document, with its canonical address and description', async () => {
    const { user } = renderSite('/about');
    await screen.findByRole('heading', about);
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    await waitFor(() => expect(document.title).toBe('Contact Beacon'));
    const canonical = document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]');
    expect([...canonical].map(({ href }) => href)).toEqual(['https://beacon.example/contact']);
    expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Eight agents.');
  });
});

it('with the lake down keeps what is shown, soon says of when it is, and stops saying so afterwards', async () => {
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
