import { expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { Dataset } from './dataset.ts';
import { book, write } from './testing/test-dataset.ts';

function openTwice() {
  const database = openDatabase(':memory:');
  return { before: new Dataset(database, 'production'), restart: () => new Dataset(database, 'production') };
}

it('returns the commits before a restart, and continues after them', async () => {
  const { before, restart } = openTwice();
  const first = await write(before, book('a', { n: 1 }));
  const second = await write(before, book('a', { n: 2 }), book('b'));
  await before.transact({ author: 'tester' }, (pending) => pending.remove('b'));
  const whole = before.recent.since(first);

  const after = restart();
  expect(after.position).toBe(before.position);
  expect(after.recent.since(after.position)).toEqual([]);
  await write(after, book('c'));
  const missed = after.recent.since(first) ?? [];
  expect(missed.slice(0, 2)).toEqual(whole);
  expect(missed[2]?.changes.map(({ id }) => id)).toEqual(['c']);
  expect(after.recent.find(second)?.changes.map(({ after }) => after?._id)).toEqual(['a', 'b']);
  expect(after.recent.since('unknown')).toBeUndefined();
});

it('does not return commits before a purge', async () => {
  const { before, restart } = openTwice();
  const first = await write(before, book('a'), book('b'));
  const second = await write(before, book('b', { n: 2 }));
  await before.transact({ author: 'tester' }, (pending) => pending.remove('b', { purge: true }));
  const purge = before.position;
  const last = await write(before, book('a', { n: 2 }));
  expect(before.recent.since(purge)).toHaveLength(1);
  for (const { recent } of [before, restart()]) {
    expect(recent.since(first)).toBeUndefined();
    expect(recent.since(second)).toBeUndefined();
    expect(recent.since(last)).toEqual([]);
  }
});

it('does not return commits before the part of the log that it reads', async () => {
  const { before, restart } = openTwice();
  const first = await write(before, book('a'));
  const long = await write(before, ...Array.from({ length: 198 }, (_, n) => book(`b${n}`)));
  await write(before, book('c'));
  const after = restart();
  expect(after.recent.since(first)).toBeUndefined();
  expect(after.recent.since(long)).toHaveLength(1);
});
