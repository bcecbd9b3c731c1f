import { expect, onTestFinished, vi } from 'vitest';
import { readEvents } from '../src/listen/testing/read-events.ts';
import { openTestLake, type TestLake } from '../src/testing/test-lake.ts';
import { refused, section, supported } from './facts.ts';

const book = (_id: string, fields: object = {}) => ({ _id, _type: 'book', ...fields });

function mutate({ json }: TestLake, mutations: object[], search = 'returnIds=true', rest: object = {}) {
  return json(`/data/mutate/production?${search}`, { body: { mutations, ...rest } });
}

async function filled() {
  const lake = openTestLake();
  await mutate(lake, [{ create: book('a', { n: 1 }) }, { create: book('b', { to: { _ref: 'a' } }) }], '', {
    transactionId: 'first',
  });
  return lake;
}

/** The listener event of the mutations; undefined when they cause none, so that the next event is that of document `end`. */
async function mutateAndHear(lake: TestLake, mutations: object[], search?: string) {
  const events = readEvents(await lake.fetch('/data/listen/production?query=*&includeResult=true'));
  await events.next();
  await mutate(lake, mutations, search);
  await mutate(lake, [{ create: book('end') }]);
  const event = await events.next();
  // Mutation events have this field.
  const data = event?.data as { documentId: string };
  return data.documentId === 'end' ? undefined : event?.data;
}

