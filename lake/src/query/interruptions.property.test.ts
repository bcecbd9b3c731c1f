import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DocumentIndex } from '../dataset-index/document-index.ts';
import type { LakeDocument } from '../documents/document.ts';
import { SIGNED_IN_LIMITS } from '../work-meter.ts';
import { answerQuery, evaluateQuery, type QueryRequest, type QueryResponse } from './evaluate-query.ts';
import { openStoredIndex } from './testing/open-stored-index.ts';
import { sampleDataset } from './testing/sample-documents.ts';

const fields = fc.record(
  {
    _type: fc.constantFrom('post', 'person'),
    a: fc.constantFrom<unknown>(1, 2, 'x', 'y z', null),
    list: fc.array(fc.constantFrom<unknown>(1, 'x', { a: 1 }, { a: 'x', list: [{ a: 2 }] }), {
      maxLength: 3,
    }),
    slug: fc.constantFrom({ current: 'x' }, { current: 'y' }),
    ref: fc.constantFrom({ _ref: 'd0' }, { _ref: 'd1' }, { _ref: 'gone' }),
  },
  { requiredKeys: ['_type'], noNullPrototype: true },
);
const id = fc.tuple(fc.constantFrom('', 'drafts.', 'versions.r1.'), fc.constantFrom('d0', 'd1', 'd2', 'd3'));
const document = fc.tuple(id, fields).map(([parts, rest]) => ({ ...rest, _id: parts.join('') }));
const dataset = fc.uniqueArray(document, { selector: ({ _id }) => _id, minLength: 2, maxLength: 8 });

const { value } = fc.letrec<{ value: string; list: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('a', 'slug', 'ref->a', '^.a', '_id', 'list', 'documents::incomingRefCount()'),
    tie('list'),
    tie('list').map((list) => `count(${list})`),
    fc.tuple(tie('value'), tie('value')).map(([one, other]) => `[${one}, {"w": ${other}}, ${one}]`),
    tie('list').map((list) => `diff::changedAny({"l": ${list}}, {"l": list}, l[a == 1])`),
  ),
  list: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(
      '*',
      '*[_type == "post"]',
      '*[slug.current == ^.slug.current]',
      '*[references(^._id)]',
      '*[_type == ^._type] | order(a desc, _id)',
      '*[_type == "person"] | order(_id desc)',
      'list[]',
      '[ref]->',
      'array::unique($large)[0..3]',
    ),
    fc.tuple(tie('list'), tie('value')).map(([list, inner]) => `(${list})[]{..., "v": ${inner}}`),
    fc.tuple(tie('list'), tie('list')).map(([list, other]) => `(${list})[count(${other}) > 1]`),
    fc.tuple(tie('list'), tie('list')).map(([list, other]) => `(${list}) | order(count(${other}), a)`),
    tie('list').map((list) => `(${list}) | score(a match "x", count(list) > 0)`),
    tie('list').map((list) => `(${list})[].list[].a`),
    tie('list').map((list) => `(${list})[0..1].a`),
  ),
}));
const query = value.map((inner) => `*[_type == "post"]{_id, "v": ${inner}}`);
const perspective = fc.constantFrom<QueryRequest['perspective']>('raw', 'published', 'drafts', ['r1']);
const params = { large: Array.from({ length: 2_000 }, (_, index) => index % 1_500) };

/** Answers a query that is interrupted after every element of every loop, and changes a document each time. */
function interrupted(
  request: QueryRequest,
  changes: readonly LakeDocument[],
  set: (id: string, document: LakeDocument | undefined) => void,
): Promise<QueryResponse> {
  const pending = [...changes];
  const change = () => {
    const changed = pending.pop();
    if (changed) set(changed._id, changed.a === null ? undefined : changed);
  };
  return Promise.resolve(answerQuery(request, (response) => response, change, Number.NEGATIVE_INFINITY));
}

it('returns the same result with any number of interruptions, and with writes during them', async () => {
  const cases = fc.record({
    before: dataset,
    changes: fc.oneof(fc.constant([]), dataset),
    query,
    perspective,
    resultSourceMap: fc.constantFrom(undefined, 'true' as const),
    visits: fc.integer({ min: 50, max: 3_000 }),
  });
  const isSame = fc.asyncProperty(cases, async ({ before, changes, visits, ...asked }) => {
    const documents = new DocumentIndex(sampleDataset(...before));
    const stored = openStoredIndex(sampleDataset(...before));
    // With few visits, some end with an error: interruptions do not count. After changes more documents may be looked at.
    const limits = changes.length === 0 ? { ...SIGNED_IN_LIMITS, visits } : SIGNED_IN_LIMITS;
    const request = { ...asked, params, documents, projectId: 'p', dataset: 'd', now: new Date(0), limits };
    const once = await getOutcome(() => evaluateQuery(request));
    const changed = sampleDataset(...changes);
    const again = await getOutcome(() => interrupted(request, changed, documents.set.bind(documents)));
    const storedRequest = { ...request, documents: stored.index };
    const read = await getOutcome(() => interrupted(storedRequest, changed, stored.set));
    stored.close();
    expect([again, read]).toEqual([once, once]);
  });
  await fc.assert(isSame, { numRuns: 300 });
});

async function getOutcome(answer: () => QueryResponse | Promise<QueryResponse>): Promise<unknown> {
  try {
    return await answer();
  } catch (error) {
    return error;
  }
}
