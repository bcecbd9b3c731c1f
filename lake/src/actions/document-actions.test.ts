import { describe, expect, it } from 'vitest';
import { LONG_AGO, makeBook, write } from '../store/testing/test-dataset.ts';
import { applyAction } from './apply-action.ts';
import { makeAction, openDatasetWith, TODAY } from './testing/action-dataset.ts';

const create = (fields: object) => makeAction('document.create', { publishedId: 'a', ...fields });
const pair = { draftId: 'drafts.a', publishedId: 'a' };

describe('create', () => {
  it('accepts a version of a published document, and a draft when the same call deletes the published document', async () => {
    const { act, ids } = await openDatasetWith(makeBook('a'));
    await act(
      create({ attributes: { _id: 'versions.r.a', _type: 'book' } }),
      makeAction('document.delete', { publishedId: 'a', includeDrafts: ['versions.r.a'] }),
      create({ attributes: { _id: 'drafts.a', _type: 'book' } }),
    );
    expect(ids()).toEqual(['drafts.a']);
  });

  it.each([
    ['no attributes', {}, 'needs "attributes" (an object)'],
    [
      'a published id',
      { attributes: { _id: 'a', _type: 'book' } },
      '"a" is not the id of a draft or version',
    ],
    ['another document', { attributes: { _id: 'drafts.b', _type: 'book' } }, 'not a draft or version of "a"'],
    ['no type', { attributes: { _id: 'drafts.a' } }, 'needs a "_type" (a string)'],
    [
      'a wrong time',
      { attributes: { _id: 'drafts.a', _type: 'book', _createdAt: 'now' } },
      '"_createdAt" must be',
    ],
  ])('refuses %s', async (_, fields, message) => {
    const { act } = await openDatasetWith();
    await expect(act(create(fields))).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(message),
    });
  });
});

describe('edit', () => {
  const edit = (patch: object) => makeAction('document.edit', { ...pair, patch });

  it('patches the draft', async () => {
    const { dataset, act } = await openDatasetWith(makeBook('drafts.a', { n: 1 }), makeBook('a', { n: 9 }));
    await act(edit({ inc: { n: 1 } }));
    expect(dataset.get('drafts.a')).toMatchObject({ n: 2, _createdAt: LONG_AGO, _updatedAt: TODAY });
    expect(dataset.get('a')).toMatchObject({ n: 9, _updatedAt: LONG_AGO });
  });

  it('reports a missing versionId', async () => {
    const { act } = await openDatasetWith(makeBook('a'));
    await expect(
      act(makeAction('document.edit', { publishedId: 'a', patch: { set: { n: 1 } } })),
    ).rejects.toMatchObject({
      status: 400,
      message: 'The action sanity.action.document.edit needs "versionId" (a string)',
    });
  });

  it('refuses a missing document, and an invalid patch', async () => {
    const { act } = await openDatasetWith(makeBook('b'));
    await expect(act(edit({ set: { n: 1 } }))).rejects.toMatchObject({
      type: 'documentNotFoundError',
      status: 404,
    });
    await expect(act(edit({ push: {} }))).rejects.toMatchObject({ status: 400 });
  });
});

describe('publish', () => {
  const publish = (more: object = {}) => makeAction('document.publish', { ...pair, ...more });

  it('refuses ifPublishedRevisionId for an unpublished document, and a missing draft', async () => {
    const { act } = await openDatasetWith(makeBook('drafts.a'));
    await expect(act(publish({ ifPublishedRevisionId: 'r' }))).rejects.toMatchObject({ status: 409 });
    const other = { draftId: 'drafts.b', publishedId: 'b' };
    await expect(act(publish(other))).rejects.toMatchObject({ status: 404 });
  });
});

