import { expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { Dataset } from './dataset.ts';
import { makeBook, write } from './testing/test-dataset.ts';

function openTwice() {
  const database = openDatabase(':memory:');
  return { before: new Dataset(database, 'production'), restart: () => new Dataset(database, 'production') };
}

it('returns the commits before a restart, and continues after them', async () => {
  const { before, restart } = openTwice();
  const first = await write(before, makeBook('a', { n: 1 }));
  const second = await write(before, makeBook('a', { n: 2 }), makeBook('b'));
  await before.transact({ author: 'tester' }, (pending) => pending.remove('b'));
  const whole = before.recent.listSince(first);

  const after = restart();
  expect(after.position).toBe(before.position);
  expect(after.recent.listSince(after.position)).toEqual([]);
  await write(after, makeBook('c'));
  const missed = after.recent.listSince(first) ?? [];
  expect(missed.slice(0, 2)).toEqual(whole);
  expect(missed[2]?.changes.map(({ id }) => id)).toEqual(['c']);
  expect(after.recent.find(second)?.changes.map(({ after }) => after?._id)).toEqual(['a', 'b']);
  expect(after.recent.listSince('unknown')).toBeUndefined();
});

it('does not return commits before a purge', async () => {
  const { before, restart } = openTwice();
  const first = await write(before, makeBook('a'), makeBook('b'));
  const second = await write(before, makeBook('b', { n: 2 }));
  await before.transact({ author: 'tester' }, (pending) => pending.remove('b', { purge: true }));
  const purge = before.position;
  const last = await write(before, makeBook('a', { n: 2 }));
  expect(before.recent.listSince(purge)).toHaveLength(1);
  for (const { recent } of [before, restart()]) {
    expect(recent.listSince(first)).toBeUndefined();
    expect(recent.listSince(second)).toBeUndefined();
    expect(recent.listSince(last)).toEqual([]);
  }
});

it('does not return commits before the part of the log that it reads', async () => {
  const { before, restart } = openTwice();
  const first = await write(before, makeBook('a'));
  const long = await write(before, ...Array.from({ length: 198 }, (_, n) => makeBook(`b${n}`)));
  await write(before, makeBook('c'));
  const after = restart();
  expect(after.recent.listSince(first)).toBeUndefined();
  expect(after.recent.listSince(long)).toHaveLength(1);
});
