import fc from 'fast-check';
import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { DocumentIndex } from '../dataset-index/document-index.ts';
import { evaluateQuery, type QueryRequest } from './evaluate-query.ts';
import { sampleDataset } from './testing/sample-documents.ts';

const reference = (id: string) => ({ _type: 'reference', _ref: id });

const documents = sampleDataset(
  {
    _id: 'agent-ada',
    _type: 'agent',
    name: 'Ada',
    rank: 2,
    slug: { current: 'ada' },
    pillar: reference('pillar-a'),
  },
  {
    _id: 'agent-bo',
    _type: 'agent',
    name: 'Bo',
    rank: 1,
    slug: { current: 'bo' },
    pillar: reference('pillar-b'),
  },
  { _id: 'agent-cy', _type: 'agent', name: 'Cy', rank: 1, tags: ['x', 'y'], pillar: reference('pillar-a') },
  { _id: 'pillar-a', _type: 'aiPillar', name: 'Insight' },
  { _id: 'pillar-b', _type: 'aiPillar', name: 'Reach' },
);

const index = new DocumentIndex(documents);

async function runQuery(query: string, params = {}, options: Partial<QueryRequest> = {}): Promise<unknown> {
  const base = { perspective: 'raw', documents: index, projectId: 'local', dataset: 'production' } as const;
  return (await evaluateQuery({ ...base, query, params, ...options })).result;
}

