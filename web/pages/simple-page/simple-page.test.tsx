import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { SimplePageView } from './simple-page.tsx';

afterEach(cleanup);

it('shows a legal page: title, date and text', () => {
  render(
    <MemoryRouter>
      <SimplePageView
        content={{
          heading: 'Terms of Use',
          intro: null,
          effectiveDate: '2025-08-01',
          body: [
            {
              _type: 'block',
              _key: 'a',
              style: 'h2',
              children: [{ _type: 'span', _key: 'b', text: 'Using the site' }],
            },
          ],
          seo: null,
        }}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible();
  expect(screen.getByText('Effective 8/1/2025')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Using the site' })).toBeVisible();
});

it('shows the heading and the opening paragraphs of other pages', () => {
  render(
    <MemoryRouter>
      <SimplePageView
        content={{
          heading: 'Global Impact',
          intro: 'One.\n\nTwo.',
          effectiveDate: null,
          body: null,
          seo: null,
        }}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Global Impact' })).toBeVisible();
  expect(screen.getByText('One.').tagName).toBe('P');
  expect(screen.getByText('Two.').tagName).toBe('P');
  expect(screen.queryByText(/Effective/)).not.toBeInTheDocument();
});
