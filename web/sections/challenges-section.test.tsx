import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSection, tara } from '../../tests/setup/render-section.tsx';
import { ChallengesSection } from './challenges-section.tsx';

const section = {
  _type: 'challengesSection',
  _key: 'a',
  heading: 'What we answer',
  intro: null,
  tableHeadings: null,
} as const;

it('has a row for each chosen challenge, with links to its agents', () => {
  const challenges = ['Late books', 'Lost donors'].map((issue) => ({
    _id: issue,
    issue,
    solution: `An answer to ${issue}`,
    agents: [tara],
  }));
  renderSection(<ChallengesSection section={{ ...section, challenges }} tone="paper" />);
  const table = within(screen.getByRole('table', { name: 'What we answer' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Late books',
    'Lost donors',
  ]);
  const row = within(table.getByRole('row', { name: /^Late books/ }));
  expect(row.getByRole('link', { name: 'Tara' })).toHaveAttribute('href', '/agent/tara');
});

it('renders nothing without challenges', () => {
  const { container } = renderSection(
    <ChallengesSection section={{ ...section, challenges: [] }} tone="paper" />,
  );
  expect(container).toBeEmptyDOMElement();
});
