import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { InStudioTheme } from '../../testing/in-studio-theme.tsx';
import { OutlookList } from './outlook-list.tsx';

afterEach(() => vi.unstubAllEnvs());

it('names many pages on request, each with the way to it on the site', async () => {
  // The site need not be at the Studio's own address.
  vi.stubEnv('SANITY_STUDIO_PREVIEW_ORIGIN', 'https://beacon.example.org');
  const routes = ['/', '/about', '/cpa', '/contact'].map((path) => ({ path, title: `Page ${path}` }));
  const change = { place: 'Name of the product', before: 'Beacon', after: 'Lantern', note: 'in 9 texts' };
  render(<OutlookList groups={[{ heading: 'On 4 pages', kind: 'changed', routes, changes: [change] }]} />, {
    wrapper: InStudioTheme,
  });
  expect(screen.getByText('On 4 pages')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'These 4 pages' }));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://beacon.example.org/',
    'https://beacon.example.org/about',
    'https://beacon.example.org/cpa',
    'https://beacon.example.org/contact',
  ]);
});
