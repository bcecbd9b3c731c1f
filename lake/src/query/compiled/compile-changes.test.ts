import fc from 'fast-check';
import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { DocumentIndex } from '../../dataset-index/document-index.ts';
import { evaluateQuery } from '../evaluate-query.ts';

function runQuery(query: string, params: Record<string, unknown>): unknown {
  const names = { projectId: 'local', dataset: 'production' };
  return evaluateQuery({ query, params, perspective: 'raw', documents: new DocumentIndex(), ...names })
    .result;
}

const before = {
  title: 'One',
  tags: ['a', 'b'],
  people: [
    { name: 'Ann', age: 1 },
    { name: 'Bo', age: 2 },
  ],
};

describe('diff::changedAny and diff::changedOnly', () => {
  it.each<[string, object, boolean, boolean]>([
    ['title', {}, false, true],
    ['title', { title: 'Two' }, true, true],
    ['title', { tags: ['a'] }, false, false],
    ['(title, tags)', { title: 'Two', tags: ['a'] }, true, true],
    ['tags[]', { tags: ['a', 'c'] }, true, true],
    [
      'people[].name',
      {
        people: [
          { name: 'Ann', age: 1 },
          { name: 'Bo', age: 3 },
        ],
      },
      false,
      false,
    ],
    [
      'people[age > 1]',
      {
        people: [
          { name: 'Ann', age: 1 },
          { name: 'Bo', age: 3 },
        ],
      },
      true,
      true,
    ],
    [
      'people[age > 1].(name, age)',
      {
        people: [
          { name: 'Ann', age: 1 },
          { name: 'Cy', age: 2 },
        ],
      },
      true,
      true,
    ],
    [
      'anywhere(name == "Bo")',
      {
        people: [
          { name: 'Ann', age: 1 },
          { name: 'Bo', age: 3 },
        ],
      },
      true,
      true,
    ],
    ['anywhere(name == "Bo")', { title: 'Two' }, false, false],
  ])('looks at %s when this changes: %j', (selector, change, any, only) => {
    const params = { before, after: { ...before, ...change } };
    const query = `[diff::changedAny($before, $after, ${selector}), diff::changedOnly($before, $after, ${selector})]`;
    expect(runQuery(query, params)).toEqual([any, only]);
  });

  it('compares versions of a document', () => {
    const documents = new DocumentIndex([
      { _id: 'a', _type: 't', _rev: '1', _createdAt: '', _updatedAt: '', title: 'One' },
      { _id: 'drafts.a', _type: 't', _rev: '2', _createdAt: '', _updatedAt: '', title: 'Two' },
    ]);
    const query = '*[_id == "a"]{"changed": diff::changedAny(@, *[_id == "drafts.a"][0], title)}.changed';
    const names = { projectId: 'local', dataset: 'production' };
    expect(evaluateQuery({ query, params: {}, perspective: 'raw', documents, ...names }).result).toEqual([
      true,
    ]);
  });

  it('agrees with groq-js', async () => {
    // Where a path leads through a text, number or nothing, groq-js gives the last of these instead of nothing.
    const plain = fc.constantFrom<unknown>(1, 2, 'x', 'y', true);
    const { json } = fc.letrec<{ json: unknown }>((tie) => ({
      json: fc.oneof(
        { maxDepth: 3 },
        plain,
        fc.array(tie('json'), { minLength: 1, maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('json'), {
          minKeys: 1,
          maxKeys: 3,
          noNullPrototype: true,
        }),
      ),
    }));
    const object = fc.dictionary(fc.constantFrom('a', 'b', 'c'), json, { minKeys: 1, noNullPrototype: true });
    const name = fc.constantFrom('a', 'b', 'c');
    const { selector } = fc.letrec<{ selector: string }>((tie) => ({
      selector: fc.oneof(
        { maxDepth: 3 },
        name,
        fc.constantFrom('anywhere(a == 1)', 'anywhere(b == ^.b)', 'anywhere(defined(c))'),
        fc.tuple(tie('selector'), name).map(([base, field]) => `${base}.${field}`),
        tie('selector').map((base) => `${base}[]`),
        fc.tuple(tie('selector'), name).map(([base, field]) => `${base}[${field} == 1]`),
        tie('selector').map((base) => `${base}[@ == ^.^.a]`),
        fc.tuple(name, tie('selector')).map(([base, inner]) => `${base}.(a, ${inner})`),
        fc.tuple(tie('selector'), tie('selector')).map(([one, other]) => `(${one}, ${other})`),
      ),
    }));
    const pair = fc.oneof(
      fc.tuple(object, object),
      fc.tuple(object, object).map(([one, change]) => [one, { ...one, ...change }] as const),
    );
    await fc.assert(
      fc.asyncProperty(pair, selector, async ([one, other], selected) => {
        const query = `{"a": 1}{"any": diff::changedAny($one, $other, ${selected}), "only": diff::changedOnly($one, $other, ${selected})}`;
        const params = { one, other };
        const tree = parseIfValid(query);
        fc.pre(tree !== undefined);
        expect(runQuery(query, params)).toEqual(await (await evaluate(parse(query), { params })).get());
      }),
      { numRuns: 1_000 },
    );
  });
});

/** Not everything that can be put together is a selector. */
function parseIfValid(query: string) {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}