section(7, 'POST /data/mutate/:dataset', () => {
  supported('returnIds, returnDocuments, or only operations', async () => {
    const lake = openTestLake();
    expect(await mutate(lake, [{ create: book('a') }], '')).toEqual({
      status: 200,
      body: { transactionId: expect.stringMatching(/^[0-9A-Za-z]{22}$/), results: [{ operation: 'create' }] },
    });
    expect(await mutate(lake, [{ createOrReplace: book('a') }])).toMatchObject({
      body: { results: [{ id: 'a', operation: 'update' }] },
    });
    const changes = [{ patch: { id: 'a', set: { n: 1 } } }, { patch: { id: 'a', inc: { n: 1 } } }];
    expect(await mutate(lake, [{ create: book('b') }, ...changes], 'returnDocuments=true')).toMatchObject({
      body: {
        results: [
          { id: 'b', operation: 'create', document: book('b') },
          { id: 'a', operation: 'update', document: book('a', { n: 2 }) },
        ],
      },
    });
    expect(await mutate(lake, [{ delete: { id: 'a' } }], 'returnDocuments=true')).toMatchObject({
      body: { results: [{ id: 'a', operation: 'delete' }] },
    });
  });

  supported('the same id and operation is reported once', async () => {
    const inc = { patch: { id: 'a', inc: { n: 1 } } };
    expect(await mutate(await filled(), [inc, inc, { createIfNotExists: book('a') }])).toMatchObject({
      body: {
        results: [
          { id: 'a', operation: 'update' },
          { id: 'a', operation: 'none' },
        ],
      },
    });
  });

  for (const visibility of ['sync', 'async', 'deferred']) {
    supported(`visibility=${visibility}`, async () => {
      const lake = openTestLake();
      await mutate(lake, [{ create: book('a') }], `visibility=${visibility}`);
      expect(await lake.query('count(*)')).toBe(1);
    });
  }

  supported('skipCrossDatasetReferenceValidation=true: these references are never checked', async () => {
    const elsewhere = { _ref: 'x', _dataset: 'other', _projectId: 'p' };
    const search = 'skipCrossDatasetReferenceValidation=true';
    expect((await mutate(openTestLake(), [{ create: book('a', { to: elsewhere }) }], search)).status).toBe(
      200,
    );
  });

  supported('dryRun=true: the same checks, nothing stored, no event', async () => {
    const lake = await filled();
    expect((await mutate(lake, [{ create: book('c') }], 'dryRun=true')).status).toBe(200);
    expect((await mutate(lake, [{ create: book('a') }], 'dryRun=true')).status).toBe(409);
    expect(await lake.query('count(*)')).toBe(2);
    expect(await mutateAndHear(lake, [{ create: book('c') }], 'dryRun=true')).toBeUndefined();
  });

  supported('ids: an array for patch and delete', async () => {
    const lake = await filled();
    await mutate(lake, [{ patch: { id: ['a', 'b'], set: { n: 5 } } }]);
    expect(await lake.query('*[]{_id, n}')).toEqual([
      { _id: 'a', n: 5 },
      { _id: 'b', n: 5 },
    ]);
    await mutate(lake, [{ delete: { id: ['b', 'a'] } }]);
    expect(await lake.query('count(*)')).toBe(0);
  });

  supported('query patches and deletes, within the transaction', async () => {
    const lake = await filled();
    await mutate(lake, [
      { create: book('c', { n: 7 }) },
      { patch: { query: '*[n > $n]', params: { n: 5 }, set: { big: true } } },
      { delete: { query: '*[_id == "b"]' } },
    ]);
    expect(await lake.query('*{_id, big}')).toEqual([
      { _id: 'a', big: null },
      { _id: 'c', big: true },
    ]);
  });

  refused('a query that selects more than 10,000 documents: 400', async () => {
    const lake = openTestLake();
    const many = Array.from({ length: 10_001 }, (_, index) => ({ create: { _id: `d${index}`, _type: 't' } }));
    await mutate(lake, many, '');
    expect(await mutate(lake, [{ patch: { query: '*', set: { n: 1 } } }])).toMatchObject({
      status: 400,
      body: { error: { description: expect.stringContaining('at most 10000') } },
    });
  });

  refused('unknown kinds of mutation: 400', async () => {
    expect((await mutate(await filled(), [{ upsert: book('a') }])).status).toBe(400);
  });

  supported('_id: a missing one is generated, one that ends with a dot is a prefix', async () => {
    const lake = openTestLake();
    await mutate(lake, [{ create: { _type: 'book' } }, { create: book('drafts.') }]);
    const [random, draft] = [
      await lake.query('*[!(_id in path("drafts.**"))]._id'),
      await lake.query('*._id'),
    ];
    expect(random).toEqual([expect.stringMatching(/^[0-9A-Za-z]{22}$/)]);
    expect(draft).toContainEqual(expect.stringMatching(/^drafts\.[0-9A-Za-z]{22}$/));
  });

  for (const id of ['-a', 'a..b', 'a.-b', '.a', 'a b', 'ä', 'x'.repeat(129)]) {
    refused(`the id ${id.length > 20 ? 'of 129 characters' : `“${id}”`}: 400`, async () => {
      expect((await mutate(openTestLake(), [{ create: book(id) }])).status).toBe(400);
    });
  }

  refused('a document without _type: 400', async () => {
    expect((await mutate(openTestLake(), [{ create: { _id: 'a' } }])).status).toBe(400);
  });

  supported('create of an existing document: 409; patch of a missing one: 404', async () => {
    const lake = await filled();
    expect((await mutate(lake, [{ create: book('a') }])).status).toBe(409);
    expect((await mutate(lake, [{ patch: { id: 'no', set: { n: 1 } } }])).status).toBe(404);
  });

  supported(
    'createIfNotExists of an existing document: operation none, no new revision, no event',
    async () => {
      const lake = await filled();
      const mutation = { createIfNotExists: book('a', { n: 9 }) };
      expect(await mutateAndHear(lake, [mutation])).toBeUndefined();
      expect(await mutate(lake, [mutation])).toMatchObject({ body: { results: [{ operation: 'none' }] } });
      expect(await lake.query('*[_id == "a"][0]{n, _rev}')).toEqual({ n: 1, _rev: 'first' });
    },
  );

  supported('delete of a missing document: success, no event', async () => {
    const lake = await filled();
    expect(await mutateAndHear(lake, [{ delete: { id: 'no' } }])).toBeUndefined();
  });

  supported(
    '_rev is the transaction id, one timestamp for all documents, RFC 3339 in whole seconds',
    async () => {
      const lake = await filled();
      const [a, b] = [await lake.query('*[_id == "a"][0]'), await lake.query('*[_id == "b"][0]')];
      const stamped = {
        _rev: 'first',
        _createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      };
      expect(a).toMatchObject(stamped);
      // The assertion is safe: `filled` wrote this document.
      expect(b).toMatchObject({ ...stamped, _updatedAt: (a as { _updatedAt: string })._updatedAt });
    },
  );

  supported('new documents keep given timestamps; a replaced one keeps its _createdAt', async () => {
    const lake = openTestLake();
    const times = { _createdAt: '2001-01-01T00:00:00Z', _updatedAt: '2002-01-01T00:00:00Z' };
    await mutate(lake, [{ create: book('a', times) }]);
    expect(await lake.query('*[0]')).toMatchObject(times);
    await mutate(lake, [{ createOrReplace: book('a', { ...times, _createdAt: '2009-01-01T00:00:00Z' }) }]);
    expect(await lake.query('*[0]{_createdAt, "same": _updatedAt == "2002-01-01T00:00:00Z"}')).toEqual({
      _createdAt: times._createdAt,
      same: false,
    });
  });

  supported('createOrReplace with another _type, refused while strong references exist', async () => {
    const lake = await filled();
    const other = { createOrReplace: { _id: 'a', _type: 'film' } };
    expect((await mutate(lake, [other])).status).toBe(409);
    expect((await mutate(lake, [{ delete: { id: 'b' } }, other])).status).toBe(200);
    const referrer = { create: book('c', { to: { _ref: 'a' } }) };
    expect((await mutate(lake, [referrer, { createOrReplace: book('a') }])).status).toBe(409);
  });

  supported('transactions are atomic and in order; later mutations see earlier ones', async () => {
    const lake = await filled();
    const answer = await mutate(lake, [
      { create: book('c', { n: 1 }) },
      { patch: { id: 'c', inc: { n: 1 } } },
      { create: book('a') },
    ]);
    expect(answer).toMatchObject({ status: 409, body: { error: { items: [{ index: 2 }] } } });
    expect(await lake.query('count(*)')).toBe(2);
  });

  supported('a transaction id is used once in a dataset: 409', async () => {
    expect(
      (await mutate(await filled(), [{ create: book('c') }], '', { transactionId: 'first' })).status,
    ).toBe(409);
    expect((await mutate(await filled(), [], '', { transactionId: 'a b' })).status).toBe(400);
  });

  supported('autoGenerateArrayKeys=true: 12 hexadecimal digits, in documents and patches', async () => {
    const lake = openTestLake();
    const keys = 'autoGenerateArrayKeys=true';
    await mutate(lake, [{ create: book('a', { list: [{ n: 1 }] }) }], keys);
    await mutate(lake, [{ patch: { id: 'a', insert: { after: 'list[-1]', items: [{ n: 2 }] } } }], keys);
    const key = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(await lake.query('*[0].list')).toEqual([
      { _key: key, n: 1 },
      { _key: key, n: 2 },
    ]);
  });

  refused('null in an array: 400', async () => {
    expect((await mutate(openTestLake(), [{ create: book('a', { list: [null] }) }])).status).toBe(400);
  });

  supported('purge also deletes the history of a document', async () => {
    const lake = await filled();
    await mutate(lake, [{ patch: { id: 'b', set: { text: 'secret' } } }]);
    await mutate(lake, [{ delete: { id: 'b', purge: true } }]);
    const history = '/data/history/production';
    for (const path of ['documents/b?lastRevision=true', 'documents/b?revision=first'])
      expect(await lake.json(`${history}/${path}`)).toMatchObject({ body: { documents: [] } });
    const log = await (await lake.fetch(`${history}/transactions/a,b?effectFormat=mendoza`)).text();
    expect(log).not.toContain('secret');
    expect(log).toContain('"delete":{"id":"b"}');
    expect(await lake.json(`${history}/documents/a?revision=first`)).toMatchObject({
      body: { documents: [{ _id: 'a' }] },
    });
  });

  supported('a clock that steps back: neither _updatedAt nor the history goes back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 2) });
    onTestFinished(() => void vi.useRealTimers());
    const lake = openTestLake();
    await mutate(lake, [{ create: book('a') }]);
    vi.setSystemTime(Date.UTC(2026, 0, 1));
    await mutate(lake, [{ patch: { id: 'a', set: { n: 2 } } }]);
    expect(await lake.query('*[0]._updatedAt')).toBe('2026-01-02T00:00:00Z');
    const { fetch } = lake;
    const history = await (await fetch('/data/history/production/transactions/a?excludeContent=true')).text();
    const times = history
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).timestamp);
    expect(times).toEqual(['2026-01-02T00:00:00.000Z', '2026-01-02T00:00:00.000Z']);
  });
});
