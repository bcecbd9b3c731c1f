import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { siteDocuments } from '../../tests/setup/site-documents.ts';
import { contentApi, setUpTestLake } from '../../tests/setup/test-lake.ts';
import { aboutQuery } from '../pages/about/about-query.ts';
import { contactQuery } from '../pages/contact/contact-query.ts';
import { getRouteId } from './routes.tsx';

const lake = setUpTestLake(siteDocuments);
// New documents fail to load, so an error stays until the page itself can be shown.
beforeEach(() => lake.answer(http.head('*', () => new HttpResponse(null, { status: 503 }))));

const about = { name: 'About Beacon', level: 1 } as const;

it.each(
  [
    '/, /organizations, /global-impact, /agent/tara, /about, /about-old, /cpa, /poly-ai, /like-os',
    '/data-security, /contact, /accessibility, /compliance-standards, /privacy-policy, /cookie-policy',
    '/sample-diana, /terms-of-service, /terms-of-use, /connected-agents, /need-impact-agents',
  ].flatMap((line) => line.split(', ')),
)('has the route %s', (path) => {
  // A path that no page has is that of a landing page.
  expect(getRouteId(path)).not.toMatch(/^(landing|not-found|redirect)$/);
});

describe('a path without a page', () => {
  it("shows the not-found page with a 'Return Home' link, inside the layout", async () => {
    renderSite('/no/such/page');
    expect(await screen.findByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it('shows the not-found page for a page whose document is missing', async () => {
    renderSite('/poly-ai');
    expect(await screen.findByRole('link', { name: 'Return Home' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it("sends '/agents' to the agents of the home page", async () => {
    renderSite('/agents?from=mail');
    await screen.findByRole('heading', { name: /^Mission-driven organizations/, level: 1 });
    expect(window.location.href).toMatch(/\/\?from=mail#agents$/);
  });
});

describe('a page that fails', () => {
  it('keeps navigation and footer, shows the error message, and clears it on the next path', async () => {
    const { user } = renderSite('/about');
    await screen.findByRole('heading', about);
    lake.answer(
      http.all(contentApi, () => HttpResponse.json({ message: 'The lake is dry' }, { status: 500 })),
    );
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The lake is dry');
    expect(screen.getByRole('link', { name: 'Contact' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'ABOUT' }),
    );
    expect(await screen.findByRole('heading', about)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("is loaded again by 'Try again'", async () => {
    let isDry = true;
    const answered = http.all(contentApi, () =>
      isDry ? HttpResponse.json({ message: 'The lake is dry' }, { status: 500 }) : undefined,
    );
    const { user } = renderSite('/about');
    await screen.findByRole('heading', about);
    lake.answer(answered);
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(said()).toBe('Unexpected Application Error! | Beacon'));
    isDry = false;
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Contact Beacon' })).toBeVisible();
    await waitFor(() => expect(said()).toBe('Contact Beacon'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each([
    ['and takes over the focus of its button', 'Try again', 'main'],
    ['and leaves the focus elsewhere unchanged', 'Menu', 'button'],
  ] as const)('is loaded when the network is back, %s', async (_what, chosen, focused) => {
    let isDry = true;
    const answered = http.all(contentApi, () => (isDry ? HttpResponse.error() : undefined));
    const { user } = renderSite('/about');
    await screen.findByRole('heading', about);
    lake.answer(answered);
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    await screen.findByRole('button', { name: 'Try again' });
    // The announcement comes last, after the focus has moved.
    await waitFor(() => expect(said()).toBe('Unexpected Application Error! | Beacon'));
    act(() => screen.getByRole('button', { name: chosen }).focus());
    isDry = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Contact Beacon' })).toBeVisible();
    await waitFor(() => expect(said()).toBe('Contact Beacon'));
    expect(screen.getByRole(focused, focused === 'main' ? {} : { name: chosen })).toHaveFocus();
  });

  it('is announced when it loads after a failed first visit', async () => {
    let isBroken = true;
    lake.answer(
      http.all(contentApi, ({ request }) =>
        isBroken && request.url.includes('contactPage')
          ? HttpResponse.json({ message: 'Out of paper' }, { status: 500 })
          : undefined,
      ),
    );
    const { user } = renderSite('/contact');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(said()).toBe('');
    isBroken = false;
    await user.click(again);
    await waitFor(() => expect(said()).toBe('Contact Beacon'));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

it('prefetches a page when the pointer is on a link to it', async () => {
  const { user, queryClient } = renderSite('/about');
  await screen.findByRole('heading', about);
  await user.hover(screen.getByRole('link', { name: 'Contact' }));
  await waitFor(() => expect(queryClient.getQueryData(contactQuery().queryKey)).toBeDefined());
  expect(window.location.pathname).toBe('/about');
});

it('adds one history entry for a link that is clicked again while its page loads', async () => {
  const { user } = renderSite('/about');
  await screen.findByRole('heading', about);
  const entries = window.history.length;
  const { promise: comes, resolve: come } = Promise.withResolvers<undefined>();
  lake.answer(http.all(contentApi, () => comes));
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  come(undefined);
  await screen.findByRole('heading', { name: 'Contact Beacon', level: 1 });
  expect(window.location.pathname).toBe('/contact');
  expect(window.history.length).toBe(entries + 1);
});

it('announces the not-found page when an open page is unpublished', async () => {
  const { queryClient } = renderSite('/about');
  await screen.findByRole('heading', about);
  screen.getByRole('main').focus();
  act(() => void queryClient.setQueryData(aboutQuery('aboutPage').queryKey, null));
  await screen.findByRole('heading', { name: 'Page not found' });
  await waitFor(() => expect(said()).toMatch(/^Page not found/));
});

/** The latest page announcement for screen readers. */
function said(): string | null | undefined {
  // The first status is for outages.
  return screen.getAllByRole('status')[1]?.textContent;
}

it('shows the generic fallback with the error message when the layout fails', async () => {
  lake.answer(http.all(contentApi, () => HttpResponse.json({ message: 'The lake is dry' }, { status: 500 })));
  renderSite('/about');
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The lake is dry');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});
