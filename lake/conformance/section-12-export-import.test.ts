import { expect } from 'vitest';
import { openTestLake, type TestLake } from '../src/testing/test-lake.ts';
import { refused, section, supported } from './facts.ts';

const IDS = ['_.releases.r1', '_.system.x', 'a', 'b', 'drafts.a', 'versions.r1.a'];

async function filled() {
  const lake = openTestLake();
  const [, ...others] = IDS;
  await lake.mutate(...others.map((_id) => ({ create: { _id, _type: _id === 'b' ? 'film' : 'book' } })));
  const actions = [{ actionType: 'sanity.action.release.create', releaseId: 'r1' }];
  await lake.json('/data/actions/production', { body: { actions } });
  return lake;
}

type Line = { _id?: string; nextCursor?: string };

async function lines({ fetch }: TestLake, search = ''): Promise<Line[]> {
  const text = await (await fetch(`/data/export/production?${search}`)).text();
  return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Line] : []));
}

section(12, 'Export, import, migrate, datasets', () => {
  supported(
    'GET /data/export/:dataset: drafts, versions and releases, no other system documents',
    async () => {
      expect((await lines(await filled())).map(({ _id }) => _id)).toEqual(
        IDS.filter((id) => id !== '_.system.x'),
      );
    },
  );

  supported('types=a,b', async () => {
    const lake = await filled();
    await lake.mutate({ create: { _id: 'c', _type: 'essay' } });
    const ids = async (types: string) => (await lines(lake, `types=${types}`)).map(({ _id }) => _id);
    expect(await ids('film,nothing')).toEqual(['b']);
    expect(await ids('film,essay')).toEqual(['b', 'c']);
  });

  supported('nextCursor: pages that end with the cursor of the next page, if there is one', async () => {
    const lake = openTestLake();
    const many = Array.from({ length: 1_500 }, (_, index) => ({ create: { _id: `d${index}`, _type: 't' } }));
    await lake.mutate(...many);
    const seen: (string | undefined)[] = [];
    const sizes: number[] = [];
    let cursor: string | undefined = '';
    while (cursor !== undefined) {
      const page: Line[] = await lines(lake, `nextCursor=${encodeURIComponent(cursor)}`);
      const ids = page.flatMap(({ _id }) => _id ?? []);
      seen.push(...ids);
      sizes.push(ids.length);
      cursor = page.at(-1)?.nextCursor;
    }
    expect(new Set(seen).size).toBe(1_500);
    expect(sizes).toEqual([1_000, 500]);
  });

  supported('a repeated import: 409 whose text contains "already exists"', async () => {
    const { json } = await filled();
    const mutations = [{ create: { _id: 'a', _type: 'book' } }];
    const answer = await json('/data/mutate/production?visibility=async&returnIds=true', {
      body: { mutations },
    });
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer.body)).toContain('already exists');
  });

  supported('strengthening after an import: unset of <path>._weak', async () => {
    const { mutate, query } = await filled();
    await mutate({ create: { _id: 'c', _type: 'book', to: { _ref: 'a', _weak: true } } });
    await mutate({ patch: { id: 'c', unset: ['to._weak'] } });
    expect(await query('*[_id == "c"][0].to')).toEqual({ _ref: 'a' });
  });

  for (const path of ['/datasets', '/projects/local/datasets']) {
    supported(`${path}: list, create, edit, delete`, async () => {
      const { json } = await filled();
      const create = { method: 'PUT', body: { aclMode: 'private' } };
      expect(await json(`${path}/other`, create)).toEqual({
        status: 200,
        body: { datasetName: 'other', aclMode: 'private' },
      });
      expect((await json(`${path}/other`, create)).status).toBe(409);
      expect((await json(`${path}/other`, { method: 'PATCH', body: { aclMode: 'public' } })).status).toBe(
        200,
      );
      expect(await json(path)).toMatchObject({
        body: [
          { name: 'other', aclMode: 'public', createdAt: expect.any(String), tags: [], addonFor: null },
          { name: 'production', createdByUserId: expect.any(String), datasetProfile: 'content' },
        ],
      });
      expect(await json(`${path}/other`, { method: 'DELETE' })).toMatchObject({ body: { deleted: true } });
      expect((await json(`${path}/other`, { method: 'DELETE' })).status).toBe(404);
    });
  }

  for (const name of ['Upper', '-a', 'ä', 'x'.repeat(66)]) {
    refused(`the dataset name ${name.length > 20 ? 'of 66 characters' : name}: 400`, async () => {
      const { fetch } = await filled();
      expect((await fetch(`/datasets/${encodeURIComponent(name)}`, { method: 'PUT' })).status).toBe(400);
    });
  }

  for (const path of ['/datasets/production', '/projects/local/datasets/production']) {
    supported(`GET ${path}/settings/embeddings: disabled`, async () => {
      expect(await (await filled()).json(`${path}/settings/embeddings`)).toMatchObject({
        body: { enabled: false, status: 'disabled' },
      });
    });
  }

  for (const path of ['/projects/local/datasets/production/schemas', '/descriptors/claim']) {
    refused(`${path}: 404, the Studio does not ask without the grant`, async () => {
      expect((await (await filled()).fetch(path)).status).toBe(404);
    });
  }
});
