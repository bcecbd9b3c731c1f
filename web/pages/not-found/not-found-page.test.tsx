import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { NotFoundView } from './not-found-page.tsx';

afterEach(cleanup);

function renderNotFound(content: ComponentProps<typeof NotFoundView>['content']) {
  render(
    <MemoryRouter>
      <NotFoundView content={content} />
    </MemoryRouter>,
  );
}

it('says so and leads home, even when nobody wrote its words', () => {
  renderNotFound(null);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});

it('uses the words an editor wrote', () => {
  renderNotFound({ heading: 'Lost?', text: 'Let us go back.', linkLabel: 'Go home', seo: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Lost?' })).toBeVisible();
  expect(screen.getByText('Let us go back.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go home' })).toBeVisible();
});
