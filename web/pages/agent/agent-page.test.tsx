import '../../../tests/setup/site-config.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { getSeedContent } from '../../../tests/setup/seed-content.ts';
import { AgentView } from './agent-page.tsx';
import { AGENT_QUERY, type AgentContent } from './agent-query.ts';
import { makeAgent, makeSettings } from './testing/agent-fixture.ts';

function page(agent: AgentContent, path: string) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <AgentView agent={agent} />
    </MemoryRouter>
  );
}

function renderAgent(agent: AgentContent, path = '/agent/tara') {
  return render(page(agent, path));
}

function section(name: string) {
  return within(screen.getByRole('region', { name }));
}

it('introduces the agent below the only h1', () => {
  renderAgent(makeAgent());
  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([
    screen.getByRole('heading', { name: 'Tara' }),
  ]);
  expect(screen.getByText('Tax, Audit & Accounting')).toBeInTheDocument();
  expect(screen.getByText('Keeps the books ready.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Tax & Compliance' })).toBeInTheDocument();
});

it('says a function once when the domain has the same name', () => {
  renderAgent(makeAgent({ title: 'Personnel', domain: 'Personnel' }));
  expect(screen.getAllByText('Personnel')).toHaveLength(1);
});

it('ends once, with one call to action', () => {
  const { container } = renderAgent(makeAgent());
  const [last] = screen.getAllByRole('region', { name: /./ }).slice(-1);
  expect(last).toHaveAccessibleName('Ready to Transform Tax, Audit & Accounting?');
  expect(container.lastElementChild).toContainElement(last ?? null);
});

it('does not skip heading levels', () => {
  renderAgent(makeAgent());
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
    renderAgent(makeAgent({ image }));
    const portrait = screen.getByRole('img', { name: 'Tara smiles' });
    expect(portrait).toHaveAttribute('width', '256');
    expect(portrait.getAttribute('src')).toContain('w=256&h=256');
  });

  it('is replaced by the placeholder when it fails', () => {
    renderAgent(makeAgent({ image }));
    fireEvent.error(screen.getByRole('img', { name: 'Tara smiles' }));
    expect(screen.getByRole('img', { name: 'Tara smiles' })).toHaveAttribute('src', '/placeholder.svg');
  });

  it('is drawn when none was uploaded', () => {
    renderAgent(makeAgent());
    expect(screen.getByRole('img', { name: 'Tara' })).toHaveTextContent('T');
  });
});

it('shows a piece of the agent’s work before it describes it', () => {
  const workSample = getSeedContent(AGENT_QUERY, { slug: 'tara' })?.workSample ?? null;
  renderAgent(makeAgent({ workSample }));
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual(['Thirteen-week cash calendar', 'Overview', 'Impact Framework']);
});

it('has an overview', () => {
  renderAgent(makeAgent());
  const overview = section('Overview');
  expect(overview.getByText('The books belong to one person.')).toBeInTheDocument();
  expect(overview.getByText('Tara works inside the month.')).toBeInTheDocument();
  const deliverables = within(overview.getByRole('list', { name: 'Deliverables' }));
  expect(deliverables.getAllByRole('listitem')).toHaveLength(2);
  const expertise = within(overview.getByRole('list', { name: 'Expertise' }));
  expect(expertise.getAllByRole('listitem').map((tag) => tag.textContent)).toContain('Fund Accounting');
});

