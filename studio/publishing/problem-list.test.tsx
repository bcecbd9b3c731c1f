import { ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { documentType } from '../../tests/setup/content-model.ts';
import { listProblems } from './list-problems.ts';
import { ProblemList } from './problem-list.tsx';

const theme = buildTheme();

it('opens the field of a problem by keyboard', async () => {
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
