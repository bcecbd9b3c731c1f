import '../../../tests/setup/site-config.ts';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { NeedImpactAgentsView } from './need-impact-agents-page.tsx';
import type { NeedImpactAgentsContent } from './need-impact-agents-query.ts';

const agents = ['Tara', 'Diana', 'Neo'].map((name) => ({
  _id: `agent-${name.toLowerCase()}`,
  name,
  slug: name.toLowerCase(),
  title: `${name}’s function`,
  image: null,
  generatedImage: null,
}));

function challenges(count: number): NeedImpactAgentsContent['challenges'] {
  return Array.from({ length: count }, (_, index) => ({
    _id: `challenge-${index}`,
    group: null,
    issue: `Challenge ${index + 1}.`,
    solution: `Answer ${index + 1}.`,
    agents: index % 2 ? ['agent-tara', 'agent-diana'] : ['agent-tara'],
  }));
}

function renderPage(fields: Partial<NeedImpactAgentsContent> = {}) {
  render(
    <MemoryRouter>
      <NeedImpactAgentsView
        content={{
          heading: 'Why you need them',
          intro: 'One.\n\nTwo.',
          tableHeadings: {
            issue: 'MDO Challenge',
            solution: 'Impact Agent’s Intelligence',
            agents: 'Impact Agent',
          },
          challenges: challenges(20),
          agents,
          groupLinkLabel: null,
          connectedLinkLabel: 'See the ring',
          banner: 'Visit each agent’s page.',
          connectedAgents: {
            heading: 'CONNECTED AGENTS',
            intro: 'They share.',
            integratedSolutions: { heading: 'Integrated Solutions', text: 'Tara tells Neo.' },
            amplifyingInnovation: null,
            tagline: 'Unified Intelligence, Exponential Results',
            agents,
          },
          callToAction: null,
          isReachable: true,
          seo: null,
          ...fields,
        }}
      />
    </MemoryRouter>,
  );
}

const table = () => within(screen.getByRole('table', { name: 'Why you need them' }));
const names = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the table', () => {
  it('has the three column headings of the content and a row for each challenge', () => {
    renderPage();
    expect(
      table()
        .getAllByRole('columnheader')
        .map((heading) => heading.textContent),
    ).toEqual(['MDO Challenge', 'Impact Agent’s Intelligence', 'Impact Agent']);
    expect(table().getAllByRole('rowheader')).toHaveLength(20);
  });

  it('links the agents of a challenge to their pages', () => {
    renderPage();
    const row = table().getByRole('row', { name: /^Challenge 2\. Answer 2\./ });
    const answer = within(within(row).getByRole('list', { name: 'Impact Agent' }));
    expect(answer.getAllByRole('link')).toHaveLength(2);
    expect(answer.getByRole('link', { name: 'Tara' })).toHaveAttribute('href', '/agent/tara');
    expect(answer.getByRole('link', { name: 'Diana' })).toHaveAttribute('href', '/agent/diana');
  });

  it('is split into groups, with challenges without a group last', () => {
    const rows = challenges(4).map((row, index) => ({
      ...row,
      // As in the Studio's preview, with an invisible mark.
      group: [null, 'Money\u200b', 'People', 'Money\u200c'][index] ?? null,
    }));
    renderPage({ challenges: rows });
    const issues = screen.getAllByRole('rowheader').map((issue) => issue.textContent);
    expect(issues).toEqual(['Challenge 2.', 'Challenge 4.', 'Challenge 3.', 'Challenge 1.']);
    expect(screen.getAllByRole('table').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(
      3,
    );
    expect(within(screen.getByRole('table', { name: /^Money.?$/ })).getAllByRole('rowheader')).toHaveLength(
      2,
    );
  });

  it('links each group to the contact page, once', () => {
    const rows = challenges(3).map((row, index) => ({ ...row, group: index < 2 ? 'Rules & proof' : null }));
    renderPage({ groupLinkLabel: 'Write to us', challenges: rows });
    expect(screen.getAllByRole('link', { name: /^Write to us/ })).toEqual([
      screen.getByRole('link', { name: 'Write to us – Rules & proof' }),
    ]);
    expect(screen.getByRole('link', { name: 'Write to us – Rules & proof' })).toHaveAttribute(
      'href',
      '/contact?challenges=Rules%20%26%20proof',
    );
  });

  it('links none when the contact page has no address', () => {
    const rows = challenges(3).map((row) => ({ ...row, group: 'Money' }));
    renderPage({ groupLinkLabel: 'Write to us', isReachable: false, challenges: rows });
    expect(screen.queryByRole('link', { name: /^Write to us/ })).not.toBeInTheDocument();
  });

  it('omits an unpublished agent, and shows one without a slug as text', () => {
    const [tara] = agents;
    renderPage({ agents: tara ? [{ ...tara, slug: null }] : [] });
    const row = table().getByRole('row', { name: /^Challenge 2\./ });
    expect(within(row).getAllByRole('listitem')).toHaveLength(1);
    expect(within(row).getByText('Tara')).toBeVisible();
    expect(within(row).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the generated image of an agent without an uploaded one', () => {
    const generatedImage = 'https://media.example/image/upload/tara.png';
    renderPage({ agents: agents.map((agent) => ({ ...agent, generatedImage })) });
    const row = table().getByRole('row', { name: /^Challenge 2\./ });
    const faces = [...row.querySelectorAll('img')].map(({ src }) => src);
    expect(faces).toEqual(Array(2).fill(expect.stringMatching(/^https:\/\/media\.example\/.*\/tara\.png$/)));
  });

  it('has the headings of the specification by default', () => {
    renderPage({ tableHeadings: null });
    expect(table().getByRole('columnheader', { name: 'Impact Agent’s Intelligence' })).toBeVisible();
  });
});

it('draws which agents solve which challenges, with links to them', () => {
  renderPage();
  const drawing = screen.getByRole('group', { name: 'Impact Agent' });
  expect(names(drawing)).toEqual(['Tara /agent/tara', 'Diana /agent/diana']);
  expect(drawing.querySelectorAll('path')).toHaveLength(30);
});

it('invites visitors to each agent’s page', () => {
  renderPage();
  const banner = screen.getByRole('region', { name: 'Visit each agent’s page.' });
  for (const { name, slug } of agents) {
    expect(within(banner).getByRole('link', { name })).toHaveAttribute('href', `/agent/${slug}`);
  }
});

it('repeats the connected-agents text without skipping heading levels', () => {
  renderPage();
  expect(screen.getByRole('heading', { level: 2, name: 'CONNECTED AGENTS' })).toBeVisible();
  expect(screen.getByText('Unified Intelligence, Exponential Results')).toBeVisible();
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels).toEqual([1, 2, 3]);
  expect(screen.getByRole('link', { name: 'See the ring' })).toHaveAttribute('href', '/connected-agents');
});

it('omits empty parts', () => {
  renderPage({ intro: null, challenges: [], banner: null, connectedAgents: null });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('shows sixty rows', () => {
  renderPage({ challenges: challenges(60) });
  expect(table().getAllByRole('rowheader')).toHaveLength(60);
});
