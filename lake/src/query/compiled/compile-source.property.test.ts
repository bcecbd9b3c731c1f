import fc from 'fast-check';
import { evaluate, parse } from 'groq-js';
import { expect, it } from 'vitest';
import { DocumentIndex } from '../../dataset-index/document-index.ts';
import type { Perspective } from '../../dataset-index/perspective.ts';
import type { LakeDocument } from '../../documents/document.ts';
import { evaluateQuery } from '../evaluate-query.ts';
import { openStoredIndex } from '../testing/open-stored-index.ts';
import { sampleDataset, type sampleDocument } from '../testing/sample-documents.ts';

const NAMES = ['a', 'b', 'c', 'd', 'p.q'];
const ids = fc
  .tuple(fc.constantFrom('', '', 'drafts.', 'versions.r1.'), fc.constantFrom(...NAMES))
  .map((parts) => parts.join(''));
const name = fc.constantFrom(...NAMES, 'nobody');
const reference = fc.record(
  {
    _ref: name,
    _type: fc.constant('reference'),
    _weak: fc.constant(true),
    inner: fc.constantFrom({ _ref: 'a' }, { _ref: 'b' }),
  },
  { requiredKeys: ['_ref'], noNullPrototype: true },
);
const slug = fc.oneof(
  name.map((current) => ({ current })),
  fc.constantFrom<unknown>({ current: 7 }, 'a', null, []),
);
const fields = {
  _id: ids,
  _type: fc.constantFrom('post', 'person', 'system.release'),
  slug,
  author: reference,
  more: fc.record(
    { link: reference, links: fc.array(reference, { maxLength: 2 }) },
    { noNullPrototype: true },
  ),
  rank: fc.constantFrom(1, 2, 3),
  _system: fc.constant({ delete: true }),
};
const document = fc.record(fields, { requiredKeys: ['_id', '_type'], noNullPrototype: true });
const dataset = fc.uniqueArray(document, { selector: ({ _id }) => _id, maxLength: 14 });

const params = { id: 'a', ids: ['b', 'drafts.a', 7], type: 'post', slug: 'c', none: null, limit: 3 };
const value = fc.constantFrom('"a"', '$id', '$none', '^._id', '^.author._ref', '7', '$ids', '(^._type)');
const list = fc.constantFrom('$ids', '["a", "d", $id]', '[^._id, "b"]', '$none', '$slug', '[]');
const attribute = fc.constantFrom(
  '_id',
  '_type',
  '(_id)',
  'slug.current',
  'author._ref',
  'more.link._ref',
  'author.inner._ref',
);
const condition = fc.oneof(
  fc.tuple(attribute, value).map(([left, right]) => `${left} == ${right}`),
  fc.tuple(value, attribute).map(([left, right]) => `${left} == ${right}`),
  fc.tuple(attribute, list).map(([left, right]) => `${left} in ${right}`),
  value.map((argument) => `references(${argument})`),
  fc.tuple(value, list).map(([first, second]) => `references(${first}, ${second})`),
  fc.constantFrom('_type == "post"', '_type == $type', '_type in ["post", "person"]', 'rank > 1', 'null'),
  fc.constantFrom('_id in path("drafts.**")', 'defined(slug)', 'author->rank == 2', 'slug.current == _id'),
);
const { filter } = fc.letrec<{ filter: string }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2 },
    condition,
    fc
      .tuple(tie('filter'), fc.constantFrom('&&', '||'), tie('filter'))
      .map((parts) => `(${parts.join(' ')})`),
    tie('filter').map((inner) => `!(${inner})`),
  ),
}));
const tail = fc.constantFrom(
  '',
  ' | order(rank desc)',
  ' | order(slug.current asc, _id desc)[0...$limit]',
  '[1..2]',
  '[0]',
  ' | score(rank == 2)',
);
const projection = fc.constantFrom(
  '{_id, _originalId, rank}',
  '{_id, "author": author->{_id, "next": author->slug}, "links": more.links[]->_id}',
  '{..., "count": documents::incomingRefCount()}',
  '._id',
);
const order = fc.constantFrom(
  'rank desc',
  'slug.current, rank desc',
  'lower(slug.current) desc, _id desc',
  'author->rank',
  '$none',
  'coalesce(rank, 2)',
);
const ofType = fc.constantFrom(
  '_type == "post"',
  '_type == $type',
  '_type in ["person", "post"]',
  '_type == $ids',
);
const query = fc
  .tuple(filter, filter, projection, filter, tail, ofType, order)
  .map(
    ([first, second, shape, nested, end, type, by]) =>
      `*[${first}]{"document": @, "sorted": *[${type}] | order(${by})[0...4]._id, "found": *[${nested}]${shape}, "shown": *[${second} && ${nested}]${shape}${end}}`,
  );
const perspective = fc.constantFrom<Perspective>('raw', 'rawWithoutVersions', 'published', 'drafts', [
  'r1',
  'drafts',
]);

/** What groq-js makes of the query by walking all documents for every step. */
async function scanned(text: string, documents: readonly LakeDocument[]): Promise<unknown> {
  const counted = text.replaceAll('documents::incomingRefCount()', 'count(*[references(^._id)])');
  const result = await evaluate(parse(counted, { params }), { dataset: documents, params });
  return JSON.parse(JSON.stringify(await result.get()));
}

function openInMemory(documents: readonly LakeDocument[]) {
  const index = new DocumentIndex(documents);
  return { index, set: index.set.bind(index), close: () => {} };
}

type Fields = Parameters<typeof sampleDocument>[0];

type Case = {
  before: Fields[];
  after: Fields[];
  text: string;
  perspective: Perspective;
  publicOnly: boolean;
  isStored: boolean;
  /** How many stored documents are read before anything is asked. */
  readBefore: number;
};

async function expectSameAsScan({
  before,
  after,
  text,
  perspective,
  publicOnly,
  isStored,
  readBefore,
}: Case) {
  const { index, set, close } = (isStored ? openStoredIndex : openInMemory)(sampleDataset(...before));
  if (readBefore > 0) index.readMore(readBefore);
  const now = new Map(sampleDataset(...before).map((document) => [document._id, document]));
  const names = { projectId: 'local', dataset: 'production' };
  const request = { query: text, params, perspective, publicOnly, documents: index, ...names };
  const compare = async () => {
    const { result } = await evaluateQuery(request);
    // A fresh index has nothing that could be out of date.
    const { documents } = new DocumentIndex(now.values()).getView(perspective, publicOnly);
    expect(result).toEqual(await scanned(text, documents));
  };
  await compare();
  for (const changed of sampleDataset(...after)) {
    set(changed._id, changed);
    now.set(changed._id, changed);
  }
  for (const { _id } of before.slice(0, 4)) {
    set(_id, undefined);
    now.delete(_id);
  }
  await compare();
  close();
}

it('finds the same documents by index as by a scan of all documents, before and after changes', async () => {
  const cases = fc.record({
    before: dataset,
    after: dataset,
    text: query,
    perspective,
    publicOnly: fc.boolean(),
    isStored: fc.boolean(),
    readBefore: fc.integer({ min: 0, max: 5 }),
  });
  await fc.assert(fc.asyncProperty(cases, expectSameAsScan), { numRuns: 400 });
});
