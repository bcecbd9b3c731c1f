import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { getSeedContent, unwrittenBut } from '../../../tests/setup/seed-content.ts';
import { OrganizationsView } from './organizations-page.tsx';
import type { OrganizationsContent } from './organizations-query.ts';
import { ORGANIZATIONS_QUERY } from './organizations-query.ts';

const tara = { _id: 'agent-tara', name: 'Tara', slug: 'tara', title: 'Tax' };

function organizationType(name: string) {
  return { _id: `type ${name}`, name, description: `What ${name} do.`, agents: [tara] };
}

const content: OrganizationsContent = {
  ...getSeedContent(ORGANIZATIONS_QUERY),
  indexHeading: 'Index',
  listHeading: 'Kinds',
  backLabel: 'Back to the index',
  organizationTypes: ['Museums', 'Charities', 'mutual aid groups'].map(organizationType),
  statisticsHeading: 'The sector',
};

function renderOrganizations(fields?: Partial<OrganizationsContent>) {
  render(
    <MemoryRouter>
      <OrganizationsView content={{ ...content, ...fields }} />
    </MemoryRouter>,
  );
}

const index = () => within(screen.getByRole('navigation', { name: 'Index' }));

describe('the index', () => {
  it('lists every kind alphabetically with its number', () => {
    renderOrganizations();
    const lines = index()
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(lines).toEqual(['Charities2', 'Museums1', 'mutual aid groups3']);
  });

  it('shows each initial letter once', () => {
    renderOrganizations();
    expect(
      index()
        .getAllByText(/^[A-Z]$/)
        .map((letter) => letter.textContent),
    ).toEqual(['C', 'M']);
  });

  it('links to the entries, which link back', () => {
    renderOrganizations();
    const href =
      index()
        .getByRole('link', { name: /Museums/ })
        .getAttribute('href') ?? '';
    const entry = document.getElementById(decodeURIComponent(href.slice(1)));
    expect(entry).toHaveTextContent('What Museums do.');
    const back = screen.getByRole('link', { name: 'Back to the index' });
    expect(document.querySelector(back.getAttribute('href') ?? '')).toBe(screen.getByRole('navigation'));
  });
});

it('lists the kinds in the editors’ order below their heading', () => {
  renderOrganizations();
  const list = within(screen.getByRole('region', { name: 'Kinds' }));
  const names = list.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(names).toEqual(['Museums', 'Charities', 'mutual aid groups']);
});

it('links to the agents that matter most to a kind', () => {
  renderOrganizations({ agentsLabel: 'Start with' });
  expect(screen.getAllByText('Start with')).toHaveLength(3);
  expect(screen.getAllByRole('link', { name: 'Tara' })[0]).toHaveAttribute('href', '/agent/tara');
});

it('links to the sector’s statistics and ends with the invitation', () => {
  renderOrganizations();
  const sector = within(screen.getByRole('region', { name: 'The sector' }));
  expect(sector.getByRole('link')).toHaveAttribute('href', '/about#sector-statistics-heading');
  const { heading, button } = content.callToAction ?? {};
  const invitation = within(screen.getByRole('region', { name: heading ?? '' }));
  expect(invitation.getByRole('link', { name: button?.label ?? '' })).toHaveAttribute('href', '/contact');
});

it('does not skip heading levels when headings are empty', () => {
  renderOrganizations({ indexHeading: null, listHeading: null, statisticsHeading: null });
  expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 2, name: 'Museums' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
});

it('has only its heading when all other fields are empty', () => {
  renderOrganizations(unwrittenBut(content, 'heading'));
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
