import { expect, test } from 'vitest';
import { definitions } from '../definitions.ts';
import { getRankAfter } from './order-rank-field.ts';

test('ranks a new document after the last one, also after dragging', () => {
  for (const last of ['0|i00000:', '0|hzzzzz:i', '0|100008:', '0|zzzzzy:']) {
    expect(getRankAfter(last) > last).toBe(true);
  }
  expect(getRankAfter(null)).toMatch(/^0\|[0-9a-z]{6}:$/);
});

test('every list that editors can sort has a rank field and an ordering by it', () => {
  const ranked = definitions.filter((type) => type.fields?.some((field) => field.name === 'orderRank'));
  expect(ranked.map((type) => type.name)).toEqual([
    'agent',
    'aiPillar',
    'challengeRow',
    'organizationType',
    'region',
  ]);
  for (const type of ranked) expect(type).toHaveProperty('orderings');
});
