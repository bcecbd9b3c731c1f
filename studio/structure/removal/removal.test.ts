import { expect, it } from 'vitest';
import { type Removal, readRemovals, withoutRemoval, withRemoval } from './removal.ts';

const removal: Removal = {
  kind: 'deleted',
  id: 'region-asia',
  type: 'region',
  name: 'Asia',
  at: '2026-11-20T10:00:00Z',
  published: 'r1',
};

it('stores the newest first, and a limited number', () => {
  let removals: Removal[] = [];
  for (let turn = 0; turn < 40; turn += 1) removals = withRemoval(removals, { ...removal, name: `${turn}` });
  expect(removals).toHaveLength(30);
  expect(removals[0]?.name).toBe('39');
});

it('removes only the removal that was undone', () => {
  const earlier = { ...removal, at: '2026-11-19T10:00:00Z' };
  expect(withoutRemoval([removal, earlier], removal)).toEqual([earlier]);
});

it('skips invalid entries', () => {
  expect(
    readRemovals([
      removal,
      null,
      { ...removal, kind: 'lost' },
      { ...removal, draft: 7 },
      { ...removal, replacement: 7 },
    ]),
  ).toEqual([removal]);
  expect(readRemovals(undefined)).toEqual([]);
});
