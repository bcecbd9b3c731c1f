import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { NotFoundView } from './not-found-page.tsx';

const words = {
  heading: 'Lost?',
  text: 'Let us go back.',
  linkLabel: 'Go home',
  suggestionLabel: 'Did you mean',
  menus: {
    navigation: [{ label: 'POLY AI', path: '/poly-ai' }],
    footerLinks: null,
    oldAddresses: [],
  },
  places: [
    { _type: 'polyAiPage' as const, slug: null, title: 'Ten kinds of intelligence' },
    { _type: 'legalPage' as const, slug: 'terms-of-use', title: 'Terms of Use' },
    { _type: 'agent' as const, slug: 'tara', title: 'Tara' },
  ],
  agents: [],
  seo: null,
};

function renderNotFound(content: ComponentProps<typeof NotFoundView>['content'], path = '/no/such/page') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <NotFoundView content={content} />
    </MemoryRouter>,
  );
}

it('has default texts and a link to the home page without content', () => {
  renderNotFound(null);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});

it('has the editors’ texts', () => {
  renderNotFound(words);
  expect(screen.getByRole('heading', { level: 1, name: 'Lost?' })).toBeVisible();
  expect(screen.getByText('Let us go back.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go home' })).toBeVisible();
});

describe('a path that is similar to that of a page', () => {
  it.each([
    ['/poli-ai', 'POLY AI', '/poly-ai'],
    ['/terms-of-us', 'Terms of Use', '/terms-of-use'],
    ['/agents/tara', 'Tara', '/agent/tara'],
  ])('%s suggests %s, beside the link to the home page', (path, name, href) => {
    renderNotFound(words, path);
    const offered = screen.getByRole('link', { name });
    expect(offered).toHaveAttribute('href', href);
    expect(offered.parentElement).toHaveTextContent(`Did you mean ${name}?`);
    expect(screen.getByRole('link', { name: 'Go home' })).toBeVisible();
  });

  it('suggests nothing when no page is similar', () => {
    renderNotFound(words);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  });

  it('hydrates the prerendered markup, which is the same for all paths', () => {
    const prerendered = renderToString(
      <MemoryRouter initialEntries={['/poli-ai']}>
        <NotFoundView content={words} />
      </MemoryRouter>,
    );
    expect(prerendered).not.toContain('POLY AI');
  });
});
