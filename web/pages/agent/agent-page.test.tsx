import '../../../tests/setup/site-config.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AgentView } from './agent-page.tsx';
import type { AgentContent } from './agent-query.ts';
import { agentFixture, settingsFixture } from './testing/agent-fixture.ts';

function renderAgent(agent: AgentContent) {
  render(
    <MemoryRouter>
      <AgentView agent={agent} />
    </MemoryRouter>,
  );
}

function section(name: string) {
  return within(screen.getByRole('region', { name }));
}

it('introduces the agent under the one main heading', () => {
  renderAgent(agentFixture());
  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([
    screen.getByRole('heading', { name: 'Tara' }),
  ]);
  expect(screen.getByText('Tax, Audit & Accounting')).toBeInTheDocument();
  expect(screen.getByText('Keeps the books ready.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Tax & Compliance' })).toBeInTheDocument();
});

it('never skips a level in the outline', () => {
  renderAgent(agentFixture());
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  const steps = levels.slice(1).map((level, index) => level - (levels[index] ?? 0));
  expect(Math.max(...steps)).toBe(1);
});

describe('the profile image', () => {
  const image = {
    asset: { _type: 'reference' as const, _ref: 'image-abc123-800x800-png' },
    crop: null,
    hotspot: null,
    alt: 'Tara smiles',
  };

  it('is 256 pixels wide and high', () => {
    renderAgent(agentFixture({ image }));
    const portrait = screen.getByRole('img', { name: 'Tara smiles' });
    expect(portrait).toHaveAttribute('width', '256');
    expect(portrait.getAttribute('src')).toContain('w=256&h=256');
  });

  it('falls back to the placeholder', () => {
    renderAgent(agentFixture({ image }));
    fireEvent.error(screen.getByRole('img', { name: 'Tara smiles' }));
    expect(screen.getByRole('img', { name: 'Tara smiles' })).toHaveAttribute('src', '/placeholder.svg');
  });

  it('is drawn where none was uploaded', () => {
    renderAgent(agentFixture());
    expect(screen.getByRole('img', { name: 'Tara' })).toHaveTextContent('T');
  });
});

it('gives an overview', () => {
  renderAgent(agentFixture());
  const overview = section('Overview');
  expect(overview.getByText('The books belong to one person.')).toBeInTheDocument();
  expect(overview.getByText('Tara works inside the month.')).toBeInTheDocument();
  const deliverables = within(overview.getByRole('list', { name: 'Deliverables' }));
  expect(deliverables.getAllByRole('listitem')).toHaveLength(2);
  const expertise = within(overview.getByRole('list', { name: 'Expertise' }));
  expect(expertise.getAllByRole('listitem').map((tag) => tag.textContent)).toContain('Fund Accounting');
});

