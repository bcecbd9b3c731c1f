import { describe, expect, it } from 'vitest';
import { PendingTransaction } from './pending-transaction.ts';
import { makeBook, openTestDataset, write } from './testing/test-dataset.ts';

const NOW = new Date('2025-06-01T12:00:00.789Z');

async function begin() {
  const dataset = openTestDataset();
  await write(dataset, makeBook('a', { n: 1 }), makeBook('c', { n: 1 }));
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
    pending.put(makeBook('b'), 'create');
    pending.putPatched(makeBook('a', { n: 2 }), {});
    pending.remove('c');
    expect(pending.listAll()).toMatchObject([
      { _id: 'a', n: 2, _rev: 'tx' },
      { _id: 'b', _rev: 'tx' },
    ]);
    expect(pending.get('c')).toBeUndefined();
    expect(pending.getOriginal('a')).toMatchObject({ n: 1 });
    expect(dataset.listAll()).toMatchObject([{ _id: 'a', n: 1 }, { _id: 'c' }]);
  });

  it('logs a document as stored', async () => {
    const { pending } = await begin();
    const stored = pending.put(makeBook('b', { _rev: 'another' }), 'createIfNotExists');
    expect(stored._rev).toBe('tx');
    expect(pending.listChanges()).toMatchObject([
      { after: stored, mutations: [{ createIfNotExists: stored }] },
    ]);
  });

  it('summarizes the changes to each document', async () => {
    const { pending } = await begin();
    pending.putPatched(makeBook('a', { n: 2 }), { inc: { n: 1 } });
    pending.putPatched(makeBook('a', { n: 3 }), { inc: { n: 1 } });
    pending.remove('c');
    pending.put(makeBook('short'), 'create');
    pending.remove('short');
    expect(pending.listChanges()).toMatchObject([
      { id: 'a', before: { n: 1 }, after: { n: 3 }, mutations: [{ patch: {} }, { patch: {} }] },
      { id: 'c', before: { n: 1 }, after: undefined, mutations: [{ delete: { id: 'c' } }] },
    ]);
  });
});
