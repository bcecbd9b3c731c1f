import fc from 'fast-check';
import { evaluate, parse } from 'groq-js';
import { expect, it } from 'vitest';
import { DocumentIndex } from './document-index.ts';
import { evaluateQuery } from './evaluate-query.ts';
import { sampleDataset } from './testing/sample-documents.ts';
import { SIGNED_IN_LIMITS } from './work-meter.ts';

const leaf = fc.constantFrom<unknown>(
  1,
  'text',
  null,
  [],
  ['x', { a: 2 }],
  { a: 'deep', b: null },
  { b: { a: 3 } },
);
const fields = fc.record(
  { a: leaf, b: leaf, c: leaf, list: fc.array(leaf) },
  { requiredKeys: [], noNullPrototype: true },
);
const field = fc.constantFrom('a', 'b', 'a.b', 'b.a', '"x": a', '"y": b.a', '"when": c');
const odd = fc.constantFrom(
  '...',
  '...b',
  '"n": count(list)',
  'a == 1 => {c}',
  '"at": dateTime("2025-01-01T00:00:00Z")',
);
const object = fc.array(fc.oneof({ weight: 4, arbitrary: field }, odd), { minLength: 1, maxLength: 7 });
const shape = object.map(
  (parts) => `{${parts.map((part) => (/^[ab]\./.test(part) ? `"${part}": ${part}` : part)).join(', ')}}`,
);

it('gives what groq-js gives, whatever the fields hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fields, { maxLength: 4 }), shape, shape, async (contents, outer, inner) => {
      const documents = sampleDataset(...contents.map((rest, n) => ({ ...rest, _id: `d${n}`, _type: 't' })));
      const query = `*[_type == "t"]{"list": list[]${inner}, "one": list[0]${inner}, "all": ${outer}, "again": @${outer}}`;
      const expected = await evaluate(parse(query), { dataset: documents });
      const { result } = await evaluateQuery({
        query,
        params: {},
        perspective: 'raw',
        documents: new DocumentIndex(documents),
        projectId: 'local',
        dataset: 'production',
      });
      expect(JSON.stringify(result)).toBe(JSON.stringify(await expected.get()));
    }),
    { numRuns: 500 },
  );
});

it('counts what it reads', () => {
  const list = Array.from({ length: 1_000 }, (_, a) => ({ a }));
  const documents = new DocumentIndex(sampleDataset({ _id: 'd', _type: 't', list }));
  const limits = { ...SIGNED_IN_LIMITS, visits: 50_000 };
  const names = { projectId: 'local', dataset: 'production' };
  const query = '*[0].list[]{"again": *[0].list[]{a, "b": a}}';
  const ask = () => evaluateQuery({ query, params: {}, perspective: 'raw', documents, limits, ...names });
  expect(ask).toThrow('query timeout');
});
