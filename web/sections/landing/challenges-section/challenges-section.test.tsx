import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSection, tara } from '../../../../tests/setup/render-section.tsx';
import { ProductStatus } from '../../../ui/text/status-line.tsx';
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

it('says how far the product is above the table', () => {
  const challenges = [{ _id: 'a', issue: 'Late books', solution: 'An answer', agents: [tara] }];
  renderSection(
    <ProductStatus value="In conceptual development.">
      <ChallengesSection section={{ ...section, challenges }} tone="paper" />
    </ProductStatus>,
  );
  const region = within(screen.getByRole('region', { name: 'What we answer' }));
  expect(region.getByText('In conceptual development.')).toBeVisible();
});

it('renders nothing without challenges', () => {
  const { container } = renderSection(
    <ChallengesSection section={{ ...section, challenges: [] }} tone="paper" />,
  );
  expect(container).toBeEmptyDOMElement();
});
