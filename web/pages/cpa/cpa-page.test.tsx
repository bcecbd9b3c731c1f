import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { CpaContent } from './cpa-content.ts';
import { CpaView } from './cpa-page.tsx';

function cpaFixture(fields: Partial<CpaContent> = {}): CpaContent {
  return {
    heading: 'CPA/SME Change Agents',
    intro: 'One.\n\nTwo.',
    statement: 'Built by a CPA together with subject-matter experts.',
    traitsHeading: 'What makes one',
    traits: ['Speaks plainly', 'Signs with a name'].map((title) => ({
      _key: title,
      title,
      text: `${title}, always.`,
    })),
    traitsTotal: 'Carried forward',
    callToAction: { heading: 'Join', text: 'Soon.', button: { label: 'Talk', href: '/contact' } },
    seo: null,
    ...fields,
  };
}

function renderCpa(fields?: Partial<CpaContent>) {
  render(
    <MemoryRouter>
      <CpaView content={cpaFixture(fields)} />
    </MemoryRouter>,
  );
}

it('says who builds the product', () => {
  renderCpa();
  expect(screen.getByRole('heading', { level: 1, name: 'CPA/SME Change Agents' })).toBeVisible();
  expect(screen.getByText('Built by a CPA together with subject-matter experts.')).toBeVisible();
  expect(screen.getByText('Two.').tagName).toBe('P');
});

it('numbers the traits in the editors’ order and adds them up', () => {
  renderCpa();
  const ledger = within(screen.getByRole('region', { name: 'What makes one' }));
  const entries = ledger.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(entries).toEqual([
    '1Speaks plainlySpeaks plainly, always.',
    '2Signs with a nameSigns with a name, always.',
  ]);
  expect(ledger.getByText('Carried forward').nextElementSibling).toHaveTextContent(/^2$/);
});

it('skips no level of heading without one above the traits', () => {
  renderCpa({ traitsHeading: null });
  expect(screen.getByRole('heading', { level: 2, name: 'Speaks plainly' })).toBeVisible();
});

it('ends with the invitation', () => {
  renderCpa();
  const invitation = within(screen.getByRole('region', { name: 'Join' }));
  expect(invitation.getByRole('link', { name: 'Talk' })).toHaveAttribute('href', '/contact');
});

it('leaves out what was never written', () => {
  renderCpa({ intro: null, statement: null, traits: [], traitsTotal: null, callToAction: null });
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
