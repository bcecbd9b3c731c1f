import '../../../tests/setup/site-config.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { CONNECTED_AGENTS_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { ConnectedAgentsView } from './connected-agents-page.tsx';

type Content = NonNullable<CONNECTED_AGENTS_QUERY_RESULT>;

const names = ['Tara', 'Coleman', 'Monet', 'Preston', 'Diana', 'Neo', 'Huma', 'Ernesto'];

function agentsNamed(agents: string[]): Content['agents'] {
  return agents.map((name) => ({
    _id: `agent-${name}`,
    name,
    slug: name.toLowerCase(),
    title: `Function of ${name}`,
    image: null,
    generatedImage: null,
  }));
}

function renderPage(fields: Partial<Content> = {}) {
  const content: Content = {
    heading: 'CONNECTED AGENTS',
    intro: 'One.\n\nTwo.',
    integratedSolutions: { heading: 'Integrated Solutions', text: 'When Monet records, Tara codes.' },
    amplifyingInnovation: { heading: 'Amplifying Innovation', text: 'A lesson travels.' },
    tagline: 'Unified Intelligence, Exponential Results',
    agents: agentsNamed(names),
    callToAction: null,
    isReachable: true,
    seo: null,
    ...fields,
  };
  return render(
    <MemoryRouter>
      <ConnectedAgentsView content={content} />
    </MemoryRouter>,
  );
}

describe('the ring', () => {
  const links = () => within(screen.getByRole('list', { name: 'CONNECTED AGENTS' })).getAllByRole('link');
  const lit = (container: HTMLElement) => container.querySelectorAll('line[data-active="true"]');

  it('links to the eight agents by name and function, in the order of the content', () => {
    renderPage();
    expect(links().map((link) => link.getAttribute('href'))).toEqual(
      names.map((name) => `/agent/${name.toLowerCase()}`),
    );
    expect(links()[0]).toHaveAccessibleName('Tara Function of Tara');
  });

  it('moves the text away from its line at the top and the bottom', () => {
    renderPage();
    const at = (end: string) =>
      names.filter((_, index) => links()[index]?.closest('li')?.dataset.end === end);
    expect(at('top')).toEqual(['Tara', 'Ernesto']);
    expect(at('bottom')).toEqual(['Preston', 'Diana']);
  });

  it('connects every agent with every other', () => {
    const { container } = renderPage();
    expect(container.querySelectorAll('line:not([data-accent])')).toHaveLength(28);
  });

  it('highlights the seven connections of the focused or hovered agent', () => {
    const { container } = renderPage();
    expect(lit(container)).toHaveLength(0);
    const [tara, coleman] = links();
    if (!tara || !coleman) throw new Error('The ring has no agents.');
    fireEvent.focus(tara);
    expect(lit(container)).toHaveLength(7);
    fireEvent.blur(tara);
    expect(lit(container)).toHaveLength(0);
    fireEvent.pointerEnter(coleman);
    expect(lit(container)).toHaveLength(7);
  });

  it.each([1, 2, 60])('is a plain list for %i', (count) => {
    const many = Array.from({ length: count }, (_, index) => `Agent ${index}`);
    const { container } = renderPage({ agents: agentsNamed(many), integratedSolutions: null });
    expect(links()).toHaveLength(count);
    expect(container.querySelectorAll('line')).toHaveLength(0);
  });
});

it('shows the texts below the only h1, and ends with the tagline', () => {
  renderPage();
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H1', 'CONNECTED AGENTS'],
    ['H2', 'Integrated Solutions'],
    ['H2', 'Amplifying Innovation'],
  ]);
  expect(screen.getByText('Two.').tagName).toBe('P');
  expect(screen.getByText('Unified Intelligence, Exponential Results')).toBeVisible();
});

it('ends with eight portraits that link to the contact page', () => {
  const callToAction = { heading: 'Whom would you ask?', text: null, button: null };
  renderPage({ callToAction });
  const faces = within(screen.getByRole('region', { name: 'Whom would you ask?' })).getAllByRole('link');
  expect(faces).toHaveLength(8);
  expect(faces[0]).toHaveAttribute('href', '/contact?agent=tara');
});

it('has none of them when the contact page has no address', () => {
  const callToAction = {
    heading: 'Whom would you ask?',
    text: null,
    button: { label: 'Read', href: '/about' },
  };
  renderPage({ callToAction, isReachable: false });
  const invitation = within(screen.getByRole('region', { name: 'Whom would you ask?' }));
  expect(invitation.getAllByRole('link').map((link) => link.textContent)).toEqual(['Read']);
});

it('omits empty parts', () => {
  renderPage({
    intro: null,
    integratedSolutions: null,
    amplifyingInnovation: null,
    tagline: null,
    agents: [],
  });
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
