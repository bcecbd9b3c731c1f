import { describe, expect, it } from 'vitest';
import { LONG_AGO, makeBook } from '../store/testing/test-dataset.ts';
import { makeAction, openDatasetWith, TODAY } from './testing/action-dataset.ts';

describe('replaceDraft and version.replace', () => {
  it('replace a whole document and keep its _createdAt', async () => {
    const { dataset, act } = await openDatasetWith(makeBook('drafts.a', { gone: true }));
    const attributes = { _id: 'drafts.a', _type: 'book', n: 2, _createdAt: '2001-01-01T00:00:00Z' };
    const version = { _id: 'versions.r.a', _type: 'book', n: 3 };
    await act(
      makeAction('document.replaceDraft', { publishedId: 'a', attributes }),
      makeAction('document.version.replace', { document: version }),
    );
    expect(dataset.get('drafts.a')).toEqual(makeBook('drafts.a', { n: 2, _rev: 'tx', _updatedAt: TODAY }));
    expect(dataset.get('versions.r.a')).toMatchObject({ n: 3, _createdAt: TODAY });
  });

  it('refuse a published id', async () => {
    const { act } = await openDatasetWith(makeBook('a'));
    const replace = makeAction('document.replaceDraft', { publishedId: 'a', attributes: makeBook('a') });
    await expect(act(replace)).rejects.toMatchObject({ status: 400 });
  });
});

describe('version.create and version.unpublish', () => {
  const createVersion = (fields: object) =>
    makeAction('document.version.create', { publishedId: 'a', ...fields });

  it('create a version from a document or as a copy of another, and mark a version for unpublishing', async () => {
    const { dataset, act } = await openDatasetWith(makeBook('a', { n: 1 }));
    const revision = dataset.get('a')?._rev;
    await act(
      createVersion({ document: { _id: 'versions.r1.a', _type: 'book', n: 2 } }),
      createVersion({ versionId: 'versions.r2.a', baseId: 'a', ifBaseRevisionId: revision }),
      makeAction('document.version.unpublish', { versionId: 'versions.r2.a', publishedId: 'a' }),
    );
    expect(dataset.get('versions.r1.a')).toMatchObject({ n: 2 });
    expect(dataset.get('versions.r2.a')).toMatchObject({
      n: 1,
      _system: { delete: true, base: { id: 'a', rev: revision } },
    });
  });

  it('refuse an existing version, a missing base, and a base that has changed', async () => {
    const { act } = await openDatasetWith(makeBook('a'), makeBook('versions.r.a'));
    const existing = createVersion({ versionId: 'versions.r.a', baseId: 'a' });
    await expect(act(existing)).rejects.toMatchObject({ status: 409 });
    const document = { _id: 'versions.r.a', _type: 'book' };
    await expect(act(createVersion({ document }))).rejects.toMatchObject({ status: 409 });
    const orphan = createVersion({ versionId: 'versions.n.a', baseId: 'drafts.a' });
    await expect(act(orphan)).rejects.toMatchObject({ status: 404 });
    const changed = createVersion({ versionId: 'versions.n.a', baseId: 'a', ifBaseRevisionId: 'old' });
    await expect(act(changed)).rejects.toMatchObject({ status: 409 });
  });

  const unpublish = makeAction('document.version.unpublish', { versionId: 'versions.r.a', publishedId: 'a' });

  it('mark a copy of the published document when there is no version', async () => {
    const { dataset, act } = await openDatasetWith(makeBook('a', { n: 1 }));
    const revision = dataset.get('a')?._rev;
    await act(unpublish);
    expect(dataset.get('versions.r.a')).toMatchObject({
      n: 1,
      _createdAt: LONG_AGO,
      _system: { delete: true, base: { id: 'a', rev: revision } },
    });
  });
});
