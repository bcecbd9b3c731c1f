import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createBrowserRouter, createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { fillInForJsdom } from '../../tests/setup/render-site.tsx';
import { NavigationBar } from './navigation-bar.tsx';

const items = [
  { label: 'HOME', path: '/' },
  { label: 'ABOUT', path: '/about' },
  { label: 'IMPACT AGENTS', path: '/need-impact-agents' },
];

function renderBar(path: string, entries = items, contactLink?: (typeof items)[number]) {
  const element = (
    <>
      <NavigationBar productName="Beacon" items={entries} contactLink={contactLink} />
      <a href="#below">Below the bar</a>
      <Elsewhere />
    </>
  );
  fillInForJsdom();
  window.history.replaceState(null, '', path);
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element }])} />);
  return userEvent.setup();
}

function Elsewhere() {
  const navigate = useNavigate();
  return (
    // Does not take the focus, like a navigation from outside the page.
    <button
      type="button"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => navigate('/contact')}
    >
      Elsewhere
    </button>
  );
}

function activeItems(): (string | null)[] {
  const list = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('list', { hidden: true });
  return within(list)
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);
}

it.each([undefined, { label: 'Talk with us', path: '/contact' }])(
  'has a link to a person beside the name and at the end of the menu, if there is one: %o',
  (contactLink) => {
    renderBar('/', items, contactLink);
    const links = within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent);
    const contact = contactLink ? ['Talk with us'] : [];
    expect(links).toEqual(['Beacon', ...contact, 'HOME', 'ABOUT', 'IMPACT AGENTS', ...contact]);
  },
);

describe('the active item', () => {
  it.each([
    ['/', ['HOME']],
    ['/about', ['ABOUT']],
    ['/about/', ['ABOUT']],
    ['/about/team', ['ABOUT']],
    ['/about-old', ['ABOUT']],
    ['/About-Old/', ['ABOUT']],
    ['/need-impact-agents', ['IMPACT AGENTS']],
    ['/agent/tara', []],
    ['/contact', []],
  ])("at '%s' is %j", (path, expected) => {
    renderBar(path);
    expect(activeItems()).toEqual(expected);
  });

  it('is the longest match, where one path begins with another', () => {
    renderBar('/about-old', [...items, { label: 'THE OLDER ONE', path: '/about-old' }]);
    expect(activeItems()).toEqual(['THE OLDER ONE']);
  });
});

it('becomes right when the document was rendered for the not-found page', async () => {
  fillInForJsdom();
  const element = <NavigationBar productName="Beacon" items={items} />;
  const routes = [
    { id: 'not-found-itself', path: '/404', element },
    { id: 'not-found', path: '*', element },
  ];
  const container = document.createElement('div');
  document.body.append(container);
  const rendered = createMemoryRouter(routes, { initialEntries: ['/404'] });
  container.innerHTML = renderToString(<RouterProvider router={rendered} />);
  window.history.replaceState(null, '', '/about/x');
  // A difference of an attribute is logged as an error, which fails the test.
  render(<RouterProvider router={createBrowserRouter(routes)} />, { container, hydrate: true });
  await waitFor(() => expect(activeItems()).toEqual(['ABOUT']));
});

describe('the menu of a small screen', () => {
  const toggle = () => screen.getByRole('button', { name: /Menu|Close/ });

  it('toggles open and closed', async () => {
    const user = renderBar('/');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'ABOUT' })).toBeVisible();
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the path changes without a click on an item', async () => {
    const user = renderBar('/');
    await user.click(toggle());
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays closed when the visitor goes back to where it was open', async () => {
    const user = renderBar('/');
    await user.click(toggle());
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(window.location.pathname).toBe('/contact'));
    act(() => window.history.back());
    await waitFor(() => expect(activeItems()).toEqual(['HOME']));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when an item is clicked', async () => {
    const user = renderBar('/');
    await user.click(toggle());
    await user.click(screen.getByRole('link', { name: 'ABOUT' }));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(activeItems()).toEqual(['ABOUT']));
  });

  it('closes when the item of the current page is chosen, and returns the focus to the button', async () => {
    const user = renderBar('/about');
    await user.click(toggle());
    act(() => screen.getByRole('link', { name: 'ABOUT' }).focus());
    await user.keyboard('{Enter}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
  });

  it('closes on Escape and returns the focus to the button', async () => {
    const user = renderBar('/');
    await user.click(toggle());
    await user.tab();
    await user.keyboard('{Escape}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
  });

  it('closes when the focus moves to the page behind it', async () => {
    const user = renderBar('/');
    await user.click(toggle());
    for (const _item of items) await user.tab();
    expect(screen.getByRole('link', { name: 'IMPACT AGENTS' })).toHaveFocus();
    await user.tab();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('has a button whose aria-controls names the list', () => {
    renderBar('/');
    const controlled = document.getElementById(toggle().getAttribute('aria-controls') ?? '');
    expect(controlled).toHaveTextContent('HOMEABOUTIMPACT AGENTS');
  });
});
