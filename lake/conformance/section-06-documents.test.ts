import { expect } from 'vitest';
import { openTestLake } from '../src/testing/test-lake.ts';
import { section, supported } from './facts.ts';

async function filled() {
  const lake = openTestLake();
  const ids = ['a', 'drafts.a', 'versions.r.a', 'b'];
  await lake.mutate(...ids.map((_id) => ({ create: { _id, _type: 'book', title: _id } })));
  return lake;
}

section(6, 'GET /data/doc/:dataset/:ids', () => {
  supported('documents in the requested order, and the missing ids as omitted', async () => {
    const { json } = await filled();
    expect(await json('/data/doc/production/b,no,a')).toMatchObject({
      status: 200,
      body: { documents: [{ _id: 'b' }, { _id: 'a' }], omitted: [{ id: 'no', reason: 'existence' }] },
    });
  });

  supported('documents without read permission are omitted like missing ones: reason existence', async () => {
    const { json } = await filled();
    expect(await json('/data/doc/production/drafts.a,a', { token: null })).toMatchObject({
      body: { documents: [{ _id: 'a' }], omitted: [{ id: 'drafts.a', reason: 'existence' }] },
    });
  });

  supported('includeAllVersions=true', async () => {
    const { json } = await filled();
    expect(await json('/data/doc/production/a?includeAllVersions=true')).toMatchObject({
      body: { documents: [{ _id: 'a' }, { _id: 'drafts.a' }, { _id: 'versions.r.a' }] },
    });
  });

  supported('excludeContent=true', async () => {
    const { json } = await filled();
    const system = ['_createdAt', '_id', '_rev', '_type', '_updatedAt'];
    const { body } = await json('/data/doc/production/a?excludeContent=true');
    // The type is that of the route's response.
    const [document = {}] = (body as { documents: object[] }).documents;
    expect(Object.keys(document).sort()).toEqual(system);
  });

  supported('100 ids at once', async () => {
    const { json } = await filled();
    const ids = Array.from({ length: 100 }, (_, index) => `id-${index}`).join(',');
    const { body } = await json(`/data/doc/production/${ids}`);
    expect((body as { omitted: unknown[] }).omitted).toHaveLength(100);
  });

  supported('a read sees earlier writes', async () => {
    const { json, mutate } = await filled();
    await mutate({ patch: { id: 'a', set: { title: 'new' } } });
    expect(await json('/data/doc/production/a')).toMatchObject({ body: { documents: [{ title: 'new' }] } });
  });
});
