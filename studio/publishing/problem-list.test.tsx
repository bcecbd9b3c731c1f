import { ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { documentType } from '../../tests/setup/content-model.ts';
import { OutlookList } from './impact/outlook-list.tsx';
import { listProblems } from './list-problems.ts';
import { ProblemList } from './problem-list.tsx';

const theme = buildTheme();

it('leads from a problem to its field, by keyboard', async () => {
  const onOpen = vi.fn();
  const agent = {
    _type: 'agent',
    problemCards: [{ _type: 'problemCard', _key: 'a', title: 'Late reports' }],
  };
  const path = ['problemCards', { _key: 'a' }, 'solution'];
  const problems = listProblems(documentType('agent'), agent, [
    { level: 'error', path, message: 'This card has no solution.' },
  ]);
  render(
    <ThemeProvider theme={theme}>
      <ProblemList problems={problems} label="To fix first" onOpen={onOpen} />
    </ThemeProvider>,
  );
  const entry = screen.getByRole('button', {
    name: 'Impact Framework › Problem cards › 1st problem card “Late reports” Solution This card has no solution.',
  });
  await userEvent.tab();
  expect(entry).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith(path);
});

it('names many pages on request, each with the way to it', async () => {
  const routes = ['/', '/about', '/cpa', '/contact'].map((path) => ({ path, title: `Page ${path}` }));
  const change = { place: 'Name of the product', before: 'Beacon', after: 'Lantern', note: 'in 9 texts' };
  render(
    <ThemeProvider theme={theme}>
      <OutlookList groups={[{ heading: 'On 4 pages', kind: 'changed', routes, changes: [change] }]} />
    </ThemeProvider>,
  );
  expect(screen.getByText('On 4 pages')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'These 4 pages' }));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/about',
    '/cpa',
    '/contact',
  ]);
});
