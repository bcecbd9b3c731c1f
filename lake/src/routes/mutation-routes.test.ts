import { describe, expect, it } from 'vitest';
import { openTestLake, type TestLake } from '../testing/test-lake.ts';

const book = (_id: string, fields: object = {}) => ({ _id, _type: 'book', ...fields });
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

function mutate({ json }: TestLake, mutations: unknown, search = 'returnIds=true', more: object = {}) {
  return json(`/data/mutate/production?${search}`, { body: { mutations, ...more } });
}

describe('POST /data/mutate', () => {
  it('reports the result for each document, once per operation', async () => {
    const lake = openTestLake();
    const { status, body } = await mutate(lake, [
      { create: book('a') },
      { patch: { id: 'a', set: { n: 1 } } },
      { patch: { id: 'a', inc: { n: 1 } } },
      { createIfNotExists: book('a') },
      { createOrReplace: book('b') },
      { delete: { id: 'b' } },
      { delete: { id: 'missing' } },
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({
      transactionId: expect.stringMatching(/^[0-9A-Za-z]{22}$/),
      results: [
        { id: 'a', operation: 'create' },
        { id: 'a', operation: 'update' },
        { id: 'a', operation: 'none' },
        { id: 'b', operation: 'create' },
        { id: 'b', operation: 'delete' },
      ],
    });
  });

  it('returns only operations by default, and the final documents on request', async () => {
    const lake = openTestLake();
    const create = [{ create: book('a', { n: 1 }) }, { patch: { id: 'a', inc: { n: 1 } } }];
    expect((await mutate(lake, create, 'dryRun=true')).body).toMatchObject({
      results: [{ operation: 'create' }, { operation: 'update' }],
    });
    const { body } = await mutate(lake, create, 'returnDocuments=true', { transactionId: 'tx-1' });
    const document = { ...book('a', { n: 2 }), _rev: 'tx-1', _createdAt: TIME, _updatedAt: TIME };
    expect(body).toEqual({
      transactionId: 'tx-1',
      results: [
        { id: 'a', operation: 'create', document },
        { id: 'a', operation: 'update', document },
      ],
    });
  });

  it('ignores patches of attributes that the lake sets', async () => {
    const lake = openTestLake();
    await lake.mutate({ create: book('a') });
    const kept = {
      _rev: 'mine',
      _createdAt: '2001-01-01T00:00:00Z',
      _updatedAt: '2001-01-01T00:00:00Z',
      _type: 'book',
    };
    const { body } = await mutate(
      lake,
      [{ patch: { id: 'a', set: { ...kept, n: 1 }, unset: ['_rev'] } }],
      'returnDocuments=true',
      { transactionId: 'tx' },
    );
    expect(body).toMatchObject({
      results: [{ document: { n: 1, _rev: 'tx', _createdAt: TIME, _updatedAt: TIME } }],
    });
    expect(JSON.stringify(body)).not.toContain('2001');
  });

  it('deletes the history of a document too with purge', async () => {
    const lake = openTestLake();
    await mutate(lake, [{ create: book('a', { secret: 'x' }) }, { create: book('b') }], '', {
      transactionId: 't1',
    });
    await lake.mutate({ patch: { id: 'a', set: { secret: 'y' } } });
    await lake.mutate({ delete: { id: 'a', purge: true } });
    const history = '/data/history/production';
    for (const path of ['documents/a?lastRevision=true', 'documents/a?revision=t1']) {
      expect(await lake.json(`${history}/${path}`)).toMatchObject({ body: { documents: [] } });
    }
    const log = await (await lake.fetch(`${history}/transactions/a,b?effectFormat=mendoza`)).text();
    expect(log).not.toContain('secret');
    expect(log).toContain('"delete":{"id":"a"}');
    expect(await lake.json(`${history}/documents/b?revision=t1`)).toMatchObject({
      body: { documents: [{ _id: 'b' }] },
    });
    await mutate(lake, [{ create: book('a', { n: 2 }) }], '', { transactionId: 't4' });
    expect(await lake.json(`${history}/documents/a?revision=t4`)).toMatchObject({
      body: { documents: [{ n: 2 }] },
    });
  });
});
