import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSection } from '../../../../tests/setup/render-section.tsx';
import { StatisticsSection } from './statistics-section.tsx';

it('shows the source of each number', () => {
  const number = {
    _key: 'a',
    value: '36%',
    percent: 36,
    change: null,
    label: 'were in deficit',
    year: '2024',
  };
  renderSection(
    <StatisticsSection
      section={{
        _type: 'statisticsSection',
        _key: 'a',
        heading: 'The need',
        intro: null,
        labels: null,
        statistics: [{ ...number, source: 'A survey', sourceUrl: 'https://example.org/survey' }],
      }}
      tone="sunken"
    />,
  );
  expect(screen.getByRole('region', { name: 'The need' })).toHaveTextContent('were in deficit, 2024');
  for (const link of screen.getAllByRole('link', { name: 'A survey' })) {
    expect(link).toHaveAttribute('href', 'https://example.org/survey');
  }
});
