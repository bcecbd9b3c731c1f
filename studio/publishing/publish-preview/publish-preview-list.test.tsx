import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { InStudioTheme } from '../../testing/in-studio-theme.tsx';
import { PublishPreviewList } from './publish-preview-list.tsx';

it('lists many pages on demand, each with a link to the site', async () => {
  const pages = ['/', '/about', '/cpa', '/contact'].map((path) => ({ path, title: `Page ${path}` }));
  const change = { place: 'Name of the product', before: 'Beacon', after: 'Lantern', note: 'in 9 texts' };
  render(
    <PublishPreviewList groups={[{ heading: 'On 4 pages', kind: 'changed', pages, changes: [change] }]} />,
    {
      wrapper: InStudioTheme,
    },
  );
  expect(screen.getByText('On 4 pages')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'These 4 pages' }));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${location.origin}/`,
    `${location.origin}/about`,
    `${location.origin}/cpa`,
    `${location.origin}/contact`,
  ]);
});
