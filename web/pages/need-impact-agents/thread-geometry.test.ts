import { expect, it } from 'vitest';
import type { Agent, Challenge } from './need-impact-agents-query.ts';
import { drawThreads } from './thread-geometry.ts';

const agent = (id: string): Agent => ({
  _id: id,
  name: id,
  slug: id,
  title: null,
  image: null,
  generatedImage: null,
});
const challenge = (id: string, issue: string | null, ...agents: string[]): Challenge => ({
  _id: id,
  group: null,
  issue,
  solution: null,
  agents,
});

it('connects every challenge with its agents, and omits agents without any', () => {
  const challenges = [challenge('a', 'Late money', 'tara'), challenge('b', 'Forms', 'tara', 'neo', 'gone')];
  const drawing = drawThreads(challenges, [agent('tara'), agent('huma'), agent('neo')]);
  expect(drawing.agents.map(({ agent, threads }) => [agent.name, threads.map(({ id }) => id)])).toEqual([
    ['tara', ['a', 'b']],
    ['neo', ['b']],
  ]);
});

it('spreads both sides over the same height', () => {
  const challenges = ['a', 'b', 'c', 'd'].map((id) => challenge(id, 'Same', 'tara', 'neo'));
  const { height, lines, agents } = drawThreads(challenges, [agent('tara'), agent('neo')]);
  expect(lines.map(({ y }) => y / height)).toEqual([0.125, 0.375, 0.625, 0.875]);
  expect(agents.map(({ y }) => y / height)).toEqual([0.25, 0.75]);
});

it('draws a longer text as a longer line, and an empty one as the shortest', () => {
  const challenges = [challenge('a', 'Twelve chars', 'tara'), challenge('b', null, 'tara')];
  const [long, none] = drawThreads(challenges, [agent('tara')]).lines.map(({ x1, x2 }) => x2 - x1);
  expect(long).toBe(84);
  expect(none).toBe(20);
});

it('is empty without challenges', () => {
  expect(drawThreads([], [agent('tara')])).toMatchObject({ lines: [], agents: [] });
});
