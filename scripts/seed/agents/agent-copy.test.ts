import { describe, expect, it } from 'vitest';
import type { AgentCopy } from './agent-copy.ts';

/** Spec section 9, to the letter. */
const ctaHeadlines: Record<string, string> = {
  tara: 'Ready to Transform Tax, Audit & Accounting?',
  coleman: 'Ready to elevate your Compliance?',
  monet: 'Ready to empower your Fundraising & Donor Management?',
  preston: 'Ready to transform your Programs & Operations?',
  diana: 'Ready to be transformed by Your Data & Impact Analytics?',
  neo: 'Ready to launch your innovation?',
  huma: 'Ready to transform your Personnel?',
  ernesto: 'Ready to force-multiply your External Relations?',
};

/** The target figures of spec section 9 and the agent that states each; a figure may be read in one place only. */
const plannedTargets = [
  ['e-file rejects under 1%', 'tara'],
  ['close-to-file within 48h', 'tara'],
  ['95% of reconciliation items auto-resolved', 'tara'],
  ['forecast accuracy of plus or minus 5% at 60 days', 'tara'],
  ['10-15% retention lift', 'monet'],
  ['98% data validity', 'diana'],
] as const;

const women = ['tara', 'monet', 'diana', 'huma'];

const modules = import.meta.glob<Record<string, AgentCopy>>(
  './{tara,coleman,monet,preston,diana,neo,huma,ernesto}.ts',
  { eager: true },
);
const agents = Object.values(modules).flatMap((module) => Object.values(module));

const priorityItems = (agent: AgentCopy) => [
  ...agent.priorityData.critical,
  ...agent.priorityData.operational,
  ...agent.priorityData.enhancement,
];
const cardDeliverables = (agent: AgentCopy) => agent.problemCards.flatMap((card) => card.deliverables);

/** Every string of an agent, however deep, so that rules about wording miss none. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const normalized = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const repeated = (texts: string[]) => {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = normalized(text);
    const again = seen.has(key);
    seen.add(key);
    return again;
  });
};

it('has copy for exactly the eight agents', () => {
  expect(agents.map((agent) => agent.slug).sort()).toEqual(Object.keys(ctaHeadlines).sort());
});

describe.each(agents.map((agent) => [agent.slug, agent] as const))('%s', (slug, agent) => {
  it('has the counts of the specification', () => {
    expect(agent.deliverables.length).toBeGreaterThanOrEqual(5);
    expect(agent.deliverables.length).toBeLessThanOrEqual(8);
    expect(agent.expertise).toHaveLength(5);
    expect(agent.priorityData.critical).toHaveLength(5);
    expect(agent.priorityData.operational).toHaveLength(5);
    expect(agent.priorityData.enhancement).toHaveLength(5);
    expect(agent.problemCards).toHaveLength(10);
    for (const card of agent.problemCards) {
      expect(card.deliverables, card.title).toHaveLength(5);
      expect(card.aiPillars.length, card.title).toBeGreaterThanOrEqual(2);
      expect(card.aiPillars.length, card.title).toBeLessThanOrEqual(4);
      expect(new Set(card.aiPillars).size, card.title).toBe(card.aiPillars.length);
    }
  });

  it('carries its name and its headline to the letter', () => {
    expect(agent.slug).toBe(agent.name.toLowerCase());
    expect(agent.ctaHeadline).toBe(ctaHeadlines[slug]);
  });

  it('introduces itself by name in 35 to 60 words', () => {
    const words = agent.introText.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(35);
    expect(words).toBeLessThanOrEqual(60);
    expect(agent.introText).toContain(agent.name);
  });

  it('fits search results and the agent card', () => {
    expect(agent.description.length).toBeLessThanOrEqual(220);
    expect(agent.seo.title.length).toBeLessThan(60);
    expect(agent.seo.description.length).toBeGreaterThanOrEqual(120);
    expect(agent.seo.description.length).toBeLessThanOrEqual(160);
  });

  it('speaks of the agent as he or she, never as a thing', () => {
    const [own, other] = women.includes(slug) ? ['she', 'he'] : ['he', 'she'];
    const about = [agent.solution, ...agent.problemCards.map((card) => card.solution)].join('\n');
    expect(about).toMatch(new RegExp(`\\b${own}\\b`, 'i'));
    expect(about).not.toMatch(new RegExp(`\\b${other}\\b`, 'i'));
    expect(about).not.toMatch(/\b[Ii]t (will|is designed|is meant)\b/);
  });

  it('has no blank, padded or decorated text', () => {
    for (const text of stringsIn(agent)) {
      expect(text).toBe(text.trim());
      expect(text).not.toBe('');
      expect(text).not.toMatch(/\p{Extended_Pictographic}|\s{2}/u);
    }
  });
});

describe('across the agents', () => {
  it('repeats no problem, impact, title, solution or deliverable', () => {
    const headings = agents.flatMap((agent) => [
      ...priorityItems(agent).map((item) => item.problem),
      ...agent.problemCards.map((card) => card.title),
    ]);
    const bodies = agents.flatMap((agent) => [
      agent.problem,
      agent.solution,
      agent.description,
      ...priorityItems(agent).map((item) => item.impact),
      ...agent.problemCards.map((card) => card.solution),
    ]);
    const deliverables = agents.flatMap((agent) => [...agent.deliverables, ...cardDeliverables(agent)]);
    expect(repeated(headings)).toEqual([]);
    expect(repeated(bodies)).toEqual([]);
    expect(repeated(deliverables)).toEqual([]);
  });

  it.each(plannedTargets)('states "%s" once, with %s, and calls it a planned target', (target, slug) => {
    const places = agents.flatMap((agent) =>
      stringsIn(agent)
        .filter((text) => text.includes(target))
        .map((text) => ({ slug: agent.slug, text })),
    );
    expect(places).toEqual([{ slug, text: expect.stringContaining('planned target') }]);
    expect(places[0]?.text.split(target)).toHaveLength(2);
  });

  it('states no percentage that is not one of the planned targets', () => {
    const withoutTargets = agents.map((agent) =>
      plannedTargets.reduce((text, [target]) => text.replaceAll(target, ''), stringsIn(agent).join('\n')),
    );
    expect(withoutTargets.join('\n').match(/\d+\s?(%|percent)/g)).toBeNull();
  });
});
