import { describe, expect, it } from 'vitest';
import { openTestLake } from '../testing/test-lake.ts';

describe('datasets', () => {
  it.each(['/datasets', '/projects/local/datasets'])(
    'that are private are not in the list under %s without a token',
    async (base) => {
      const { json } = openTestLake();
      await json('/datasets/secret', { method: 'PUT', body: { aclMode: 'private' } });
      expect(await json(base)).toMatchObject({ body: [{ name: 'production' }, { name: 'secret' }] });
      const { body } = await json(base, { token: null });
      expect(body).toMatchObject([{ name: 'production' }]);
      expect(JSON.stringify(body)).not.toContain('secret');
    },
  );

  it('are created as public without a body', async () => {
    const { json } = openTestLake();
    expect(await json('/datasets/other', { method: 'PUT' })).toMatchObject({ body: { aclMode: 'public' } });
  });

  it('are not created with an unknown access mode', async () => {
    const { json } = openTestLake();
    const call = { method: 'PUT', body: { aclMode: 'secret' } };
    expect((await json('/datasets/other', call)).status).toBe(400);
  });

  it('are empty when created again after deletion', async () => {
    const { json, mutate, query, fetch } = openTestLake();
    await mutate({ create: { _id: 'a', _type: 'book' } });
    const body = { mutations: [{ create: { _id: 'late', _type: 'book' } }] };
    await fetch('/datasets/production', { method: 'DELETE' });
    expect((await json('/data/mutate/production', { body })).status).toBe(404);
    await fetch('/datasets/production', { method: 'PUT' });
    expect(await query('*')).toEqual([]);
    expect(await json('/data/history/production/documents/a?lastRevision=true')).toMatchObject({
      body: { documents: [] },
    });
  });
});
