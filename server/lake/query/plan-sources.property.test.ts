import fc from 'fast-check';
import { evaluate, parse } from 'groq-js';
import { expect, it } from 'vitest';
import type { LakeDocument } from '../document.ts';
import { DocumentIndex } from './document-index.ts';
import { evaluateQuery } from './evaluate-query.ts';
import type { Perspective } from './perspective.ts';
import { sampleDataset } from './sample-documents.ts';

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
const query = fc
  .tuple(filter, filter, projection, filter, tail)
  .map(
    ([first, second, shape, nested, end]) =>
      `*[${first}]{"document": @, "found": *[${nested}]${shape}, "shown": *[${second} && ${nested}]${shape}${end}}`,
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

it('finds by its plans what a scan of all documents finds, before and after changes', async () => {
  await fc.assert(
    fc.asyncProperty(dataset, dataset, query, perspective, fc.boolean(), async (before, after, ...rest) => {
      const [text, shown, publicOnly] = rest;
      const index = new DocumentIndex(sampleDataset(...before));
      const planned = async () =>
        (
          await evaluateQuery({
            query: text,
            params,
            perspective: shown,
            publicOnly,
            documents: index,
            projectId: 'local',
            dataset: 'production',
          })
        ).result;
      // A fresh index has nothing that could be out of date.
      const fresh = () => {
        const documents = [...index.ids()].flatMap((id) => index.get(id) ?? []);
        return new DocumentIndex(documents).view(shown, publicOnly).documents;
      };
      expect(await planned()).toEqual(await scanned(text, fresh()));
      for (const changed of sampleDataset(...after)) index.set(changed._id, changed);
      for (const { _id } of before.slice(0, 4)) index.set(_id, undefined);
      expect(await planned()).toEqual(await scanned(text, fresh()));
    }),
    { numRuns: 400 },
  );
});