describe('unpublish', () => {
  const unpublish = makeAction('document.unpublish', pair);

  it('keeps an existing draft', async () => {
    const { dataset, act } = await openDatasetWith(makeBook('a', { n: 1 }), makeBook('drafts.a', { n: 2 }));
    await act(unpublish);
    expect(dataset.get('drafts.a')).toMatchObject({ n: 2 });
  });

  it('refuses while there are references to the document, and when it is not published', async () => {
    const { act, ids } = await openDatasetWith(makeBook('a'), makeBook('b', { author: { _ref: 'a' } }));
    await expect(act(unpublish)).rejects.toMatchObject({ status: 409, details: { referencingIDs: ['b'] } });
    expect(ids()).toEqual(['a', 'b']);
    await expect(act({ ...unpublish, draftId: 'drafts.c', publishedId: 'c' })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('discard', () => {
  it('refuses a published document, and a missing draft', async () => {
    const { act } = await openDatasetWith(makeBook('a'));
    await expect(act(makeAction('document.discard', { draftId: 'a' }))).rejects.toMatchObject({
      status: 400,
    });
    await expect(act(makeAction('document.discard', { draftId: 'drafts.a' }))).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('delete', () => {
  const remove = (includeDrafts?: unknown) =>
    makeAction('document.delete', { publishedId: 'a', includeDrafts });

  it('purges the whole history of a document, including its former drafts and versions', async () => {
    const { dataset, act } = await openDatasetWith(makeBook('other', { text: 'theirs' }));
    const secret = { text: 'secret' };
    await write(dataset, makeBook('drafts.a', secret), makeBook('versions.r.a', secret));
    await dataset.transact({ author: 'tester' }, (pending) => {
      pending.remove('versions.r.a');
      applyAction(makeAction('document.publish', pair), pending, { findLastRevision: () => undefined });
    });
    await act(makeAction('document.delete', { publishedId: 'a', purge: true }));
    const ids = ['a', 'drafts.a', 'versions.r.a'];
    expect(JSON.stringify(dataset.log.listChanges(ids))).not.toContain('secret');
    expect(dataset.log.listChanges(ids)).toMatchObject([{ documentId: 'a', mutations: [{ delete: {} }] }]);
    expect(JSON.stringify(dataset.log.listChanges(['other']))).toContain('theirs');
  });

  it('refuses another document’s draft, an includeDrafts that is not a list, and a missing document', async () => {
    const { act } = await openDatasetWith(makeBook('b'), makeBook('drafts.b'));
    await expect(act(remove(['drafts.b']))).rejects.toMatchObject({ status: 400 });
    await expect(act(remove('drafts.a'))).rejects.toMatchObject({ status: 400 });
    await expect(act(remove())).rejects.toMatchObject({ status: 404 });
  });
});

describe('documents that cannot be published', () => {
  const system = { _type: 'system.release', state: 'active' };
  const RELEASE = '_.releases.r1';
  const unpublishable = [RELEASE, 'drafts.a', 'versions.r1.a', '-a'];

  it.each(unpublishable)('refuses drafts and versions of %s, and its deletion', async (publishedId) => {
    const draftId = `drafts.${publishedId}`;
    const versionId = `versions.r2.${publishedId}`;
    const stored = [publishedId, draftId, versionId].map((id) => makeBook(id, system));
    const empty = await openDatasetWith();
    const full = await openDatasetWith(...stored);
    const before = full.dataset.listAll();
    const pair = { draftId, publishedId };
    for (const [{ act }, name, fields] of [
      [empty, 'create', { publishedId, attributes: { _id: draftId, ...system } }],
      [full, 'edit', { ...pair, patch: { set: { n: 1 } } }],
      [full, 'publish', pair],
      [full, 'unpublish', pair],
      [full, 'delete', { publishedId, includeDrafts: [draftId, versionId] }],
      [full, 'replaceDraft', { publishedId, attributes: { _id: draftId, ...system } }],
      [full, 'replaceDraft', { attributes: { _id: draftId, ...system } }],
      [empty, 'version.create', { publishedId, document: { _id: versionId, ...system } }],
      [full, 'version.replace', { document: { _id: versionId, ...system } }],
      [full, 'version.unpublish', { publishedId, versionId }],
    ] as const) {
      await expect(act(makeAction(`document.${name}`, fields)), name).rejects.toMatchObject({
        status: 400,
      });
    }
    await expect(full.act(makeAction('document.delete', { publishedId }))).rejects.toMatchObject({
      status: 400,
    });
    expect([empty.ids(), full.dataset.listAll()]).toEqual([[], before]);
  });

  it('are not published with a release either', async () => {
    const release = makeBook('_.releases.r2', { ...system, name: 'r2' });
    const { act, ids } = await openDatasetWith(release, makeBook('versions.r2._.releases.r1', system));
    await expect(act(makeAction('release.publish', { releaseId: 'r2' }))).rejects.toMatchObject({
      status: 400,
    });
    expect(ids()).not.toContain(RELEASE);
  });
});

describe('unknown actions', () => {
  it.each([makeAction('document.explode', {}), {}, { actionType: 7 }, { actionType: 'toString' }])(
    'refuses %j',
    async (unknown) => {
      const { act } = await openDatasetWith();
      await expect(act(unknown)).rejects.toMatchObject({ status: 400 });
    },
  );
});
