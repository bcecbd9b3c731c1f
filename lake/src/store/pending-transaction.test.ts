import { describe, expect, it } from 'vitest';
import { PendingTransaction } from './pending-transaction.ts';
import { book, openTestDataset, write } from './testing/test-dataset.ts';

const NOW = new Date('2025-06-01T12:00:00.789Z');

async function begin() {
  const dataset = openTestDataset();
  await write(dataset, book('a', { n: 1 }), book('c', { n: 1 }));
  return { dataset, pending: new PendingTransaction(dataset, { id: 'tx', author: 'tester', now: NOW }) };
}

describe('PendingTransaction', () => {
  it('uses whole seconds in documents and milliseconds in the log', async () => {
    const { pending } = await begin();
    expect(pending.timestamp).toBe('2025-06-01T12:00:00Z');
    expect(pending.loggedAt).toBe('2025-06-01T12:00:00.789Z');
  });

  it('makes its writes visible only to itself, sorted by id', async () => {
    const { dataset, pending } = await begin();
    pending.put(book('b'), 'create');
    pending.putPatched(book('a', { n: 2 }), {});
    pending.remove('c');
    expect(pending.all()).toMatchObject([
      { _id: 'a', n: 2, _rev: 'tx' },
      { _id: 'b', _rev: 'tx' },
    ]);
    expect(pending.get('c')).toBeUndefined();
    expect(pending.original('a')).toMatchObject({ n: 1 });
    expect(dataset.all()).toMatchObject([{ _id: 'a', n: 1 }, { _id: 'c' }]);
  });

  it('logs a document as stored', async () => {
    const { pending } = await begin();
    const stored = pending.put(book('b', { _rev: 'another' }), 'createIfNotExists');
    expect(stored._rev).toBe('tx');
    expect(pending.changes()).toMatchObject([{ after: stored, mutations: [{ createIfNotExists: stored }] }]);
  });

  it('summarizes the changes to each document', async () => {
    const { pending } = await begin();
    pending.putPatched(book('a', { n: 2 }), { inc: { n: 1 } });
    pending.putPatched(book('a', { n: 3 }), { inc: { n: 1 } });
    pending.remove('c');
    pending.put(book('short'), 'create');
    pending.remove('short');
    expect(pending.changes()).toMatchObject([
      { id: 'a', before: { n: 1 }, after: { n: 3 }, mutations: [{ patch: {} }, { patch: {} }] },
      { id: 'c', before: { n: 1 }, after: undefined, mutations: [{ delete: { id: 'c' } }] },
    ]);
  });
});
