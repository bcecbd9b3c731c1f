import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { SectorStatistic } from './sector-source.tsx';
import { SectorStatistics } from './sector-statistics.tsx';

/** A statistic without a source. */
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

/** The closed table, which is in the DOM. */
function table() {
  return within(screen.getByRole('table', { hidden: true }));
}

it('shows each number in a sentence with its year, beside a decorative drawing', () => {
  renderStatistics([deficit]);
  const section = within(screen.getByRole('region', { name: 'The sector' }));
  const [line] = section.getAllByRole('listitem');
  expect(line).toHaveTextContent('over 36%of nonprofits were in deficit, 2024');
  expect(line?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('has the same numbers as a table in a disclosure', () => {
  renderStatistics([deficit]);
  expect(screen.getByText('Read as a table').closest('details')).not.toHaveAttribute('open');
  expect(
    table().getByRole('row', { name: 'over 36% of nonprofits were in deficit 2024', hidden: true }),
  ).toBeInTheDocument();
});

it('shows nothing for a missing source', () => {
  renderStatistics([deficit]);
  expect(screen.queryByText(/source/i)).not.toBeInTheDocument();
});

it('shows a source in chart and table, as a link if it has a URL', () => {
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

it('draws a change differently, and nothing without share or change', () => {
  renderStatistics([
    { ...deficit, _key: 'b', percent: null, change: -15 },
    { ...deficit, _key: 'c', percent: null, value: null, label: null, year: null },
  ]);
  const [change, words] = screen.getAllByRole('listitem');
  expect(change?.querySelectorAll('path')).not.toHaveLength(0);
  expect(words?.querySelector('svg')).toBeNull();
});

it('renders nothing without statistics', () => {
  renderStatistics([]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
