import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { getSeedContent, unwrittenBut } from '../../../tests/setup/seed-content.ts';
import { CpaView } from './cpa-page.tsx';
import type { CpaContent } from './cpa-query.ts';
import { CPA_QUERY } from './cpa-query.ts';

const content: CpaContent = {
  ...getSeedContent(CPA_QUERY),
  intro: 'One.\n\nTwo.',
  traits: ['Speaks plainly', 'Signs with a name'].map((title) => ({
    _key: title,
    title,
    text: `${title}, always.`,
  })),
  traitsHeading: 'What makes one',
  traitsTotal: 'Carried forward',
};

function renderCpa(fields?: Partial<CpaContent>) {
  render(
    <MemoryRouter>
      <CpaView content={{ ...content, ...fields }} />
    </MemoryRouter>,
  );
}

it('shows heading, statement and introduction', () => {
  renderCpa();
  expect(screen.getByRole('heading', { level: 1, name: 'CPA/SME Change Agents' })).toBeVisible();
  expect(screen.getByText(content.statement ?? '')).toBeVisible();
  expect(screen.getByText('Two.').tagName).toBe('P');
});

it('numbers the traits in the editors’ order and shows their total', () => {
  renderCpa();
  const ledger = within(screen.getByRole('region', { name: 'What makes one' }));
  const entries = ledger.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(entries).toEqual([
    '1Speaks plainlySpeaks plainly, always.',
    '2Signs with a nameSigns with a name, always.',
  ]);
  expect(ledger.getByText('Carried forward').nextElementSibling).toHaveTextContent(/^2$/);
});

it('does not skip a heading level without a heading above the traits', () => {
  renderCpa({ traitsHeading: null });
  expect(screen.getByRole('heading', { level: 2, name: 'Speaks plainly' })).toBeVisible();
});

it('ends with the invitation', () => {
  renderCpa();
  const { heading, button } = content.callToAction ?? {};
  const invitation = within(screen.getByRole('region', { name: heading ?? '' }));
  expect(invitation.getByRole('link', { name: button?.label ?? '' })).toHaveAttribute('href', '/contact');
});

it('omits empty parts', () => {
  renderCpa(unwrittenBut(content, 'heading'));
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('lists the people in the content', () => {
  const heading = 'The people';
  const person = {
    _key: 'a',
    name: 'Ada Cole',
    credential: 'CPA',
    portrait: null,
    sentence: 'Reads every ledger.',
  };
  renderCpa({ people: { heading, persons: [person] } });
  const people = within(screen.getByRole('region', { name: heading }));
  expect(people.getByRole('heading', { level: 3, name: 'Ada Cole' })).toBeVisible();
  expect(people.getByText('CPA')).toBeVisible();
  expect(people.getByText('Reads every ledger.')).toBeVisible();
});

it('has no heading for people when the list is empty', () => {
  renderCpa({ people: { heading: 'The people', persons: [] } });
  expect(screen.queryByText('The people')).not.toBeInTheDocument();
});
