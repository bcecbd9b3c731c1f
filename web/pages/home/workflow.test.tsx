import '../../../tests/setup/site-config.ts';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { getSeedContent } from '../../../tests/setup/seed-content.ts';
import { HOME_QUERY } from './home-query.ts';
import { Workflow } from './workflow.tsx';

const content = getSeedContent(HOME_QUERY);
const { workLabels } = content;
const grant = requireGrant(content.grant);

function requireGrant<Grant>(found: Grant | null): Grant {
  if (!found) throw new Error('The seed has no grant.');
  return found;
}

function show(fields: Partial<typeof grant> = {}) {
  render(
    <MemoryRouter>
      <Workflow workflow={{ ...grant, ...fields }} labels={workLabels} />
    </MemoryRouter>,
  );
  return screen.getByRole('list').querySelectorAll<HTMLElement>(':scope > li');
}

const amount = (text: string | null) => Number(text?.replaceAll(/[$,]/g, ''));

it('is a list from the paper that arrives to the one that leaves, with an agent’s step between', () => {
  show();
  expect(
    screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.firstChild?.textContent),
  ).toEqual(['Award letter', 'Coleman', 'Tara', 'Preston', 'Diana', 'Report']);
  expect(screen.getByRole('link', { name: 'Tara' })).toHaveAttribute('href', '/agent/tara');
  expect(screen.getAllByText('Example')).toHaveLength(1);
});

it('says at each step what a person approves', () => {
  const floors = [...show()].slice(1, -1);
  expect(floors).toHaveLength(grant.steps.length);
  for (const [index, floor] of floors.entries()) {
    const approval = within(floor).getByText(grant.approvalLabel ?? '').nextElementSibling;
    expect(approval).toHaveTextContent(grant.steps[index]?.approval ?? '');
  }
});

it('has numbers that add up', () => {
  const [granted, budget, , result] = grant.steps.map(({ figures }) => figures);
  const total = amount(granted?.[0]?.value ?? null);
  expect(grant.start?.text).toContain(granted?.[0]?.value);
  expect(budget?.reduce((sum, { value }) => sum + amount(value), 0)).toBe(total);
  for (const { value, label } of budget?.slice(0, 2) ?? []) {
    const [, saturdays, each] = /(\d+) Saturdays at \$(\d+)/.exec(label ?? '') ?? [];
    expect(Number(saturdays) * Number(each), label ?? '').toBe(amount(value));
  }
  expect(amount(result?.at(-1)?.value ?? null)).toBe(total);
});

it('leaves out what a step or a paper lacks, and stamps no step without an approval', () => {
  const [step] = grant.steps;
  if (!step) throw new Error('The grant has no step.');
  const bare = { ...step, date: null, task: null, figures: [] };
  const end = { title: 'Report', date: null, text: null };
  const steps = [
    { ...bare, _key: 'approved', approval: 'The director confirms.' },
    { ...bare, _key: 'open', approval: null },
  ];
  const floors = show({ start: null, steps, end, approvalLabel: null });
  expect([...floors].map(({ textContent }) => textContent)).toEqual([
    `${step.agent?.name}${step.agent?.title}The director confirms.`,
    `${step.agent?.name}${step.agent?.title}`,
    'Report',
  ]);
  for (const floor of floors)
    expect([...floor.querySelectorAll('p, strong')].filter((part) => part.textContent === '')).toEqual([]);
  expect([...floors].map((floor) => floor.querySelectorAll('svg circle').length > 0)).toEqual([
    true,
    false,
    false,
  ]);
});

it('leaves out a paper without a name, and shows a step whose agent is missing', () => {
  const [step] = grant.steps;
  if (!step) throw new Error('The grant has no step.');
  const floors = show({ start: null, end: null, steps: [{ ...step, agent: null }] });
  expect(floors).toHaveLength(1);
  expect(floors[0]).toHaveTextContent(step.task ?? '');
});
