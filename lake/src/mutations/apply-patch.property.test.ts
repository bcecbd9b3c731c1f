import { Mutation } from '@sanity/mutator';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Commit } from '../store/commit.ts';
import { openTestLake } from '../testing/test-lake.ts';

const path = fc.constantFrom(
  'title',
  'count',
  'seo.title',
  'tags',
  'tags[0]',
  'tags[-1]',
  'rows',
  'rows[_key=="a"]',
  'rows[_key=="a"].n',
  'rows[0].n',
  'rows[-1].n',
  'rows[*].n',
  'rows[1:].n',
  'tags[1:9]',
  'tags[-9:2]',
  'rows[0:9,_key=="b"].n',
  '..n',
  'count.x',
  'none.a.b',
  'tags[0].x',
  'rows[*].n.x',
  '_type',
  '_rev',
  '_createdAt',
  "['_updatedAt']",
);
const row = fc.record({ _key: fc.constantFrom('a', 'b', 'c'), n: fc.integer() });
const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.record({ title: fc.string() }),
  fc.array(row, { maxLength: 3 }),
);
const targets = (of: fc.Arbitrary<unknown>) => fc.dictionary(path, of, { minKeys: 1, maxKeys: 2 });
const place = fc.constantFrom('before', 'after', 'replace');
const list = fc.constantFrom(
  'tags[0]',
  'tags[-1]',
  'tags[1:9]',
  'tags[1:1]',
  'rows[4:4]',
  'rows[_key=="b"]',
  'rows[0]',
  'missing[0]',
);
const patch = fc.record(
  {
    id: fc.constant('a'),
    set: targets(value),
    setIfMissing: targets(value),
    unset: fc.array(path, { minLength: 1, maxLength: 2 }),
    inc: fc.dictionary(
      fc.constantFrom('count', 'rows[0].n', 'seo.rank', 'none.a', 'title.a.b', 'tags[*].x'),
      fc.integer(),
      { maxKeys: 2 },
    ),
    diffMatchPatch: fc.dictionary(
      fc.constantFrom('title', 'none', 'none.a', 'missing', 'count.a.b', 'seo.title'),
      fc.constant('@@ -0,0 +1 @@\n+x\n'),
      { maxKeys: 2 },
    ),
    insert: fc
      .tuple(place, list, fc.array(row, { maxLength: 2 }))
      .map(([at, where, items]) => ({ [at]: where, items })),
  },
  { requiredKeys: ['id'] },
);
const document = fc.record({
  _id: fc.constant('a'),
  _type: fc.constant('book'),
  title: fc.string(),
  count: fc.integer(),
  none: fc.constant(null),
  tags: fc.array(fc.string(), { maxLength: 3 }),
  rows: fc.uniqueArray(row, { maxLength: 3, selector: (item) => item._key }),
  seo: fc.record({ title: fc.string(), rank: fc.integer() }),
});
const mutation = fc.oneof(
  { weight: 6, arbitrary: patch.map((content) => ({ patch: content })) },
  { weight: 1, arbitrary: document.map((content) => ({ createOrReplace: content })) },
  { weight: 1, arbitrary: document.map((content) => ({ createIfNotExists: content })) },
  { weight: 1, arbitrary: fc.constant({ delete: { id: 'a' } }) },
);

it('stores what @sanity/mutator computes from the mutations sent to listeners', async () => {
  const { lake, json } = openTestLake();
  const commits: Commit[] = [];
  lake.onCommit('production', (commit) => commits.push(commit));
  let taken = 0;

  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (mutations) => {
      commits.length = 0;
      const { status } = await json('/data/mutate/production', { body: { mutations } });
      expect([200, 400, 404]).toContain(status);
      if (status === 200) taken += 1;
      else expect(commits).toEqual([]);
      for (const { changes, transactionId } of commits) {
        for (const { before, after, mutations: told } of changes) {
          expect(after?._rev).toBe(after && transactionId);
          // What a client receives; @sanity/mutator changes its input.
          const event = structuredClone({
            mutations: told,
            timestamp: after?._updatedAt,
            resultRev: transactionId,
          });
          // The lake's mutations are typed as documents where @sanity/mutator names its own types.
          const computed = new Mutation(event as ConstructorParameters<typeof Mutation>[0]).apply(
            structuredClone(before ?? null),
          );
          expect(computed).toEqual(after ?? null);
        }
      }
    }),
    { numRuns: 300 },
  );
  expect(taken).toBeGreaterThan(100);
});
