import { expect } from 'vitest';
import { openTestLake } from '../src/testing/test-lake.ts';
import { refused, section, supported } from './facts.ts';

const doc = (_id: string, fields: object = {}) => ({ create: { _id, _type: 'book', ...fields } });

/** Published, draft and versions of some books, and a system document. */
async function filled() {
  const lake = openTestLake();
  await lake.mutate(
    doc('a', { n: 1 }),
    doc('drafts.a', { n: 2 }),
    doc('versions.r1.a', { n: 3 }),
    doc('versions.r2.a', { n: 4 }),
    doc('b', { to: { _ref: 'a' } }),
    doc('gone'),
    doc('versions.r1.gone', { _system: { delete: true } }),
    doc('_.system.r1'),
    doc('folder.private'),
  );
  const ids = async (perspective: string, version = 'v2025-02-19', token?: null) => {
    const search = perspective && `&perspective=${perspective}`;
    const path = `/${version}/data/query/production?query=${encodeURIComponent('*[_type == "book"]{_id, _originalId, n}')}${search}`;
    const { body } = await lake.json(path, token === null ? { token } : {});
    // The type is safe: it is the result of the query above. An error response has no result.
    return (body as { result: { _id: string; _originalId: string | null; n: number | null }[] }).result;
  };
  return { ...lake, ids };
}

const listIds = (documents: readonly { _id: string }[]) => documents.map(({ _id }) => _id);

section(4, 'Perspectives', () => {
  supported('raw by default before 2025-02-19, published from then on', async () => {
    const { ids } = await filled();
    expect(listIds(await ids('', 'v2025-02-18'))).toContain('drafts.a');
    expect(listIds(await ids('', 'v1'))).toContain('drafts.a');
    expect(listIds(await ids('', 'v2025-02-19'))).not.toContain('drafts.a');
    expect(listIds(await ids('', 'vX'))).not.toContain('drafts.a');
  });

  supported('published: no drafts, no versions', async () => {
    const { ids } = await filled();
    expect(listIds(await ids('published'))).toEqual(['_.system.r1', 'a', 'b', 'folder.private', 'gone']);
  });

  for (const name of ['drafts', 'previewDrafts']) {
    supported(`${name}: the draft if there is one, otherwise the published document`, async () => {
      const found = await (await filled()).ids(name);
      expect(found.find(({ _id }) => _id === 'a')).toEqual({ _id: 'a', _originalId: 'drafts.a', n: 2 });
      expect(found.find(({ _id }) => _id === 'b')).toMatchObject({ _originalId: 'b' });
    });
  }

  supported('a stack: the leftmost version has priority, published is last', async () => {
    const { ids } = await filled();
    const first = async (stack: string) => (await ids(stack)).find(({ _id }) => _id === 'a');
    expect(await first('r1,r2,drafts')).toMatchObject({ _originalId: 'versions.r1.a', n: 3 });
    expect(await first('r2,r1')).toMatchObject({ _originalId: 'versions.r2.a', n: 4 });
    expect(await first('r9,drafts')).toMatchObject({ _originalId: 'drafts.a', n: 2 });
    expect(await first('r9')).toMatchObject({ _originalId: 'a', n: 1 });
  });

  for (const stack of ['raw,drafts', 'published,drafts', 'no%20such!']) {
    refused(`the stack ${stack}: 400`, async () => {
      const { fetch } = await filled();
      expect((await fetch(`/data/query/production?query=1&perspective=${stack}`)).status).toBe(400);
    });
  }

  supported('references() and -> use the perspective', async () => {
    const { json } = await filled();
    const query = encodeURIComponent('*[_id == "b"][0]{"n": to->n, "by": count(*[references("a")])}');
    expect(await json(`/data/query/production?perspective=r1&query=${query}`)).toMatchObject({
      body: { result: { n: 3, by: 1 } },
    });
  });

  supported('a version with _system.delete hides its document', async () => {
    const { ids } = await filled();
    expect(listIds(await ids('r1'))).not.toContain('gone');
    expect(listIds(await ids('r2'))).toContain('gone');
  });

  supported('raw shows every document under its own id; before 2025-02-19 no versions', async () => {
    const { ids } = await filled();
    expect(await ids('raw')).toHaveLength(9);
    expect(listIds(await ids('raw'))).toContain('versions.r1.a');
    expect(listIds(await ids('raw', 'v2021-06-07')).filter((id) => id.startsWith('versions.'))).toEqual([]);
    expect((await ids('raw')).every(({ _originalId }) => _originalId === null)).toBe(true);
  });

  for (const perspective of ['raw', 'drafts', 'published', 'r1']) {
    supported(`without a token, documents with a dot in their id are hidden (${perspective})`, async () => {
      const found = await (await filled()).ids(perspective, 'v2025-02-19', null);
      expect(found.map(({ _id, _originalId }) => _originalId ?? _id)).toEqual(['a', 'b', 'gone']);
    });
  }
});
