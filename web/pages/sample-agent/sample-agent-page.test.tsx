import '../../../tests/setup/site-config.ts';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SampleAgentView } from './sample-agent-page.tsx';
import type { FrameworkCardContent, SampleAgentContent } from './sample-agent-query.ts';

function frameworkCards(count: number): FrameworkCardContent[] {
  return Array.from({ length: count }, (_, index) => ({
    _key: `card-${index}`,
    title: `Trouble ${index + 1}`,
    problem: 'What goes wrong.',
    solution: 'What Diana does.',
    aiPillars: ['Agentic', 'Symbolic'],
    dataSources: ['Intake forms', 'Surveys'],
    engineering: ['Checks'],
    deliverables: ['A page each morning'],
  }));
}

function renderSample(fields: Partial<SampleAgentContent> = {}) {
  render(
    <MemoryRouter>
      <SampleAgentView
        content={{
          name: 'Diana',
          title: 'Data & Impact Analytics',
          domain: 'Data Analytics',
          description: 'Shows what you do.',
          image: null,
          blur: null,
          icon: 'data',
          frameworkHeading: 'Diana’s framework',
          frameworkLabels: {
            problem: 'Trouble today',
            solution: 'Answer',
            aiPillars: 'Pillars',
            dataSources: 'Sources',
            engineering: 'Work',
            deliverables: 'Results',
            high: 'HIGH PRIORITY - MOST CRITICAL PAIN POINTS',
            medium: 'MEDIUM PRIORITY - IMPORTANT OPERATIONAL ISSUES',
            lower: 'LOWER PRIORITY - ENHANCEMENT OPPORTUNITIES',
            marks: 'Three tall strokes are high.',
          },
          frameworkCards: frameworkCards(5),
          callToAction: {
            heading: 'Ready?',
            text: 'Tell us.',
            button: { label: 'Get Started Now', href: '/contact?agent=diana' },
          },
          backLink: { label: 'Back to Agents', href: '/' },
          isReachable: true,
          seo: null,
          ...fields,
        }}
      />
    </MemoryRouter>,
  );
}

const cards = () => within(screen.getByRole('region', { name: 'Diana’s framework' })).getAllByRole('article');

it('introduces the agent by name, title and description', () => {
  renderSample();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Diana');
  expect(screen.getByText('Data & Impact Analytics')).toBeVisible();
  expect(screen.getByText('Shows what you do.')).toBeVisible();
});

it('numbers its cards by position, and has each priority as text for screen readers', () => {
  renderSample();
  expect(cards().map((card) => within(card).getByText(/PRIORITY/).textContent)).toEqual([
    'HIGH PRIORITY - MOST CRITICAL PAIN POINTS',
    'HIGH PRIORITY - MOST CRITICAL PAIN POINTS',
    'MEDIUM PRIORITY - IMPORTANT OPERATIONAL ISSUES',
    'MEDIUM PRIORITY - IMPORTANT OPERATIONAL ISSUES',
    'LOWER PRIORITY - ENHANCEMENT OPPORTUNITIES',
  ]);
  expect(cards().map((card) => within(card).getByText(/^\d$/).textContent)).toEqual([...'12345']);
});

it('hides the text of a priority visually', () => {
  renderSample();
  for (const words of screen.getAllByText(/PRIORITY/)) {
    expect(getComputedStyle(words)).toMatchObject({ position: 'absolute', width: '1px', overflow: 'hidden' });
  }
});

it('has a mark for each priority, on the card and on the link to it', () => {
  renderSample();
  const markIn = (place: Element | null) => place?.querySelector('svg[aria-hidden] path')?.getAttribute('d');
  const titles = cards().map((card) => within(card).getByRole('heading', { level: 3 }));
  const marks = titles.map((title) => markIn(title.parentElement));
  const [high, , medium, , lower] = marks;
  expect(marks).toEqual([high, high, medium, medium, lower]);
  expect(new Set(marks).size).toBe(3);
  expect(
    titles.map(({ textContent }) => markIn(screen.getByRole('link', { name: textContent ?? '' }))),
  ).toEqual(marks);
});

it('explains the strokes once', () => {
  renderSample();
  expect(screen.getByText('Three tall strokes are high.')).toBeVisible();
});

it('has no empty line where editors wrote no explanation of the strokes', () => {
  const labels = { problem: null, solution: null, aiPillars: null, dataSources: null, engineering: null };
  renderSample({
    frameworkLabels: { ...labels, deliverables: null, high: null, medium: null, lower: null, marks: null },
  });
  expect(screen.getByRole('link', { name: 'Trouble 1' }).closest('ol')?.nextElementSibling).toBeNull();
});

it('shows all parts of a card with the editors’ labels', () => {
  renderSample();
  const card = within(screen.getByRole('article', { name: 'Trouble 3' }));
  expect(card.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual([
    'Trouble today',
    'Answer',
    'Pillars',
    'Sources',
    'Work',
    'Results',
  ]);
  const lists = ['Pillars', 'Sources', 'Work', 'Results'].map((name) =>
    within(card.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  );
  expect(lists).toEqual([
    ['Agentic', 'Symbolic'],
    ['Intake forms', 'Surveys'],
    ['Checks'],
    ['A page each morning'],
  ]);
});

it('links to each card', () => {
  renderSample();
  for (const card of cards()) {
    const title = within(card).getByRole('heading', { level: 3 }).textContent ?? '';
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `#${card.id}`);
  }
});

it('links to the contact page with the agent, and back to the agents', () => {
  renderSample();
  expect(screen.getByRole('link', { name: 'Get Started Now' })).toHaveAttribute(
    'href',
    '/contact?agent=diana',
  );
  expect(screen.getByRole('link', { name: 'Back to Agents' })).toHaveAttribute('href', '/');
});

it('has the same links when all fields are empty', () => {
  const empty = { name: null, title: null, domain: null, description: null, icon: null };
  renderSample({
    ...empty,
    frameworkHeading: null,
    frameworkLabels: null,
    frameworkCards: [],
    callToAction: null,
    backLink: null,
  });
  expect(screen.getByRole('link', { name: 'Get Started Now' })).toHaveAttribute(
    'href',
    '/contact?agent=diana',
  );
  expect(screen.getByRole('link', { name: 'Back to Agents' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it('renders many cards without text', () => {
  const bare = { title: null, problem: null, solution: null };
  const none = { aiPillars: [null], dataSources: [], engineering: [], deliverables: [] };
  renderSample({ frameworkCards: frameworkCards(60).map((card) => ({ ...card, ...bare, ...none })) });
  expect(cards()).toHaveLength(60);
});

it('does not link to the contact page when it has no address', () => {
  renderSample({ callToAction: null, isReachable: false });
  expect(screen.queryByRole('link', { name: 'Get Started Now' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Agents' })).toBeVisible();
});
