import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findReferrerIds } from '../store/check-references.ts';
import { openDatabase } from '../store/database.ts';
import { Dataset } from '../store/dataset.ts';
import { PendingTransaction } from '../store/pending-transaction.ts';
import { makeBook, openTestDataset, write } from '../store/testing/test-dataset.ts';
import { listStrongReferences, ReferenceIndex } from './reference-index.ts';

const to = (_ref: string, more: object = {}) => ({ _type: 'reference', _ref, ...more });

describe('strongReferences', () => {
  it('finds references at any depth, except weak and cross-dataset ones', () => {
    const document = makeBook('a', {
      author: to('x'),
      list: [to('y'), { deep: to('z', { _weak: false }) }],
      weak: to('no', { _weak: true }),
      elsewhere: to('no', { _dataset: 'other', _projectId: 'p' }),
      text: '_ref',
    });
    expect([...listStrongReferences(document)].sort()).toEqual(['x', 'y', 'z']);
  });
});

describe('ReferenceIndex', () => {
  it('is updated when a document changes', () => {
    const first = makeBook('a', { author: to('x') });
    const second = makeBook('a', { author: to('y') });
    const index = new ReferenceIndex({
      isComplete: () => true,
      all: () => [first],
      idsReferringTo: () => [],
    });
    expect([...index.listReferrers('x')]).toEqual(['a']);
    index.update(undefined, makeBook('b', { author: to('x') }));
    expect([...index.listReferrers('x')]).toEqual(['a', 'b']);
    index.update(first, second);
    expect([...index.listReferrers('x')]).toEqual(['b']);
    expect([...index.listReferrers('y')]).toEqual(['a']);
    index.update(second, undefined);
    expect([...index.listReferrers('y')]).toEqual([]);
  });
});

describe('reference integrity of a transaction', () => {
  it('accepts targets that the same transaction creates, in any order, and references of a document to itself', async () => {
    const dataset = openTestDataset();
    await write(dataset, makeBook('a', { author: to('b') }), makeBook('b', { author: to('b') }));
    expect(dataset.get('a')).toBeDefined();
  });

  it('refuses a reference to a missing document, also in a draft', async () => {
    const dataset = openTestDataset();
    await expect(write(dataset, makeBook('drafts.a', { author: to('no') }))).rejects.toMatchObject({
      status: 409,
      type: 'documentReferenceDoesNotExistError',
      message: 'Document "drafts.a" references non-existent document "no"',
      details: { id: 'drafts.a', referenceID: 'no' },
    });
    expect(dataset.listAll()).toEqual([]);
  });

  it('refuses to delete a referenced document, unless the transaction removes the reference too', async () => {
    const dataset = openTestDataset();
    await write(
      dataset,
      makeBook('x'),
      makeBook('a', { author: to('x') }),
      makeBook('b', { author: to('x') }),
    );
    const remove = (...ids: string[]) =>
      dataset.transact({ author: 'tester' }, (pending) => {
        for (const id of ids) pending.remove(id);
      });
    await expect(remove('x')).rejects.toMatchObject({
      status: 409,
      type: 'documentHasExistingReferencesError',
      message: 'Document "x" cannot be deleted as there are references to it from "a"',
      details: { id: 'x', referencingIDs: ['a', 'b'] },
    });
    await expect(remove('x', 'a')).rejects.toMatchObject({ details: { referencingIDs: ['b'] } });
    await dataset.transact({ author: 'tester' }, (pending) => {
      pending.remove('x');
      pending.remove('a');
      pending.put(makeBook('b'), 'createOrReplace');
    });
    expect(dataset.listAll().map(({ _id }) => _id)).toEqual(['b']);
  });

  it('refuses to delete a document to which the same transaction adds a reference', async () => {
    const dataset = openTestDataset();
    await write(dataset, makeBook('x'));
    const both = dataset.transact({ author: 'tester' }, (pending) => {
      pending.put(makeBook('a', { author: to('x') }), 'create');
      pending.remove('x');
    });
    await expect(both).rejects.toMatchObject({ status: 409 });
  });

  it('uses the last state of a document written twice in a transaction', async () => {
    const dataset = openTestDataset();
    await write(dataset, makeBook('x'), makeBook('y'));
    const found = dataset.transact({ author: 'tester' }, (pending) => {
      const asked = () => ['x', 'y'].map((id) => findReferrerIds(id, pending, dataset.references));
      const put = (target: string) => {
        pending.put(makeBook('a', { author: to(target) }), 'createOrReplace');
        return asked();
      };
      return [asked(), put('x'), put('y'), put('x')];
    });
    expect((await found).result).toEqual([
      [[], []],
      [['a'], []],
      [[], ['a']],
      [['a'], []],
    ]);
  });

  it('does not check all earlier changes again for each change', async () => {
    const dataset = openTestDataset();
    const ids = Array.from({ length: 300 }, (_, index) => `a${index}`);
    await write(dataset, ...ids.map((id) => makeBook(id)));
    const get = vi.spyOn(PendingTransaction.prototype, 'get');
    onTestFinished(() => get.mockRestore());
    await dataset.transact({ author: 'tester' }, (pending) => {
      for (const id of ids) {
        findReferrerIds(id, pending, dataset.references);
        pending.remove(id);
      }
    });
    expect(get.mock.calls.length).toBeLessThan(2 * ids.length);
  });

  it('allows edits of a document whose reference was broken before', async () => {
    const database = openDatabase(':memory:');
    const broken = makeBook('a', { author: to('lost') });
    database.prepare('INSERT INTO documents VALUES (?, ?, ?)').run('production', 'a', JSON.stringify(broken));
    const dataset = new Dataset(database, 'production');
    await write(dataset, { ...broken, title: 'new' });
    expect(dataset.get('a')).toMatchObject({ title: 'new' });
    const worse = { ...broken, editor: to('lost-too') };
    await expect(write(dataset, worse)).rejects.toMatchObject({ details: { referenceID: 'lost-too' } });
  });

  it('queries the database index before all documents are in memory', async () => {
    const database = openDatabase(':memory:');
    const odd = 'x.y_z-1';
    const names = ['x', odd, 'y'];
    await write(
      new Dataset(database, 'production'),
      ...names.map((name) => makeBook(name)),
      makeBook('a', { list: [{ author: to('x') }], other: to(odd), weak: to('y', { _weak: true }) }),
      makeBook('drafts.b', { author: to('x') }),
    );
    const dataset = new Dataset(database, 'production');
    const remove = (id: string) =>
      dataset.transact({ author: 'tester' }, (pending) => {
        pending.remove(id);
      });
    await expect(remove('x')).rejects.toMatchObject({ details: { referencingIDs: ['a', 'drafts.b'] } });
    await expect(remove(odd)).rejects.toMatchObject({ details: { referencingIDs: ['a'] } });
    await remove('y');
    expect(dataset.index.isComplete).toBe(false);
  });
});
