import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { siteDocuments } from '../../tests/setup/site-documents.ts';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';
import { siteSettingsQuery } from '../data/site-settings-query.ts';
import { definePage } from '../pages/define-page.ts';
import type { LoadPage } from './page-loader.ts';
import type { PageRoute } from './routes.tsx';

setUpTestLake(siteDocuments);

// React and React Router log the errors that they catch.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** An additional page at /faulty, inside the site's layout. */
function faultyPage(load: LoadPage): PageRoute[] {
  return [{ id: 'faulty', path: '/faulty', load }];
}

function pageShowing(Page: () => ReactNode): PageRoute[] {
  // The content is not used.
  return faultyPage(async () => definePage({ query: () => siteSettingsQuery(), View: Page }));
}

function throwing(fault: unknown): PageRoute[] {
  return pageShowing(() => {
    throw fault;
  });
}

describe('a page that throws', () => {
  it('shows the error message, keeps the layout, and links to the home page', async () => {
    const { user } = renderSite('/faulty', {
      morePages: throwing(new Error('The stair has no steps')),
    });
    const report = await screen.findByRole('alert');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
    expect(report).toHaveTextContent('The stair has no steps');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Return Home' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Mission-driven/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is shown after a retry that does not throw', async () => {
    let isMended = false;
    const Page = () => {
      if (!isMended) throw new Error('Not yet');
      return <h1>Mended</h1>;
    };
    const { user } = renderSite('/faulty', { morePages: pageShowing(Page) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isMended = true;
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each([
    ['a string', 'Out of paper', 'Out of paper'],
    ['an error without a message', new Error(), 'Unknown error'],
  ])('may throw %s', async (_what, fault, text) => {
    renderSite('/faulty', { morePages: throwing(fault) });
    expect(await screen.findByRole('alert')).toHaveTextContent(`Unexpected Application Error!${text}`);
  });
});

it('a failed page has a title and an announcement of its own, and no canonical link', async () => {
  const load = () => Promise.reject(new Error('Nothing there'));
  const { navigate } = renderSite('/about', { morePages: faultyPage(load) });
  await screen.findByRole('heading', { level: 1, name: 'About Beacon' });
  await vi.waitFor(() => expect(document.title).toMatch(/^About/));
  navigate('/faulty');
  await screen.findByRole('alert');
  await vi.waitFor(() => expect(document.title).toBe('Unexpected Application Error! | Beacon'));
  expect(await screen.findByText('Unexpected Application Error! | Beacon')).toHaveAttribute('role', 'status');
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
});

it('a page whose code cannot be loaded keeps the layout', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /faulty.js'));
  renderSite('/faulty', { morePages: faultyPage(load) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch dynamically imported module');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
