import fc from 'fast-check';
import { evaluateSync, parse, toJS } from 'groq-js';
import { expect, it } from 'vitest';
import { DocumentIndex } from '../document-index.ts';
import { evaluateTree } from '../evaluate-tree.ts';
import { meterTree } from '../meter-tree.ts';
import { parseQuery } from '../parse-query.ts';
import { pickFields } from '../pick-fields.ts';
import { planSources } from '../plan-sources.ts';
import { sampleDataset } from '../testing/sample-documents.ts';
import { SIGNED_IN_LIMITS, WorkMeter } from '../work-meter.ts';
import { compileTree } from './compile-tree.ts';

const FIELDS = ['a', 'b', 'list', 'ref', 'slug'];
const plain = fc.constantFrom<unknown>(
  0,
  1,
  -2,
  2.5,
  'a',
  'b',
  'Ä😀b',
  '2026-01-01T00:00:00Z',
  '',
  true,
  false,
  null,
);
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 2 },
    plain,
    fc.constantFrom({ _ref: 'd0' }, { _ref: 'd1' }, { _ref: 'gone' }, { _ref: 7 }, { current: 'a' }),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...FIELDS), tie('json'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));
const fieldsOf = fc.record(Object.fromEntries(FIELDS.map((name) => [name, json])), {
  requiredKeys: [],
  noNullPrototype: true,
});
const prefix = fc.constantFrom('', '', 'drafts.', 'versions.r1.');
const documents = fc
  .array(fc.tuple(fc.constantFrom('post', 'person'), fieldsOf, prefix), { minLength: 1, maxLength: 4 })
  .map((all) =>
    sampleDataset(...all.map(([_type, fields, under], n) => ({ ...fields, _id: `${under}d${n}`, _type }))),
  );

const params = { n: 1, t: 'a', l: [1, 'a', null], o: { a: 1 }, none: null };
const atoms = fc.constantFrom(
  '@',
  '^',
  '^.^',
  '^.a',
  '$n',
  '$t',
  '$l',
  '$o',
  '$none',
  '$o.a',
  '1',
  '-1',
  '2.5',
  '"a"',
  '""',
  'true',
  'false',
  'null',
  'a',
  'b',
  'list',
  'ref',
  'slug.current',
  'ref->',
  'ref->a',
  'list[]',
  'list[]->',
  '_id',
  '_type',
  'now()',
  'identity()',
  '*',
  '*[_type == "post"]',
  '*[_id == ^._id]',
  '*[_id == "d0"][0]',
  // Bare, two of them would be compared, which groq-js cannot.
  '[path("d*")]',
  '_id in path("drafts.**")',
  'sanity::versionOf("d1")',
  'sanity::partOfRelease("r1")',
  'list[$n]',
  'list[0...$n]',
  'a in $l',
  '[]',
  '{}',
); // prettier-ignore
const operator = fc.constantFrom(
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  '+',
  '-',
  '*',
  '/',
  '%',
  '**',
  '&&',
  '||',
  'match',
); // prettier-ignore
const unary = fc.constantFrom(
  '!(%)',
  '-(%)',
  '+(%)',
  '(%)',
  'count(%)',
  'defined(%)',
  'lower(%)',
  'string::upper(%)',
  'length(%)',
  'string(%)',
  'round(%)',
  'coalesce(%)',
  'array::compact(%)',
  // groq-js takes every null for another one.
  'array::unique(array::compact(%))',
  'array::join(%, "-")',
  'math::sum(%)',
  'math::max(%)',
  'pt::text(%)',
  'references(%)',
  'string::split(%, "a")',
  '(%)[0]',
  '(%)[-1]',
  '(%)[0..1]',
  '(%)[-2...3]',
  '(%).a',
  '(%)->',
  '(%)[]',
  '(%)[].a',
  '(%)[].list[]',
  '(%)[].list[].a',
  '(%){a, b}',
  '(%)[]{a, "p": ^.a}',
  '(%){...}',
  '(%)[]{..., "b": list[].a}',
  '(%)[a == ^.a]',
  '(%)[defined(a) && a != "b"]',
  '(%) | order(a desc, b)',
  '(%) | order(a asc)[0...2]',
  '(%)[].list[a > 0].a',
  'dateTime(%)',
  '(%) in 0..2',
  '(%) in "a"..."c"',
  '(%)[]->{a, "up": ^.^._id}',
  'select(% => 1)',
  '(%) | score(a == 1)',
  '(%)["a"]',
  '(%)[0].list[0]',
  '(%)[@ > 1]',
  '(%)[count(list) > 0]',
  '(%){a != null => {a}, "n": coalesce(a, b)}',
  '(%) | order(@ desc)',
  '(%) | order(a) | order(b desc)',
  '(%)[5..2]',
  'round(%, 1)',
  'math::avg(%)',
  'string::startsWith(%, "a")',
  'array::intersects(%, list)',
  'dateTime(%) + 60 > dateTime(now())',
  'string(dateTime(%))',
); // prettier-ignore
const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    atoms,
    fc.tuple(unary, tie('expression')).map(([form, inner]) => form.replace('%', () => inner)),
    fc.tuple(tie('expression'), operator, tie('expression')).map((parts) => `(${parts.join(' ')})`),
    fc
      .tuple(tie('expression'), tie('expression'), tie('expression'))
      .map(([one, two, three]) => `select(${one} => ${two}, ${three})`),
    fc
      .tuple(tie('expression'), tie('expression'))
      .map(([one, two]) => `{"x": ${one}, ${two} => {"y": 1}, ...${two}, "a": ${two}}`),
    fc.tuple(tie('expression'), tie('expression')).map(([one, two]) => `[${one}, ...${two}, ${two}]`),
    fc.tuple(tie('expression'), tie('expression')).map(([one, two]) => `(${one})[${two} == true]`),
    fc.tuple(tie('expression'), tie('expression')).map(([one, two]) => `(${one})[]{"v": ${two}}`),
    fc.tuple(tie('expression'), tie('expression')).map(([one, two]) => `coalesce(${one}, ${two})`),
  ),
}));
const query = expression.map((inner) => `*[_type == "post"]{"v": ${inner}, _id}`);

const now = new Date('2026-01-02T03:04:05.678Z');
const queryContext = { projectId: 'p', dataset: 'd', identity: 'ann', now };

it('gives what groq-js gives for the query as it is written', () => {
  let compiled = 0;
  const isSame = fc.property(documents, query, (all, text) => {
    const tree = parseIfValid(text);
    fc.pre(tree !== undefined);
    if (compileTree(meterTree(pickFields(planSources(tree))))) compiled += 1;
    const view = new DocumentIndex(all).view('raw');
    const given = evaluateTree(tree, params, view, queryContext, new WorkMeter(SIGNED_IN_LIMITS));
    const options = { dataset: all, params, timestamp: now, identity: 'ann', sanity: queryContext };
    expect(given).toEqual(toJS(evaluateSync(parse(text, { params }), options)));
  });
  fc.assert(isSame, { numRuns: 2_000 });
  // Most queries are compiled, or this would compare groq-js with itself.
  expect(compiled).toBeGreaterThan(1_000);
});

/** Not everything that can be put together is GROQ, or what the lake answers. */
function parseIfValid(text: string) {
  try {
    return parseQuery(text, params);
  } catch {
    return undefined;
  }
}