describe('the Impact Framework', () => {
  it('shows ten problem cards, numbered by position', () => {
    renderAgent(makeAgent());
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
    renderAgent(makeAgent());
    const card = within(section('Impact Framework').getAllByRole('article')[2] ?? document.body);
    expect(card.getByText('Solution 3')).toBeInTheDocument();
    const pillars = within(card.getByRole('list', { name: 'AI pillars' })).getAllByRole('listitem');
    expect(pillars.map((tag) => tag.textContent)).toEqual(['Agentic', 'Symbolic']);
    const deliverables = within(card.getByRole('list', { name: 'Deliverables' })).getAllByRole('listitem');
    expect(deliverables).toHaveLength(5);
    expect(deliverables[0]).toHaveTextContent('💡 Part one of 3');
  });

  it('links from an AI pillar to its text', () => {
    renderAgent(makeAgent());
    const [symbolic] = section('Impact Framework').getAllByRole('link', { name: 'Symbolic', hidden: true });
    expect(symbolic).toHaveAttribute('href', '/poly-ai#pillar-symbolic');
  });

  it('starts with the target figures', () => {
    renderAgent(
      makeAgent({
        targets: [{ _key: 'a', value: '98%', label: 'data validity', basis: 'Against last year' }],
      }),
    );
    const impact = section('Impact Framework');
    expect(impact.getByRole('heading', { name: 'Targets' })).toBeVisible();
    expect(impact.getByText('Against last year')).toBeVisible();
    expect(impact.getByText('98%')).toBeVisible();
    expect(impact.getByText('data validity')).toBeVisible();
  });

  it('omits targets when there are none', () => {
    renderAgent(makeAgent());
    expect(screen.queryByText('Targets')).not.toBeInTheDocument();
  });

  it('shows three priority tables with consecutive ids', () => {
    renderAgent(makeAgent({ impactView: 'priorities' }));
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

  it('shows a plain overview with problem and deliverables when it has neither', () => {
    const priorities = { critical: [], operational: [], enhancement: [] };
    renderAgent(makeAgent({ problemCards: [], priorities }));
    const impact = section('Impact Framework');
    expect(impact.getByText('The books belong to one person.')).toBeInTheDocument();
    expect(impact.getByText('Draft Form 990')).toBeInTheDocument();
    expect(impact.queryByRole('table')).not.toBeInTheDocument();
    expect(impact.queryByRole('article')).not.toBeInTheDocument();
  });

  it.each([
    ['cards', 10, 0],
    ['priorities', 0, 3],
    [null, 10, 0],
  ] as const)('shows first what the editor chose: %s', (impactView, cards, tables) => {
    renderAgent(makeAgent({ impactView }));
    expect(section('Impact Framework').queryAllByRole('article')).toHaveLength(cards);
    expect(section('Impact Framework').queryAllByRole('table')).toHaveLength(tables);
  });

  it('offers the other form by a link, which changes the address', async () => {
    const user = userEvent.setup();
    renderAgent(makeAgent());
    const link = (name: string) => section('Impact Framework').getByRole('link', { name });
    expect(link('Ten problems')).toHaveAttribute('aria-current', 'true');
    await user.click(link('Fifteen priorities'));
    expect(link('Fifteen priorities')).toHaveAttribute('aria-current', 'true');
    expect(link('Fifteen priorities')).toHaveAttribute('href', expect.stringMatching(/#priorities$/));
    expect(link('Ten problems')).not.toHaveAttribute('aria-current');
    expect(section('Fifteen priorities').getAllByRole('table')).toHaveLength(3);
    expect(screen.queryByRole('region', { name: 'Ten problems' })).not.toBeInTheDocument();
  });

  it('shows the form that the address names', () => {
    renderAgent(makeAgent(), '/agent/tara#priorities');
    expect(section('Impact Framework').getAllByRole('table')).toHaveLength(3);
  });

  it('opens the form in which the browser finds a text', () => {
    const { container } = renderAgent(makeAgent());
    const priorities = container.querySelector('#priorities');
    expect(priorities).toHaveAttribute('hidden', 'until-found');
    fireEvent(priorities ?? container, new Event('beforematch', { bubbles: true }));
    expect(section('Impact Framework').getAllByRole('table')).toHaveLength(3);
  });

  it('has both forms in the prerendered markup', () => {
    const markup = renderToString(page(makeAgent(), '/agent/tara'));
    expect(markup).toContain('Problem 10');
    expect(markup).toContain('enhancement problem 5');
  });

  it('does not offer a form without content', () => {
    const { unmount } = renderAgent(makeAgent({ impactView: 'cards', problemCards: [] }));
    expect(section('Impact Framework').getAllByRole('table')).toHaveLength(3);
    expect(screen.queryByRole('link', { name: /^Ten|^Fifteen/ })).not.toBeInTheDocument();
    unmount();
    const priorities = { critical: [], operational: [], enhancement: [] };
    renderAgent(makeAgent({ impactView: 'priorities', priorities }));
    expect(section('Impact Framework').getAllByRole('article')).toHaveLength(10);
    expect(screen.queryByRole('link', { name: /^Ten|^Fifteen/ })).not.toBeInTheDocument();
  });
});

describe('the calls to action', () => {
  it('have the agent’s headline, and link to the contact page with the agent in the query string', () => {
    renderAgent(makeAgent());
    const start = section('Ready to Transform Tax, Audit & Accounting?');
    expect(start.getByRole('link', { name: 'Get Started Now' })).toHaveAttribute(
      'href',
      '/contact?agent=tara',
    );
  });

  it.each([
    ['/contact#hours', '/contact?agent=tara#hours'],
    ['/contact?from=mail#hours', '/contact?from=mail&agent=tara#hours'],
  ])('keep the hash of %s', (href, expected) => {
    const settings = makeSettings({ agentCtaButton: { label: 'Begin', href } });
    renderAgent(makeAgent({ settings }));
    expect(screen.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', expected);
  });

  it('have the default headline when the agent has none', () => {
    renderAgent(makeAgent({ ctaHeadline: null }));
    expect(screen.getByRole('heading', { name: 'Ready to Elevate Your Tax & Compliance?' })).toBeVisible();
  });

  it('have the texts of Site settings instead of the defaults', () => {
    const settings = makeSettings({
      agentCtaHeadline: 'Is {domain} next?',
      agentCtaButton: { label: 'Begin', href: 'https://example.org/begin' },
      agentContact: {
        heading: 'Write to us',
        text: 'We answer.',
        button: { label: 'Write', href: '/contact' },
      },
    });
    renderAgent(makeAgent({ ctaHeadline: null, settings }));
    const start = section('Is Tax & Compliance next?');
    expect(start.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', 'https://example.org/begin');
    expect(start.getByRole('heading', { name: 'Write to us' })).toBeVisible();
    expect(start.getByText('We answer.')).toBeVisible();
    expect(start.getByRole('link', { name: 'Write' })).toHaveAttribute('href', '/contact?agent=tara');
  });

  it('link to the contact page and back to the agents', () => {
    renderAgent(makeAgent());
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact?agent=tara');
    expect(screen.getByRole('link', { name: 'Back to Agents' })).toHaveAttribute('href', '/');
  });

  it('are left out when the contact page has no address, but for the link back', () => {
    renderAgent(makeAgent({ isReachable: false, settings: makeSettings({ agentContact: null }) }));
    expect(screen.queryByRole('link', { name: 'Get Started Now' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Contact us' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Agents' })).toHaveAttribute('href', '/');
  });
});