describe('evaluateQuery', () => {
  it.each([
    ['one document by id', '*[_id == $id][0].name', { id: 'agent-bo' }, 'Bo'],
    ['an unknown id', '*[_id == $id][0]', { id: 'nobody' }, null],
    ['an id that is no string', '*[_id == $id]', { id: 7 }, []],
    [
      'ids in any order give dataset order',
      '*[_id in $ids]._id',
      { ids: ['agent-cy', 'agent-ada'] },
      ['agent-ada', 'agent-cy'],
    ],
    ['types', 'count(*[_type in ["agent", "aiPillar"]])', {}, 5],
    ['a type or another', 'count(*[_type == "agent" || _type == "nothing"])', {}, 3],
    ['a constant on the left', '*["pillar-a" == _id].name', {}, ['Insight']],
    [
      'both id and type',
      '*[_id in $ids && _type == "aiPillar"]._id',
      { ids: ['agent-bo', 'pillar-b'] },
      ['pillar-b'],
    ],
    ['a parameter slice', '*[_type == "agent"][0...$n]._id', { n: 2 }, ['agent-ada', 'agent-bo']],
    ['a parameter index', '*[_type == "agent"][$n].name', { n: -1 }, 'Cy'],
    ['a parameter attribute', '*[_id == "agent-bo"][0][$field]', { field: 'name' }, 'Bo'],
    [
      'characters by their code points, however many digits those have',
      String.raw`["\u{1F600}", '\u{e9}\u00e9', "\\u{41}", "\u{22}\u{5c}u{41}", {"\u{1f600}": 1}["\u{1F600}"]]`,
      {},
      ['😀', 'éé', String.raw`\u{41}`, String.raw`"\u{41}`, 1],
    ],
    ['a dereference', '*[_id == "agent-bo"][0].pillar->name', {}, 'Reach'],
    ['a dangling reference', '{"a": {"_ref": "gone"}}.a->', {}, null],
    [
      'a join',
      '*[_type == "aiPillar"]{name, "n": count(*[references(^._id)])}',
      {},
      [
        { name: 'Insight', n: 2 },
        { name: 'Reach', n: 1 },
      ],
    ],
    ['references to several', 'count(*[references(["pillar-a", "nobody"], "pillar-b")])', {}, 3],
    ['incoming references', '*[_type == "aiPillar"]{"n": documents::incomingRefCount()}.n', {}, [2, 1]],
    ['documents::get', 'documents::get(*[_id == "agent-bo"][0].pillar).name', {}, 'Reach'],
    [
      'a global reference to this dataset',
      'documents::get({"_ref": "dataset:local.production:pillar-a"}).name',
      {},
      'Insight',
    ],
    [
      'ties in order of id',
      '*[_type == "agent"] | order(rank asc)._id',
      {},
      ['agent-bo', 'agent-cy', 'agent-ada'],
    ],
    [
      'descending ties in order of id',
      '*[_type == "agent"] | order(rank desc)._id',
      {},
      ['agent-ada', 'agent-bo', 'agent-cy'],
    ],
    [
      'score ties in order of id',
      '* | score(_type == "agent")[0..3]._id',
      {},
      ['agent-ada', 'agent-bo', 'agent-cy', 'pillar-a'],
    ],
    ['text search over the whole document', '*[@ match text::query("insi*")]._id', {}, ['pillar-a']],
    [
      'text search in nested data',
      '[{"a": ["red fox"]}, {"a": "blue"}][a match text::query("fox")]',
      {},
      [{ a: ['red fox'] }],
    ],
    ['the project and the dataset', '[sanity::projectId(), sanity::dataset()]', {}, ['local', 'production']],
    ['an anonymous reader', 'identity()', {}, '<anonymous>'],
    [
      'an own function',
      'fn lake::card($agent) = $agent{name}; *[_id == "agent-bo"]{"card": lake::card(@)}',
      {},
      [{ card: { name: 'Bo' } }],
    ],
    ['a comment at the end', 'count(*) // all', {}, 5],
    ['dates as text', 'dateTime("2025-01-01T00:00:00Z") + 60', {}, '2025-01-01T00:01:00Z'],
  ])('answers %s', async (_, query, params, expected) => {
    expect(await runQuery(query, params)).toEqual(expected);
  });

  it('uses the given time and user', async () => {
    const options = { now: new Date('2025-03-04T05:06:07Z'), identity: 'editor' };
    expect(await runQuery('[now(), identity()]', {}, options)).toEqual([
      '2025-03-04T05:06:07.000Z',
      'editor',
    ]);
  });

  it('resolves references within the perspective', async () => {
    const draft = { _id: 'drafts.pillar-b', _type: 'aiPillar', name: 'Wider reach' };
    const withDraft = new DocumentIndex(sampleDataset(...documents, draft));
    const query = '*[_id == "agent-bo"][0]{"name": pillar->name, "by": *[references(^.pillar._ref)]._id}';
    const read = (perspective: 'drafts' | 'published') =>
      runQuery(query, {}, { documents: withDraft, perspective });
    expect(await read('drafts')).toEqual({ name: 'Wider reach', by: ['agent-bo'] });
    expect(await read('published')).toEqual({ name: 'Reach', by: ['agent-bo'] });
  });

  it('reparses when a parameter decides between a slice and an attribute', async () => {
    const query = '*[_id == "agent-cy"][0].tags[$at]';
    expect(await runQuery(query, { at: 0 })).toBe('x');
    expect(await runQuery(query, { at: 1 })).toBe('y');
  });

  it('finds one of 20,000 documents, or those of a type, without scanning all of them', async () => {
    const many = new DocumentIndex(
      sampleDataset(
        ...Array.from({ length: 20_000 }, (_, i) => ({ _id: `d${i}`, _type: `type${i % 2_000}`, n: i })),
      ),
    );
    await runQuery('*[_id == "d0"]', {}, { documents: many });
    const started = performance.now();
    for (let i = 0; i < 500; i += 1) {
      expect(await runQuery('*[_id == $id][0].n', { id: `d${i}` }, { documents: many })).toBe(i);
      expect(await runQuery('count(*[_type == $t])', { t: `type${i}` }, { documents: many })).toBe(10);
    }
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it.each([
    '*[_type == "agent" && rank > 1]{name, "pillar": pillar->{name, _id}}',
    '*[(_type == "agent" && (name == "Bo" || rank == 2)) && defined(slug)]{_id, slug}',
    '*[_type == "aiPillar"]{_id, "agents": *[_type == "agent" && pillar._ref == ^._id] | order(name desc){name, "me": ^.name}}',
    '*[_type == "agent"]{..., "first": tags[0], "all": tags[@ == "x"]}',
    '{"agents": *[_type == "agent"].name, "ids": *[_id in path("pillar-*")]._id, "n": count(*[!(_type == "agent")])}',
    '*[_type in ["agent"] && references("pillar-a")][0..1]{_id, "up": upper(name)}',
    '*[_type == "agent" && missing]._id',
    '*[_type == null || _type == "agent"]._id',
    'array::unique(*[defined(pillar)].pillar->name)',
    '*[name match "a*"] | score(name match "Ada") {_id, _score}',
  ])('agrees with groq-js itself on %s', async (query) => {
    const value = await evaluate(parse(query), { dataset: documents });
    expect(await runQuery(query)).toEqual(await value.get());
  });

  it('agrees with groq-js itself on any filter', async () => {
    const atom = fc.constantFrom(
      '_id == "agent-bo"',
      '_id in ["pillar-a", "agent-cy", $id]',
      '_id in $missing',
      '_type == "agent"',
      '$type == _type',
      '_type in ["agent", "aiPillar"]',
      '_type == name',
      'references("pillar-a", $id)',
      'rank > 1',
      'undefinedField',
      'count(*[_type == ^._type && _id != ^._id]) > 1',
      'null',
    );
    const { filter } = fc.letrec<{ filter: string }>((tie) => ({
      filter: fc.oneof(
        { maxDepth: 3 },
        atom,
        fc
          .tuple(tie('filter'), fc.constantFrom('&&', '||'), tie('filter'))
          .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
        tie('filter').map((condition) => `!(${condition})`),
      ),
    }));
    const params = { id: 'pillar-b', type: 'aiPillar', missing: null };
    await fc.assert(
      fc.asyncProperty(filter, filter, async (first, second) => {
        const query = `*[${first}][${second}]{_id, "same": count(*[_type == ^._type && ${first}])}`;
        const value = await evaluate(parse(query), { dataset: documents, params });
        expect(await runQuery(query, params)).toEqual(await value.get());
      }),
      { numRuns: 200 },
    );
  });
});
