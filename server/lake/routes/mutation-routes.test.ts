import { describe, expect, it } from 'vitest';
import { openTestLake, type TestLake } from '../testing/test-lake.ts';

const book = (_id: string, fields: object = {}) => ({ _id, _type: 'book', ...fields });
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

function mutate({ json }: TestLake, mutations: unknown, search = 'returnIds=true', more: object = {}) {
  return json(`/data/mutate/production?${search}`, { body: { mutations, ...more } });
}

describe('POST /data/mutate', () => {
  it('reports what became of each document, once per operation', async () => {
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

  it('returns only operations unless asked, and documents as they are at the end', async () => {
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

  it('stamps all documents of a transaction alike, and keeps the times a client gives new ones', async () => {
    const lake = openTestLake();
    const times = { _createdAt: '2001-01-01T00:00:00Z', _updatedAt: '2002-01-01T00:00:00.5Z' };
    await mutate(lake, [{ create: book('a', times) }, { createOrReplace: book('b') }], '', {
      transactionId: 'tx',
    });
    expect(await lake.query('*[_type == "book"]')).toEqual([
      { ...book('a', times), _rev: 'tx' },
      { ...book('b'), _rev: 'tx', _createdAt: TIME, _updatedAt: TIME },
    ]);
  });

  it('keeps the age of a document that is replaced, and sets when it changed', async () => {
    const lake = openTestLake();
    const old = '2001-01-01T00:00:00Z';
    await lake.mutate({ create: book('a', { _createdAt: old, _updatedAt: old, gone: true }) });
    await lake.mutate({
      createOrReplace: book('a', { _createdAt: '2009-01-01T00:00:00Z', _updatedAt: old }),
    });
    const [replaced] = [await lake.query('*[_id == "a"][0]')];
    expect(replaced).toEqual({ ...book('a'), _rev: expect.any(String), _createdAt: old, _updatedAt: TIME });
    expect(replaced).not.toMatchObject({ _updatedAt: old });
  });

  it('changes nothing for createIfNotExists of what exists', async () => {
    const lake = openTestLake();
    await lake.mutate({ create: book('a', { n: 1 }) });
    const before = await lake.query('*[_id == "a"][0]');
    const { body } = await mutate(lake, [{ createIfNotExists: book('a', { n: 2 }) }]);
    expect(body).toMatchObject({ results: [{ id: 'a', operation: 'none' }] });
    expect(await lake.query('*[_id == "a"][0]')).toEqual(before);
  });

  it('passes over patches of what the lake keeps itself', async () => {
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

  it('compares ifRevisionID with the document as it was before the transaction', async () => {
    const lake = openTestLake();
    await mutate(lake, [{ create: book('a', { n: 1 }) }], '', { transactionId: 'first' });
    const patch = { patch: { id: 'a', ifRevisionID: 'first', inc: { n: 1 } } };
    expect((await mutate(lake, [patch, patch])).status).toBe(200);
    expect(await lake.query('*[0].n')).toBe(3);
  });

  it('patches and deletes by lists of ids and by query, within the transaction', async () => {
    const lake = openTestLake();
    await mutate(
      lake,
      ['a', 'b', 'c'].map((id) => ({ create: book(id, { n: 1 }) })),
    );
    const { body } = await mutate(lake, [
      { create: book('d', { n: 5 }) },
      { patch: { query: '*[_type == $type && n > $n]', params: { type: 'book', n: 2 }, set: { big: true } } },
      { patch: { id: ['a', 'b', 'a'], inc: { n: 1 } } },
      { delete: { query: '*[n == 1]' } },
    ]);
    expect(body).toMatchObject({
      results: [
        { id: 'd', operation: 'create' },
        { id: 'd', operation: 'update' },
        { id: 'a', operation: 'update' },
        { id: 'b', operation: 'update' },
        { id: 'c', operation: 'delete' },
      ],
    });
    expect(await lake.query('*{_id, n, big}')).toEqual([
      { _id: 'a', n: 2, big: null },
      { _id: 'b', n: 2, big: null },
      { _id: 'd', n: 5, big: true },
    ]);
  });

  it('adds keys to array members when asked', async () => {
    const lake = openTestLake();
    const list = [{ n: 1 }, { _key: 'mine', n: 2 }];
    await mutate(lake, [{ create: book('a', { list }) }], 'autoGenerateArrayKeys=true');
    await mutate(
      lake,
      [{ patch: { id: 'a', insert: { after: 'list[-1]', items: [{ n: 3 }] } } }],
      'autoGenerateArrayKeys=true',
    );
    const key = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(await lake.query('*[0].list')).toEqual([
      { _key: key, n: 1 },
      { _key: 'mine', n: 2 },
      { _key: key, n: 3 },
    ]);
  });

  it('deletes the history of a document with it when asked to purge', async () => {
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
