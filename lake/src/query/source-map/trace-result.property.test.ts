import { parseJsonPath } from '@sanity/client/csm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentIndex } from '../../dataset-index/document-index.ts';
import type { LakeDocument } from '../../documents/document.ts';
import { evaluateQuery, type QueryResponse } from '../evaluate-query.ts';
import { sampleDataset } from '../testing/sample-documents.ts';

const text = fc.constantFrom('red', 'blue', "it's", '', 'x y');
const reference = fc.constantFrom('a', 'b', 'c', 'gone').map((_ref) => ({ _ref }));
const item = fc.record(
  {
    _key: fc.constantFrom('k1', 'k2', 'k3', "q'"),
    name: text,
    tags: fc.array(text, { maxLength: 3 }),
    ref: reference,
  },
  { requiredKeys: [], noNullPrototype: true },
);
const fields = fc.record(
  {
    name: text,
    rank: fc.integer({ min: 0, max: 3 }),
    tags: fc.array(text, { maxLength: 3 }),
    items: fc.array(item, { maxLength: 3 }),
    part: item,
    ref: reference,
  },
  { requiredKeys: [], noNullPrototype: true },
);
const IDS = ['a', 'b', 'c', 'drafts.a', 'drafts.b', 'versions.r1.c'] as const;
const dataset = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...IDS), fields), { selector: ([id]) => id, minLength: 1 })
  .map((entries) => sampleDataset(...entries.map(([_id, rest]) => ({ _id, _type: 'thing', ...rest }))));

/** Expressions that name a plain value or part of the object they stand in. */
const { value: expression } = fc.letrec<{ value: string; list: string; object: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      'name',
      'rank',
      '_id',
      '_originalId',
      'part.name',
      'ref->name',
      '^.name',
      'upper(name)',
      '"literal"',
    ),
    tie('list'),
    tie('object'),
    tie('list').map((list) => `(${list})[0]`),
    tie('list').map((list) => `(${list})[-1]`),
    fc.tuple(tie('value'), tie('value')).map(([one, other]) => `coalesce(${one}, ${other})`),
    fc.tuple(tie('value'), tie('value')).map(([one, other]) => `select(rank > 1 => ${one}, ${other})`),
  ),
  list: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(
      'tags',
      'items',
      'items[].name',
      'items[].tags[]',
      'items[].ref->name',
      '*[name > ""].name',
    ),
    tie('list').map((list) => `(${list})[0..1]`),
    tie('list').map((list) => `(${list})[@ != "red"]`),
    tie('list').map((list) => `(${list})[defined(name)]`),
    tie('list').map((list) => `(${list}) | order(name desc)`),
    tie('list').map((list) => `(${list}) | score(name match "red") | order(_score)`),
    fc.tuple(tie('list'), tie('value')).map(([list, value]) => `(${list})[]{..., "v": ${value}}`),
    fc.tuple(tie('list'), tie('value')).map(([list, value]) => `[...${list}, ${value}]`),
    tie('list').map((list) => `array::compact(${list})`),
  ),
  object: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('part', '@', '^', 'ref->', '*[_id == "b"][0]', 'part{...}', '{...part, "name": rank}'),
    fc.tuple(tie('object'), tie('value')).map(([object, value]) => `(${object}){..., "v": ${value}}`),
    fc.tuple(tie('object'), tie('value')).map(([object, value]) => `(${object}){"v": ${value}, "w": name}`),
  ),
}));

describe('any source map', () => {
  it.each(['true', 'withKeyArraySelector'] as const)(
    'points at the very values of the result (%s), which stays as without it',
    async (resultSourceMap) => {
      await fc.assert(
        fc.asyncProperty(
          dataset,
          expression,
          fc.constantFrom('raw', 'drafts', 'published'),
          check(resultSourceMap),
        ),
        { numRuns: 1_000 },
      );
    },
  );
});

function check(resultSourceMap: 'true' | 'withKeyArraySelector') {
  return async (
    documents: readonly LakeDocument[],
    inner: string,
    perspective: 'raw' | 'drafts' | 'published',
  ) => {
    const query = `*[_type == "thing"]{"value": ${inner}}`;
    const names = { projectId: 'local', dataset: 'production', now: new Date(0) };
    const request = { query, params: {}, perspective, documents: new DocumentIndex(documents), ...names };
    const plain = await evaluateQuery(request);
    const mapped = await evaluateQuery({ ...request, resultSourceMap });
    expect(mapped.result).toEqual(plain.result);
    for (const [resultPath, source] of getSources(mapped)) {
      const stored = documents.find(({ _id }) => _id === source.id);
      expect(valueAt(stored, source.path), `${query} ${resultPath}`).toBe(valueAt(mapped.result, resultPath));
    }
  };
}

function getSources({ resultSourceMap: map }: QueryResponse) {
  return Object.entries(map?.mappings ?? {}).flatMap(([path, { source }]) =>
    source.type === 'documentValue'
      ? [[path, { id: map?.documents[source.document]?._id, path: map?.paths[source.path] ?? '' }] as const]
      : [],
  );
}

/** Parses a path with the client's parser. */
function valueAt(root: unknown, path: string): unknown {
  return parseJsonPath(path).reduce<unknown>((value, segment) => {
    if (Array.isArray(value) && typeof segment === 'object') {
      return value.find((element) => element?._key === segment._key);
    }
    if (typeof value !== 'object' || value === null || typeof segment === 'object') return undefined;
    return Object.entries(value).find(([name]) => name === String(segment))?.[1];
  }, root);
}
