import { describe, expect, it } from 'vitest';
import { agentRoles } from '../../../schemas/agent-domains.ts';
import { allAgents } from './all-agents.ts';

/**
 * Rules for the copy of the seed's agents. `npm run check:content` checks the specification's numbers.
 */

const women = ['tara', 'monet', 'diana', 'huma'];

/** Every string in an agent's copy, at any depth. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

it('has copy for exactly the eight agents', () => {
  expect(allAgents.map((agent) => agent.slug).sort()).toEqual(Object.keys(agentRoles).sort());
});

describe.each(allAgents.map((agent) => [agent.slug, agent] as const))('%s', (slug, agent) => {
  it('has five to eight deliverables and two to four different pillars on each card', () => {
    expect(agent.deliverables.length).toBeGreaterThanOrEqual(5);
    expect(agent.deliverables.length).toBeLessThanOrEqual(8);
    for (const card of agent.problemCards) {
      expect(card.aiPillars.length, card.title).toBeGreaterThanOrEqual(2);
      expect(card.aiPillars.length, card.title).toBeLessThanOrEqual(4);
      expect(new Set(card.aiPillars).size, card.title).toBe(card.aiPillars.length);
    }
  });

  it('has its name as its slug', () => {
    expect(slug).toBe(agent.name.toLowerCase());
  });

  it('has texts that fit search results and the agent card', () => {
    expect(agent.description.length).toBeLessThanOrEqual(220);
    expect(agent.seo.title.length).toBeLessThan(60);
    expect(agent.seo.description.length).toBeGreaterThanOrEqual(120);
    expect(agent.seo.description.length).toBeLessThanOrEqual(160);
  });

  it('calls the agent he or she, never it', () => {
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
      expect(text).not.toMatch(/\p{Extended_Pictographic}|[^\S\n]{2}/u);
    }
  });
});

it('has no expertise that two agents share', () => {
  const tags = allAgents.flatMap((agent) => agent.expertise);
  expect(new Set(tags).size).toBe(tags.length);
});

it('has no percentage other than the six planned targets, apart from the examples of work', () => {
  const percentages = stringsIn(allAgents.map(({ work: _work, ...copy }) => copy))
    .join('\n')
    .match(/\d+\s?(%|percent)/g);
  expect([...new Set(percentages)].sort()).toEqual(['95%', '1%', '5%', '15%', '98%'].sort());
});
