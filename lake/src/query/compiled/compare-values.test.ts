import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentIndex } from '../../dataset-index/document-index.ts';
import { evaluateQuery } from '../evaluate-query.ts';
import { sampleDataset, sampleDocument } from '../testing/sample-documents.ts';
import { compareValues } from './compare-values.ts';

/** In the order of their code points; in UTF-16, the last three come before those from U+E000. */
const IN_ORDER = ['', 'Z', 'a', 'aa', 'a～', 'a😀', 'é', '퟿', '\uE000', '～', '～a', '￿', '𐀀', '😀', '😀a'];

function runQuery(query: string, documents: DocumentIndex, params: Record<string, unknown> = {}): unknown {
  const names = { projectId: 'local', dataset: 'production' };
  return evaluateQuery({ query, params, perspective: 'raw', documents, ...names }).result;
}

// The order of UTF-8 bytes is that of code points.
it('orders texts as their UTF-8 bytes', () => {
  const character = fc.oneof(
    fc.constantFrom('a', 'b', 'é', '퟿', '\uE000', '～', '￿', '𐀀', '😀'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  const text = fc.array(character, { maxLength: 6 }).map((characters) => characters.join(''));
  fc.assert(
    fc.property(text, text, text, (start, one, other) => {
      const order = Buffer.compare(Buffer.from(start + one), Buffer.from(start + other));
      expect(compareValues(start + one, start + other)).toBe(order);
    }),
    { numRuns: 5_000 },
  );
});

describe('by code point, not by UTF-16 unit', () => {
  it.each([
    ['$one < $other', true],
    ['$one <= $other', true],
    ['$one > $other', false],
    ['$one >= $other', false],
    ['$other > $one', true],
    ['$one in "～".."￿"', true],
    ['$other in "～".."￿"', false],
    ['$other in "～"..."😁"', true],
    ['$other in "～"..."😀"', false],
  ])('compares ～ and 😀: %s is %s', (query, expected) => {
    expect(runQuery(query, new DocumentIndex(), { one: '～', other: '😀' })).toBe(expected);
  });

  it.each([
    ['order(title)', IN_ORDER],
    ['order(title desc)', IN_ORDER.toReversed()],
  ])('sorts by title: %s', (order, expected) => {
    const documents = sampleDataset(
      ...IN_ORDER.toReversed().map((title, number) => ({ _id: `d${number}`, _type: 'post', title })),
    );
    // The first is sorted for this query alone, the second is a cached list.
    for (const list of ['*[defined(title)]', '*[_type == "post"]'])
      expect(runQuery(`${list} | ${order}.title`, new DocumentIndex(documents))).toEqual(expected);
  });

  it('puts a changed document into its place in a cached list', () => {
    const post = (_id: string, title: string) => sampleDocument({ _id, _type: 'post', title });
    const index = new DocumentIndex([post('a', '～'), post('b', 'a'), post('c', '😀')]);
    const query = '*[_type == "post"] | order(title).title';
    expect(runQuery(query, index)).toEqual(['a', '～', '😀']);
    index.set('d', post('d', '￿'));
    index.set('b', post('b', '😁'));
    expect(runQuery(query, index)).toEqual(['～', '￿', '😀', '😁']);
  });
});
