import { expect, it } from 'vitest';
import { RecentCommits } from './recent-commits.ts';
import { makeBook, openTestDataset, write } from './testing/test-dataset.ts';

function commit(transactionId: string, changes = 1) {
  const change = { id: 'a', before: undefined, after: makeBook('a'), mutations: [], purged: false };
  return { transactionId, author: 'tester', timestamp: '', changes: Array(changes).fill(change) };
}

const ids = (commits: readonly { transactionId: string }[] | undefined) =>
  commits?.map(({ transactionId }) => transactionId);

it('lists the commits after a position, including the first position', () => {
  const recent = new RecentCommits();
  const start = recent.position;
  expect(recent.listSince(start)).toEqual([]);
  for (const id of ['t1', 't2', 't3']) recent.add(commit(id), 1);
  expect(ids(recent.listSince(start))).toEqual(['t1', 't2', 't3']);
  expect(ids(recent.listSince('t1'))).toEqual(['t2', 't3']);
  expect(recent.listSince(recent.position)).toEqual([]);
  expect(recent.listSince('unknown')).toBeUndefined();
  expect(recent.find('t2')?.transactionId).toBe('t2');
});

it('drops the oldest commits, and tells when a position is no longer known', () => {
  const recent = new RecentCommits();
  const start = recent.position;
  for (let index = 0; index < 2500; index += 1) recent.add(commit(`t${index}`), 1);
  expect(recent.listSince(start)).toBeUndefined();
  expect(recent.listSince('t400')).toBeUndefined();
  expect(recent.listSince('t499')).toHaveLength(2000);
  expect(recent.listSince('t2000')).toHaveLength(499);
});

it('is bounded by its number of documents, but keeps the latest commit', () => {
  const recent = new RecentCommits();
  for (let index = 0; index < 30; index += 1) recent.add(commit(`t${index}`, 1000), 1);
  expect(recent.listSince('t19')).toHaveLength(10);
  expect(recent.listSince('t18')).toBeUndefined();
  recent.add(commit('huge', 50_000), 1);
  expect(ids(recent.listSince('t29'))).toEqual(['huge']);
});

it('is bounded by the size of its documents, but keeps the latest commit', () => {
  const recent = new RecentCommits();
  for (let index = 0; index < 30; index += 1) recent.add(commit(`t${index}`), 1_000_000);
  expect(recent.listSince('t21')).toHaveLength(8);
  expect(recent.listSince('t20')).toBeUndefined();
  recent.add(commit('huge'), 50_000_000);
  expect(ids(recent.listSince('t29'))).toEqual(['huge']);
});

it('counts the size of stored and deleted documents', async () => {
  const dataset = openTestDataset();
  const text = 'x'.repeat(1_000_000);
  const first = await write(dataset, makeBook('a', { text }));
  for (let n = 0; n < 10; n += 1) await write(dataset, makeBook('b', { n }));
  expect(dataset.recent.listSince(first)).toHaveLength(10);
  for (let n = 0; n < 10; n += 1) {
    await dataset.transact({ author: 'tester' }, (pending) => {
      pending.putPatched({ ...makeBook('a', { text }), n }, { set: { n } });
    });
  }
  expect(dataset.recent.listSince(first)).toBeUndefined();
  const last = dataset.recent.position;
  for (const id of ['a', 'b']) {
    await dataset.transact({ author: 'tester' }, (pending) => pending.remove(id));
  }
  expect(dataset.recent.listSince(last)).toHaveLength(2);
});
