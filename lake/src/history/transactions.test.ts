import { expect, it } from 'vitest';
import { makeBook, openTestDataset } from '../store/testing/test-dataset.ts';
import { readTransactions, type TransactionQuery } from './transactions.ts';

const minute = (n: number) => new Date(Date.UTC(2025, 0, 1, 0, n));

const ALL: TransactionQuery = {
  excludeContent: false,
  excludeMutations: false,
  identifiedOnly: true,
  effects: false,
  reverse: false,
  limit: 50,
  authors: [],
  fromTime: undefined,
  toTime: undefined,
  fromSequence: undefined,
  toSequence: undefined,
};

type Asked = Partial<TransactionQuery> & { from?: string; to?: string };

/** Five transactions `t0` to `t4`, a minute apart, by two authors; the third writes two documents. */
async function log({ from = '', to = '', ...query }: Asked, ids: readonly string[] = ['a', 'b']) {
  const dataset = openTestDataset();
  for (let n = 0; n < 5; n += 1) {
    const transaction = { author: n % 2 ? 'odd' : 'even', transactionId: `t${n}`, now: minute(n) };
    await dataset.transact(transaction, (pending) => {
      pending.put(makeBook('a', { n }), 'createOrReplace');
      if (n === 2) pending.put(makeBook('b'), 'create');
    });
  }
  const range = { fromSequence: dataset.log.getSequence(from), toSequence: dataset.log.getSequence(to) };
  return readTransactions(dataset.log, ids, { ...ALL, ...range, ...query });
}

it.each<[string, Asked, string[]]>([
  ['everything, oldest first', {}, ['t0', 't1', 't2', 't3', 't4']],
  ['the latest', { reverse: true, limit: 2 }, ['t4', 't3']],
  ['the first', { limit: 2 }, ['t0', 't1']],
  ['from a transaction on, itself included', { from: 't3' }, ['t3', 't4']],
  ['up to a transaction, backwards', { to: 't2', reverse: true, limit: 2 }, ['t2', 't1']],
  ['between times', { fromTime: minute(1).getTime(), toTime: minute(3).getTime() }, ['t1', 't2', 't3']],
  ['by an author', { authors: ['odd', 'nobody'] }, ['t1', 't3']],
  ['without regard to a transaction that is not there', { from: 'unknown', limit: 1 }, ['t0']],
])('lists %s', async (_, query, ids) => {
  expect((await log(query)).map(({ id }) => id)).toEqual(ids);
});

it('finds the position of a transaction that changed other documents', async () => {
  expect(await log({ from: 't3' }, ['b'])).toEqual([]);
  expect(await log({ to: 't1' }, ['b'])).toEqual([]);
  expect(await log({ from: 't1', to: 't3' }, ['b'])).toMatchObject([{ id: 't2', documentIDs: ['b'] }]);
});

it('returns the time, author, documents and mutations of each entry', async () => {
  const [entry] = await log({ from: 't2' });
  expect(entry).toEqual({
    id: 't2',
    timestamp: '2025-01-01T00:02:00.000Z',
    author: 'even',
    documentIDs: ['a', 'b'],
    mutations: [
      { createOrReplace: makeBook('a', { n: 2, _rev: 't2' }) },
      { create: makeBook('b', { _rev: 't2' }) },
    ],
    effects: undefined,
  });
});

it('returns effects by document on request, and can leave out the content or all mutations', async () => {
  const [entry] = await log({ from: 't2', effects: true, excludeContent: true });
  expect(entry?.mutations).toEqual([
    { createOrReplace: { _id: 'a', _type: 'book' } },
    { create: { _id: 'b', _type: 'book' } },
  ]);
  expect(entry?.effects).toMatchObject({ b: { apply: [0, { _id: 'b' }], revert: [0, null] } });
  expect(await log({ excludeMutations: true, limit: 1 })).toMatchObject([{ mutations: undefined }]);
});