describe('the Impact Framework', () => {
  it('shows ten problem cards, numbered by their place', () => {
    renderAgent(agentFixture());
    const cards = section('Impact Framework').getAllByRole('article');
    const openings = cards.map((card) => [
      within(card).getByText(/^\d+$/).textContent,
      within(card).getByRole('heading', { level: 3 }).textContent,
    ]);
    expect(openings).toEqual(
      Array.from({ length: 10 }, (_, index) => [`${index + 1}`, `Problem ${index + 1}`]),
    );
  });

  it('shows a card’s solution, pillars and deliverables with light bulbs', () => {
    renderAgent(agentFixture());
    const card = within(section('Impact Framework').getAllByRole('article')[2] ?? document.body);
    expect(card.getByText('Solution 3')).toBeInTheDocument();
    const pillars = within(card.getByRole('list', { name: 'AI pillars' })).getAllByRole('listitem');
    expect(pillars.map((tag) => tag.textContent)).toEqual(['Agentic', 'Symbolic']);
    const deliverables = within(card.getByRole('list', { name: 'Deliverables' })).getAllByRole('listitem');
    expect(deliverables).toHaveLength(5);
    expect(deliverables[0]).toHaveTextContent('💡 Part one of 3');
  });

  it('leads from an AI pillar to its text', () => {
    renderAgent(agentFixture());
    const [symbolic] = section('Impact Framework').getAllByRole('link', { name: 'Symbolic', hidden: true });
    expect(symbolic).toHaveAttribute('href', '/poly-ai#pillar-symbolic');
  });

  it('opens with the planned targets', () => {
    renderAgent(
      agentFixture({
        targets: [{ _key: 'a', value: '98%', label: 'data validity', basis: 'Against last year' }],
      }),
    );
    const impact = section('Impact Framework');
    expect(impact.getByRole('heading', { name: 'Planned targets' })).toBeVisible();
    expect(impact.getByText('Against last year')).toBeVisible();
    expect(impact.getByText('98%')).toBeVisible();
    expect(impact.getByText('data validity')).toBeVisible();
  });

  it('says nothing of targets where there are none', () => {
    renderAgent(agentFixture());
    expect(screen.queryByText('Planned targets')).not.toBeInTheDocument();
  });

  it('shows three priority tables whose ids continue', () => {
    renderAgent(agentFixture({ impactView: 'priorities' }));
    const impact = section('Impact Framework');
    const ids = ['Critical', 'Operational', 'Enhancement'].map((name) =>
      within(impact.getByRole('table', { name }))
        .getAllByRole('cell', { name: /^\d+$/ })
        .map((cell) => Number(cell.textContent)),
    );
    expect(ids).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
      [11, 12, 13, 14, 15],
    ]);
    expect(
      impact.getByRole('row', { name: '7 operational problem 2 operational impact 2' }),
    ).toBeInTheDocument();
  });

  it('shows a plain overview with problem and deliverables', () => {
    renderAgent(agentFixture({ impactView: 'overview' }));
    const impact = section('Impact Framework');
    expect(impact.getByText('The books belong to one person.')).toBeInTheDocument();
    expect(impact.getByText('Draft Form 990')).toBeInTheDocument();
    expect(impact.queryByRole('table')).not.toBeInTheDocument();
    expect(impact.queryByRole('article')).not.toBeInTheDocument();
  });

  it('falls back to the overview when what the editor chose is not written yet', () => {
    renderAgent(agentFixture({ impactView: 'cards', problemCards: [] }));
    expect(section('Impact Framework').getByText('Draft Form 990')).toBeInTheDocument();
  });

  it('shows what there is when the editor chose nothing', () => {
    renderAgent(agentFixture({ impactView: null, problemCards: [] }));
    expect(section('Impact Framework').getAllByRole('table')).toHaveLength(3);
  });
});

describe('the calls to action', () => {
  it('ask in the agent’s words and lead to the contact page, which learns of the agent', () => {
    renderAgent(agentFixture());
    const start = section('Ready to Transform Tax, Audit & Accounting?');
    expect(start.getByRole('link', { name: 'Get Started Now' })).toHaveAttribute(
      'href',
      '/contact?agent=tara',
    );
  });

  it.each([
    ['/contact#hours', '/contact?agent=tara#hours'],
    ['/contact?from=mail#hours', '/contact?from=mail&agent=tara#hours'],
  ])('lead to the part of a page that %s names', (href, expected) => {
    const settings = settingsFixture({ agentCtaButton: { label: 'Begin', href } });
    renderAgent(agentFixture({ settings }));
    expect(screen.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', expected);
  });

  it('ask in the default words when the agent has none', () => {
    renderAgent(agentFixture({ ctaHeadline: null }));
    expect(screen.getByRole('heading', { name: 'Ready to Elevate Your Tax & Compliance?' })).toBeVisible();
  });

  it('ask in the words of the site settings before the default ones', () => {
    const settings = settingsFixture({
      agentCtaHeadline: 'Is {domain} next?',
      agentCtaButton: { label: 'Begin', href: 'https://example.org/begin' },
      agentContact: {
        heading: 'Write to us',
        text: 'We answer.',
        button: { label: 'Write', href: '/contact' },
      },
    });
    renderAgent(agentFixture({ ctaHeadline: null, settings }));
    const start = section('Is Tax & Compliance next?');
    expect(start.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', 'https://example.org/begin');
    expect(section('Write to us').getByRole('link', { name: 'Write' })).toHaveAttribute('href', '/contact');
  });

  it('lead to the contact page and back to the agents', () => {
    renderAgent(agentFixture());
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Back to Agents' })).toHaveAttribute('href', '/');
  });
});
