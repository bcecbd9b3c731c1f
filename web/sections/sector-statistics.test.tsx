import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { SectorStatistic } from './sector-source.tsx';
import { SectorStatistics } from './sector-statistics.tsx';

/** A number of the sector without a source, for tests. */
function statistic(fields: Partial<SectorStatistic> = {}): SectorStatistic {
  return {
    _key: 'a',
    value: '36%',
    percent: 36,
    change: null,
    label: 'of nonprofits were in deficit',
    year: '2024',
    source: null,
    sourceUrl: null,
    ...fields,
  };
}

const deficit = statistic({ value: 'over 36%' });

const labels = {
  table: 'Read as a table',
  number: 'Number',
  statement: 'What it says',
  year: 'Year',
  source: 'Source',
};

function renderStatistics(statistics: SectorStatistic[], heading: string | null = 'The sector') {
  render(
    <MemoryRouter>
      <SectorStatistics heading={heading} intro="Seven numbers." statistics={statistics} labels={labels} />
    </MemoryRouter>,
  );
}

/** What the closed table says; it is in the page all the same. */
function table() {
  return within(screen.getByRole('table', { hidden: true }));
}

it('says each number in a sentence with its year, beside a silent drawing', () => {
  renderStatistics([deficit]);
  const section = within(screen.getByRole('region', { name: 'The sector' }));
  const [line] = section.getAllByRole('listitem');
  expect(line).toHaveTextContent('over 36%of nonprofits were in deficit, 2024');
  expect(line?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('has the same as a table behind a control', () => {
  renderStatistics([deficit]);
  expect(screen.getByText('Read as a table').closest('details')).not.toHaveAttribute('open');
  expect(
    table().getByRole('row', { name: 'over 36% of nonprofits were in deficit 2024', hidden: true }),
  ).toBeInTheDocument();
});

it('shows nothing of a source that nobody has confirmed', () => {
  renderStatistics([deficit]);
  expect(screen.queryByText(/source/i)).not.toBeInTheDocument();
});

it('shows a confirmed source in both places, as a link where it has an address', () => {
  renderStatistics([
    { ...deficit, source: 'A survey', sourceUrl: 'https://example.org/survey' },
    { ...deficit, _key: 'b', source: 'A report' },
  ]);
  const [linked, plain] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(linked?.querySelector('a')).toHaveAttribute('href', 'https://example.org/survey');
  expect(linked).toHaveTextContent('Source: A survey');
  expect(plain?.querySelector('a')).toBeNull();
  expect(plain).toHaveTextContent('Source: A report');
  expect(table().getByRole('columnheader', { name: 'Source', hidden: true })).toBeInTheDocument();
  expect(table().getByRole('link', { name: 'A survey', hidden: true })).toBeInTheDocument();
});

it('draws a change as its own picture, and nothing where there is neither share nor change', () => {
  renderStatistics([
    { ...deficit, _key: 'b', percent: null, change: -15 },
    { ...deficit, _key: 'c', percent: null, value: null, label: null, year: null },
  ]);
  const [change, words] = screen.getAllByRole('listitem');
  expect(change?.querySelectorAll('path')).not.toHaveLength(0);
  expect(words?.querySelector('svg')).toBeNull();
});

it('is nothing without numbers', () => {
  renderStatistics([]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
