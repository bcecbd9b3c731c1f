import '../../../tests/setup/site-config.ts';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AgentView } from './agent-page.tsx';
import type { AgentContent } from './agent-query.ts';
import { makeAgent } from './testing/agent-fixture.ts';

type Agent = AgentContent['challenges'][number]['agents'][number];

const [tara, coleman, monet] = ['Tara', 'Coleman', 'Monet'].map((name) => ({
  _id: `agent-${name.toLowerCase()}`,
  name,
  slug: name.toLowerCase(),
  title: `Function of ${name}`,
  image: null,
  generatedImage: null,
})) as [Agent, Agent, Agent]; // `map` loses the length of the array.

const challenges = [
  { _id: 'row-1', issue: 'Grants differ.', agents: [monet, tara] },
  { _id: 'row-2', issue: 'Overhead is unpaid.', agents: [tara, monet] },
  { _id: 'row-3', issue: 'Payroll is Friday.', agents: [tara] },
];

function renderAgent(fields: Partial<AgentContent>) {
  render(
    <MemoryRouter>
      <AgentView agent={makeAgent({ challenges, nextAgent: coleman, ...fields })} />
    </MemoryRouter>,
  );
}

const heading = 'Challenges shared with colleagues';

describe('the colleagues', () => {
  it('are the agents with shared challenges, and list these', () => {
    renderAgent({});
    const section = within(screen.getByRole('region', { name: heading }));
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/agent/monet']);
    expect(section.getByRole('heading', { level: 3, name: 'Monet' })).toBeVisible();
    expect(section.getByText('Grants differ.')).toBeVisible();
    expect(section.getByText('Overhead is unpaid.')).toBeVisible();
    expect(section.queryByText('Payroll is Friday.')).not.toBeInTheDocument();
  });

  it('are omitted when the agent shares no challenge', () => {
    renderAgent({ challenges: challenges.slice(2) });
    expect(screen.queryByRole('region', { name: heading })).not.toBeInTheDocument();
  });
});

describe('the next agent', () => {
  const next = () => screen.getByRole('link', { name: /^Next agent/ });

  it('is the next one in the editors’ order', () => {
    renderAgent({});
    expect(next()).toHaveAccessibleName('Next agent Coleman Function of Coleman');
    expect(next()).toHaveAttribute('href', '/agent/coleman');
  });

  it('is omitted when there is no other', () => {
    renderAgent({ nextAgent: null });
    expect(screen.queryByText('Next agent')).not.toBeInTheDocument();
  });
});
