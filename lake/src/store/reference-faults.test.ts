import { describe, expect, it } from 'vitest';
import { openTestLake } from '../testing/test-lake.ts';
import { findReferenceFaults } from './reference-faults.ts';
import { makeBook, openTestDataset, write } from './testing/test-dataset.ts';

describe('referenceFaults', () => {
  it.each([
    { _ref: 'b' },
    { _type: 'reference', _ref: 'drafts.b', _key: 'k', _weak: true, _strengthenOnPublish: { type: 'book' } },
    { _type: 'crossDatasetReference', _ref: 'b', _projectId: 'p', _dataset: 'other', _weak: true },
    { _type: 'globalDocumentReference', _ref: 'dataset:p.other:b', _weak: true },
    { _type: 'globalDocumentReference', _ref: 'media-library:mlAbc:b', _weak: true },
    { _type: 'reference' },
    { weak: true },
  ])('finds none in %j', (to) => {
    expect(findReferenceFaults(makeBook('a', { to, list: [to] }))).toEqual([]);
  });

  it.each([
    [{ _ref: 'b', weak: true }, 'Key "weak" not allowed in ref'],
    [{ _type: 'reference', _ref: 'b', title: 'B' }, 'Key "title" not allowed in ref'],
    [{ _ref: 7 }, '"_ref" must be the id of a document, got number'],
    [{ _ref: null }, '"_ref" must be the id of a document, got null'],
    [{ _ref: { _ref: 'b' } }, '"_ref" must be the id of a document, got object'],
    [{ _ref: '' }, '"_ref" must be the id of a document, got ""'],
    [{ _ref: 'a b' }, '"_ref" must be the id of a document, got "a b"'],
    [{ _ref: 'https://example.org/b' }, '"_ref" must be the id of a document, got "https://example.org/b"'],
    [{ _ref: 'x'.repeat(129) }, `"_ref" must be the id of a document, got "${'x'.repeat(129)}"`],
  ])('finds the fault of %j, and says where it is', (to, fault) => {
    const document = makeBook('a', { seo: { list: [{ _key: 'x' }, { _key: 'y', to }] }, to });
    expect(findReferenceFaults(document)).toEqual([
      { path: 'seo.list[1].to', fault },
      { path: 'to', fault },
    ]);
  });
});

describe('a transaction', () => {
  const weak = { _ref: 'b', weak: true };
  const REFUSAL = /^Key "weak" not allowed in ref, in the reference at ".*" of document "a"$/;

  it('refuses such a reference in every kind of mutation and action', async () => {
    const { json, mutate, query } = openTestLake();
    await mutate({ create: { _id: 'b', _type: 'book' } }, { create: { _id: 'c', _type: 'book', list: [] } });
    const refusal = (id: string) => ({
      status: 400,
      body: {
        error: {
          items: [
            { error: { description: expect.stringMatching(`^Key "weak" not allowed in ref.*"${id}"$`) } },
          ],
        },
      },
    });
    const document = { _id: 'a', _type: 'book', to: weak };
    for (const mutation of [
      { create: document },
      { createOrReplace: document },
      { createIfNotExists: document },
    ]) {
      const answer = await json('/data/mutate/production', { body: { mutations: [mutation] } });
      expect(answer).toMatchObject(refusal('a'));
    }
    for (const patch of [
      { set: { to: weak } },
      { setIfMissing: { 'seo.to': weak } },
      { insert: { after: 'list[-1]', items: [{ _key: 'k', ...weak }] } },
    ]) {
      const answer = await json('/data/mutate/production', {
        body: { mutations: [{ patch: { id: 'c', ...patch } }] },
      });
      expect(answer).toMatchObject(refusal('c'));
    }
    const attributes = { ...document, _id: 'drafts.a' };
    const actions = [{ actionType: 'sanity.action.document.create', publishedId: 'a', attributes }];
    expect(await json('/data/actions/production', { body: { actions } })).toMatchObject(refusal('drafts.a'));
    expect(await query('*[!(_id in path("_.**"))]._id')).toEqual(['b', 'c']);
  });

  it('leaves what was stored before, and refuses what is added to it', async () => {
    const dataset = openTestDataset();
    dataset.index.set('b', makeBook('b'));
    dataset.index.set('a', makeBook('a', { to: weak }));
    const put = (fields: object) =>
      dataset.transact({ author: 'ann' }, (pending) =>
        pending.put(makeBook('a', { ...fields }), 'createOrReplace'),
      );
    await put({ to: weak, title: 'Another' });
    expect(dataset.get('a')).toMatchObject({ to: weak, title: 'Another' });
    await expect(put({ to: weak, more: weak })).rejects.toThrow(REFUSAL);
    await put({ to: { _ref: 'b', _weak: true } });
    await expect(put({ to: weak })).rejects.toThrow(REFUSAL);
  });

  it('lets what was stored before move in its list', async () => {
    const dataset = openTestDataset();
    const other = { _ref: 'b', title: 'B' };
    dataset.index.set('b', makeBook('b'));
    dataset.index.set('a', makeBook('a', { list: [weak, other] }));
    const put = (list: object[]) =>
      dataset.transact({ author: 'ann' }, (pending) =>
        pending.put(makeBook('a', { list }), 'createOrReplace'),
      );
    await put([{ _ref: 'b' }, weak, other]);
    await put([other]);
    await expect(put([{ _ref: 'b' }, weak, other])).rejects.toThrow(REFUSAL);
  });

  it.each([
    ['a', 'drafts.a'],
    ['drafts.a', 'a'],
    ['a', 'versions.rSpring.a'],
    ['versions.rSpring.a', 'a'],
  ])('lets what was stored before in %s be copied to %s', async (from, to) => {
    const dataset = openTestDataset();
    await write(dataset, makeBook('b'), makeBook(from));
    dataset.index.set(from, makeBook(from, { to: weak }));
    await dataset.transact({ author: 'ann' }, (pending) => pending.put(makeBook(to, { to: weak }), 'create'));
    expect(dataset.get(to)).toMatchObject({ to: weak });
    await expect(
      dataset.transact({ author: 'ann' }, (pending) => pending.put(makeBook('c', { to: weak }), 'create')),
    ).rejects.toThrow(/^Key "weak" not allowed in ref/);
  });
});
