import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { getSeedContent, unwrittenBut } from '../../../tests/setup/seed-content.ts';
import { PolyAiView } from './poly-ai-page.tsx';
import type { PolyAiContent } from './poly-ai-query.ts';
import { POLY_AI_QUERY } from './poly-ai-query.ts';

/** Cards with these titles and a text each. */
function cards(...titles: string[]): PolyAiContent['whyCards'] {
  return titles.map((title, index) => ({
    _key: `${title}-${index}`,
    title,
    text: `${title} in a sentence.`,
  }));
}

type Pillar = PolyAiContent['pillars'][number];

function pillar(name: string, fields: Partial<Pillar> = {}): Pillar {
  return {
    _id: `aiPillar-${name}`,
    name,
    role: `${name} role`,
    purpose: `${name} purpose`,
    keyInsight: `${name} key insight`,
    impact: `${name} impact`,
    coreFunctions: [`${name} first`, `${name} second`],
    ...fields,
  };
}

/** The seed's page with two columns. */
const content: PolyAiContent = {
  ...getSeedContent(POLY_AI_QUERY),
  buildingHint: 'Choose a part',
  foundations: cards('Clear authority', 'A house voice'),
  pillars: [pillar('Agentic'), pillar('Generative')],
  labels: {
    purpose: 'Purpose',
    keyInsight: 'Key insight',
    impact: 'Impact',
    coreFunctions: 'Core functions',
    foundation: 'Stands on',
    capstone: 'Carries',
    back: 'Back to the building',
  },
  foundationsHeading: 'Ten foundations',
  capstonesHeading: 'Ten capstones',
  capstones: cards('Finished work', 'Words ready to sign'),
  whyHeading: 'Why Poly-AI matters',
  whyCards: cards('Real work is mixed work', 'Answers you can check'),
  stagesHeading: 'How a task moves',
  stages: cards('Task Reception', 'Final Integration'),
};

function renderPolyAi(fields?: Partial<PolyAiContent>) {
  return render(<PolyAiView content={{ ...content, ...fields }} />, { wrapper: MemoryRouter });
}

const building = () => within(screen.getByRole('navigation', { name: 'Choose a part' }));
const listNames = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

/** Returns the target of a hash link. */
function findHashTarget(link: HTMLElement): HTMLElement | null {
  return document.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''));
}

describe('the building', () => {
  it('has capstones, pillars and foundations from top to bottom, in the order of the content', () => {
    renderPolyAi();
    expect(building().getAllByRole('list')).toHaveLength(3);
    expect(listNames(building().getAllByRole('link'))).toEqual([
      ...['Finished work', 'Words ready to sign'],
      ...['Agentic', 'Generative'],
      ...['Clear authority', 'A house voice'],
    ]);
    const capstones = within(building().getByRole('list', { name: 'Ten capstones' }));
    expect(capstones.getAllByRole('link')).toHaveLength(2);
  });

  it('links every part to its text, which is focusable', () => {
    renderPolyAi();
    for (const link of building().getAllByRole('link')) {
      const text = findHashTarget(link);
      expect(text).toHaveAccessibleName(link.textContent);
      text?.focus();
      expect(text).toHaveFocus();
    }
  });

  it('links parts with the same name to different texts', () => {
    renderPolyAi({ capstones: cards('Work', 'Work', 'Work') });
    const links = within(building().getByRole('list', { name: 'Ten capstones' })).getAllByRole('link');
    expect(new Set(links.map(findHashTarget)).size).toBe(3);
  });

  it('is rendered without a hint, and each pillar links back to it', () => {
    renderPolyAi({ buildingHint: null });
    const [back] = screen.getAllByRole('link', { name: 'Back to the building' });
    expect(back && findHashTarget(back)).toBe(screen.getByRole('navigation'));
  });
});

describe('a pillar', () => {
  const entry = () => within(screen.getByRole('article', { name: 'Agentic' }));

  it('shows role, purpose, key insight, impact and core functions', () => {
    renderPolyAi();
    expect(entry().getByRole('heading', { level: 3, name: 'Agentic' })).toBeVisible();
    for (const text of ['role', 'purpose', 'key insight', 'impact']) {
      expect(entry().getByText(`Agentic ${text}`)).toBeVisible();
    }
    const functions = within(entry().getByRole('list', { name: 'Core functions' }));
    expect(listNames(functions.getAllByRole('listitem'))).toEqual(['Agentic first', 'Agentic second']);
  });

  it('contains the texts of its foundation and its capstone, which links to them target', () => {
    renderPolyAi();
    const foundation = entry().getByRole('article', { name: 'Clear authority' });
    expect(foundation).toHaveTextContent('Stands onClear authorityClear authority in a sentence.');
    expect(foundation).toBe(document.getElementById('foundation-clear-authority'));
    const capstone = entry().getByRole('article', { name: 'Finished work' });
    expect(capstone).toHaveTextContent('CarriesFinished workFinished work in a sentence.');
    expect(capstone).toBe(document.getElementById('capstone-finished-work'));
  });

  it('omits empty parts', () => {
    const bare = { role: null, purpose: null, keyInsight: null, impact: null, coreFunctions: [] };
    renderPolyAi({ pillars: [pillar('Agentic', bare)], foundations: [], capstones: [] });
    expect(entry().queryByText('Key insight')).not.toBeInTheDocument();
    expect(listNames(entry().getAllByRole('link'))).toEqual(['Back to the building']);
  });
});

it('shows the text of a stone that has no pillar', () => {
  renderPolyAi({ pillars: [pillar('Agentic')] });
  expect(screen.getByText('Words ready to sign in a sentence.')).toBeVisible();
  expect(screen.getByText('A house voice in a sentence.')).toBeVisible();
});

it('shows the reasons, the stages and the statistics', () => {
  renderPolyAi();
  const section = (name: string) => within(screen.getByRole('region', { name }));
  expect(section('Why Poly-AI matters').getByText('Answers you can check in a sentence.')).toBeVisible();
  expect(listNames(section('How a task moves').getAllByRole('heading', { level: 3 }))).toEqual([
    'Task Reception',
    'Final Integration',
  ]);
  const [number] = content.stats;
  expect(screen.getByText(number?.label ?? '').nextElementSibling).toHaveTextContent(number?.value ?? '');
});

it('has unique ids with sixty of everything and names of 200 letters', () => {
  const titles = Array.from({ length: 60 }, (_, index) => `${'Long '.repeat(39)}${index % 30}`);
  const many = cards(...titles);
  const { container } = renderPolyAi({
    foundations: many,
    capstones: many,
    whyCards: many,
    stages: many,
    pillars: titles.map((title, index) => pillar(title, { _id: String(index) })),
  });
  // By selector: queries by role take seconds with so many elements.
  const links = [...container.querySelectorAll<HTMLElement>('nav a')];
  expect(links).toHaveLength(180);
  expect(new Set(links.map(findHashTarget)).size).toBe(180);
  expect(container.querySelectorAll('h1')).toHaveLength(1);
});

it('has only its heading when all other fields are empty', () => {
  renderPolyAi({ ...unwrittenBut(content, 'heading'), labels: content.labels });
  expect(listNames(screen.getAllByRole('heading'))).toEqual([content.heading]);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
