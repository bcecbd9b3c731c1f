import { Patch } from '@sanity/client';
import { Mutation } from '@sanity/mutator';
import { expect } from 'vitest';
import { openTestLake } from '../src/testing/test-lake.ts';
import { refused, section, supported } from './facts.ts';

const FIELDS = {
  title: 'Hello',
  n: 5,
  none: null,
  list: ['a', 'b', 'c'],
  keyed: [
    { _key: 'x', n: 1, label: 'one' },
    { _key: 'y', n: 3, label: 'two' },
    { _key: 'z', n: 5, label: 'three' },
  ],
  deep: { inner: { label: 'in' }, label: 'out' },
};

/** The result of a patch in the lake. */
async function patched(patch: object) {
  const lake = openTestLake();
  await lake.mutate({ create: { _id: 'a', _type: 'book', ...FIELDS } });
  const body = { mutations: [{ patch: { id: 'a', ...patch } }] };
  const { status, body: answer } = await lake.json('/data/mutate/production', { body });
  return { status, answer, document: await lake.query('*[_id == "a"][0]') };
}

/** The result of the patch in the Studio, computed locally. */
function expected(patch: object) {
  const mutation = new Mutation({ mutations: [{ patch: { id: 'a', ...patch } }] });
  return mutation.apply({
    _id: 'a',
    _type: 'book',
    _rev: '',
    _createdAt: '',
    _updatedAt: '',
    ...structuredClone(FIELDS),
  });
}

const SYSTEM = {
  _rev: expect.any(String),
  _createdAt: expect.any(String),
  _updatedAt: expect.any(String),
};

