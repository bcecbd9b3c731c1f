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

it('remembers the newest first, and so many', () => {
  let removals: Removal[] = [];
  for (let turn = 0; turn < 40; turn += 1) removals = withRemoval(removals, { ...removal, name: `${turn}` });
  expect(removals).toHaveLength(30);
  expect(removals[0]?.name).toBe('39');
});

it('forgets what was taken back, and no other removal of the same document', () => {
  const earlier = { ...removal, at: '2026-11-19T10:00:00Z' };
  expect(withoutRemoval([removal, earlier], removal)).toEqual([earlier]);
});

it('reads what was stored, whatever that is', () => {
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