section(7, 'POST /data/mutate/:dataset, patch operations', () => {
  for (const [fact, patch, outcome] of [
    ['set of an attribute', { set: { title: 'New' } }, { title: 'New' }],
    ['set of a deep path creates its parents', { set: { 'x.y.z': 1 } }, { x: { y: { z: 1 } } }],
    ['a[0]', { set: { 'list[0]': 'z' } }, { list: ['z', 'b', 'c'] }],
    ['a[-1]', { set: { 'list[-1]': 'z' } }, { list: ['a', 'b', 'z'] }],
    ['a[1:3]', { set: { 'list[1:3]': 'z' } }, { list: ['a', 'z', 'z'] }],
    ['a[0,2]', { set: { 'list[0,2]': 'z' } }, { list: ['z', 'b', 'z'] }],
    ['a[_key=="x"]', { unset: ['keyed[_key=="x"]'] }, { keyed: FIELDS.keyed.slice(1) }],
    ['a[x>2]', { unset: ['keyed[n>2]'] }, { keyed: FIELDS.keyed.slice(0, 1) }],
    ['a..b', { set: { 'deep..label': 'q' } }, { deep: { inner: { label: 'q' }, label: 'q' } }],
    ['a missing keyed element is ignored', { set: { 'keyed[_key=="no"].n': 9 } }, {}],
    ['setIfMissing of a missing attribute', { setIfMissing: { fresh: 1, title: 'No' } }, { fresh: 1 }],
    ['setIfMissing treats null as present', { setIfMissing: { none: 1 } }, { none: null }],
    ['unset removes array elements', { unset: ['list[1]'] }, { list: ['a', 'c'] }],
    ['unset of an attribute', { unset: ['title'] }, { title: undefined }],
    ['inc and dec', { inc: { n: 2 }, dec: { 'keyed[0].n': 1 } }, { n: 7 }],
    ['inc of a missing path is ignored', { inc: { nothing: 1 } }, { nothing: undefined }],
    [
      'insert before the first match',
      { insert: { before: 'list[1]', items: ['x', 'y'] } },
      { list: ['a', 'x', 'y', 'b', 'c'] },
    ],
    ['insert after a match', { insert: { after: 'list[0]', items: ['x'] } }, { list: ['a', 'x', 'b', 'c'] }],
    ['insert at the end', { insert: { after: 'list[-1]', items: ['x'] } }, { list: ['a', 'b', 'c', 'x'] }],
    [
      'insert that replaces all matches',
      { insert: { replace: 'list[0:2]', items: ['x'] } },
      { list: ['x', 'c'] },
    ],
    ['diffMatchPatch', { diffMatchPatch: { title: '@@ -1,5 +1,5 @@\n-H\n+J\n ello\n' } }, { title: 'Jello' }],
    [
      'the order setIfMissing, set, unset, diffMatchPatch, inc, dec, insert',
      { inc: { m: 1 }, setIfMissing: { m: 1 }, set: { m: 5 } },
      { m: 6 },
    ],
  ] as const) {
    supported(`7.1 ${fact}, like @sanity/mutator`, async () => {
      const { status, document } = await patched(patch);
      expect(status).toBe(200);
      expect(document).toEqual({ ...expected(patch), ...SYSTEM });
      expect(document).toMatchObject(
        Object.fromEntries(Object.entries(outcome).filter(([, value]) => value !== undefined)),
      );
    });
  }

  supported('7.1 a["k"] and a[], written in the event in a form that @sanity/mutator reads', async () => {
    const { document } = await patched({ set: { 'deep["label"]': 'q' }, unset: ['list[]'] });
    expect(document).toMatchObject({ deep: { inner: { label: 'in' }, label: 'q' }, list: [] });
    expect(expected({ set: { "deep['label']": 'q' }, unset: ['list[0:]'] })).toMatchObject({
      deep: { inner: { label: 'in' }, label: 'q' },
      list: [],
    });
  });

  supported('7.1 a[-1].b, a[*].b, a[1:].b, expanded in the event for @sanity/mutator', async () => {
    const { document } = await patched({
      set: { 'keyed[-1].label': 'last' },
      inc: { 'keyed[*].n': 1 },
      unset: ['keyed[1:].none', 'keyed[0:1].label'],
    });
    const keyed = [
      { _key: 'x', n: 2 },
      { _key: 'y', n: 4, label: 'two' },
      { _key: 'z', n: 6, label: 'last' },
    ];
    expect(document).toEqual({ _id: 'a', _type: 'book', ...FIELDS, keyed, ...SYSTEM });
  });

  supported('7.1 nested brackets: a[b[2].c,d]', async () => {
    const { document } = await patched({
      set: { 'deep[inner.list[-1],inner[label],label]': 'q', '[keyed[0].n,n]': 8 },
    });
    expect(document).toMatchObject({
      deep: { inner: { label: 'q' }, label: 'q' },
      n: 8,
      keyed: [{ _key: 'x', n: 8 }, {}, {}],
    });
  });

  supported('7.1 diffMatchPatch of null or a missing attribute changes nothing', async () => {
    const diff = '@@ -1 +1 @@\n-a\n+b\n';
    for (const diffMatchPatch of [
      { none: diff },
      { missing: diff },
      { 'keyed[0].missing': diff },
      { 'keyed[9].n': diff },
    ]) {
      const { status, document } = await patched({ diffMatchPatch });
      expect(status).toBe(200);
      expect(document).toMatchObject(FIELDS);
    }
  });

  supported('7.1 a missing element in the middle of a path is ignored: a[9].b', async () => {
    const { status, document } = await patched({ set: { 'list[9].b': 1, 'keyed[9].n': 1 }, inc: { n: 1 } });
    expect(status).toBe(200);
    expect(document).toMatchObject({ ...FIELDS, n: 6 });
  });

  supported('7.1 a missing element at the end of a path is ignored: a[9], a[1:9]', async () => {
    const { status, document } = await patched({
      set: { 'list[1000000000]': 'z', 'list[1:1000000000]': 'z' },
      unset: ['list[2:1000000000,9]'],
    });
    expect(status).toBe(200);
    expect(document).toMatchObject({ ...FIELDS, list: ['a', 'z'] });
  });

  supported('7.1 splice() of @sanity/client, also one that only inserts: as Array.splice', async () => {
    const splice = (start: number, count: number) =>
      new Patch('a').splice('list', start, count, ['x', 'y']).serialize();
    for (const start of [0, 1, 2, 3, 5]) {
      for (const count of [0, 1, 2, 9]) {
        const { document } = await patched(splice(start, count));
        expect(document).toMatchObject({ list: FIELDS.list.toSpliced(start, count, 'x', 'y') });
      }
    }
    const { document } = await patched({
      set: { empty: [] },
      ...new Patch('a').splice('empty', 0, 0, ['x']).serialize(),
    });
    expect(document).toMatchObject({ empty: ['x'] });
  });
  supported(
    '7.1 inc, dec, diffMatchPatch and unset below null and plain values change nothing (@sanity/mutator)',
    async () => {
      const patch = {
        inc: { 'none.a': 1, 'title.a.b': 1 },
        dec: { 'n.a': 1, 'list[0].a': 1 },
        diffMatchPatch: { 'none.a': '@@ -0,0 +1 @@\n+x\n', 'keyed[].n.a': '@@ -0,0 +1 @@\n+x\n' },
        unset: ['none.a', 'title.a', 'keyed[].label.a.b'],
      };
      const { status, document } = await patched(patch);
      expect(status).toBe(200);
      expect(document).toMatchObject(FIELDS);
    },
  );
  supported('7.1 insert into an empty array at 0 and at -1', async () => {
    for (const place of [{ before: 'empty[0]' }, { after: 'empty[-1]' }]) {
      const { document } = await patched({ set: { empty: [] }, insert: { ...place, items: ['x'] } });
      expect(document).toMatchObject({ empty: ['x'] });
    }
  });

  for (const [fact, patch] of [
    ['inc of a value that is not a number', { inc: { title: 1 } }],
    ['diffMatchPatch of a value that is not a string', { diffMatchPatch: { n: '@@ -1 +1 @@\n-a\n+b\n' } }],
    ['an invalid path', { set: { 'a[': 1 } }],
    ['a path with a valid beginning and an invalid end', { set: { 'title and more': 1 } }],
    ['a change of _id', { set: { _id: 'b' } }],
    ['a change of _type', { set: { _type: 'film' } }],
    ['an unknown operation', { push: { list: 1 } }],
  ] as const) {
    refused(`7.1 ${fact}: 400`, async () => {
      const { status, document } = await patched(patch);
      expect(status).toBe(400);
      expect(document).toMatchObject(FIELDS);
    });
  }

  supported('7.1 patches of _rev, _createdAt and _updatedAt are ignored', async () => {
    const { status, document } = await patched({
      set: { _rev: 'x', _createdAt: '2001-01-01T00:00:00Z', _updatedAt: '2001-01-01T00:00:00Z', n: 6 },
    });
    expect(status).toBe(200);
    expect(document).toMatchObject({ n: 6 });
    expect(JSON.stringify(document)).not.toContain('2001');
  });

  supported('7.1 ifRevisionID compares with the revision before the transaction', async () => {
    const lake = openTestLake();
    const send = (mutations: object[], transactionId: string) =>
      lake.json('/data/mutate/production', { body: { mutations, transactionId } });
    await send([{ create: { _id: 'a', _type: 'book', n: 1 } }], 't1');
    const patch = { patch: { id: 'a', ifRevisionID: 't1', inc: { n: 1 } } };
    expect((await send([patch, patch], 't2')).status).toBe(200);
    expect((await send([patch], 't3')).status).toBe(409);
  });
});
