import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentIndex } from './document-index.ts';
import { evaluateQuery } from './evaluate-query.ts';
import { QueryParseError, UnsupportedQueryError } from './query-errors.ts';
import { sampleDataset } from './testing/sample-documents.ts';

async function run(query: string, params: Record<string, unknown> = {}) {
  const documents = sampleDataset({ _id: 'a', _type: 'agent', name: 'Ada' });
  return evaluateQuery({
    query,
    params,
    perspective: 'raw',
    documents: new DocumentIndex(documents),
    projectId: 'local',
    dataset: 'production',
  });
}

describe('a query that is refused', () => {
  // Texts and spans as in go-groq's own tests (parser/internal/parserv2/parser_test.go).
  it.each([
    ['', 'no query', 0, 0],
    ['  // nothing', 'no query', 0, 0],
    ['(person', "expected ')' following parenthesized expression", 0, 8],
    ['count(person', "expected ')' following function arguments", 5, 13],
    ['[1,2', "expected ']' following array body", 0, 5],
    ['{a', "expected '}' following object body", 0, 3],
    ['[1,2,3]....', 'unable to parse entire expression', 7, 7],
    ['*{,}', "expected '}' following object body", 1, 3],
    ['*[true] / ]', 'unexpected token "]", expected expression', 10, 11],
    ['*[true] /', 'unexpected end-of-file, expected expression', 9, 9],
    ['count (*)', 'unable to parse entire expression', 6, 6],
    ['count x', 'unable to parse entire expression', 6, 6],
    ['::length', 'unexpected token "::", expected expression', 0, 2],
    ['*[_type == ]', 'unexpected token "]", expected expression', 11, 12],
    ['*[_type == "x"', "expected ']' following expression", 1, 14],
    ['count(*[a == 1)', "expected ']' following expression", 7, 15],
    ['count(*[a == ])', 'unexpected token "]", expected expression', 13, 14],
    ['a.', 'unexpected end-of-file, expected expression', 2, 2],
    ['*[a] | order(', "expected ')' following function arguments", 12, 13],
    ['*[_type = "x"]', "expected ']' following expression", 1, 9],
    ['*)', 'unable to parse entire expression', 1, 1],
    ['"abc', 'unexpected token "\\"abc", expected expression', 0, 4],
    ['"a\\x"', 'unexpected token "\\"a\\\\x\\"", expected expression', 0, 5],
    ['"\\u{110000}"', 'unexpected token "\\"\\\\u{110000}\\"", expected expression', 0, 12],
    ['"\\u{1F600}" ~', 'unexpected token "~", expected expression', 12, 13],
    ['*[a == "é𝄞" ~', 'unexpected token "~", expected expression', 12, 13],
    ['*[_id == $id]', 'param $id referenced, but not provided', 9, 11],
    ['*[0...$limit]', 'param $limit referenced, but not provided', 6, 11],
    ['*[lenght(name) > 1]', 'Undefined function: lenght', 2, 8],
    ['count()', 'Incorrect number of arguments to function count(). Expected 1, got 0.', 0, 5],
    ['documents::get()', 'Incorrect number of arguments to function get(). Expected 1, got 0.', 11, 14],
    ['* | sort(name)', 'Undefined pipe function: sort', 4, 8],
    ['text::query("a")', 'text::query() can only stand on the right side of match', 6, 11],
    ['round(1.5, 101)', 'toFixed() digits argument must be between 0 and 100', 0, 0],
    ['boost(1, 2)', 'unexpected boost', 0, 11],
  ])('%j: %s', async (query, description, start, end) => {
    await expect(run(query)).rejects.toEqual(new QueryParseError(description, query, start, end));
    await expect(run(query)).rejects.toMatchObject({ description, query, start, end });
  });

  it.each([
    ['parentheses', `${'('.repeat(3_000)}1${')'.repeat(3_000)}`],
    ['unclosed parentheses', '('.repeat(3_000)],
    ['arrays', `${'['.repeat(3_000)}${']'.repeat(3_000)}`],
    ['negations', `${'!'.repeat(3_000)}true`],
    ['powers', `1${'**1'.repeat(20_000)}`],
    ['attributes', `a${'.a'.repeat(6_000)}`],
    ['text', `*${'{a}'.repeat(20_000)}`],
    ['unfinished text', `'${'a'.repeat(50_000)}`],
  ])('for its endless %s', async (_, query) => {
    await expect(run(query)).rejects.toBeInstanceOf(QueryParseError);
  });

  it('is not one with many alternatives or harmless nesting', async () => {
    const alternatives = Array.from({ length: 500 }, (_, i) => `name == "n${i}"`).join(' || ');
    expect((await run(`*[${alternatives}]`)).result).toEqual([]);
    expect((await run(`${'('.repeat(200)}1${')'.repeat(200)}`)).result).toBe(1);
  });

  it.each([
    ['*[geo::distance(a, b) < 5]', 'geo::distance()'],
    ['* | score(text::semanticSimilarity("x"))', 'text::semanticSimilarity()'],
    ['*[delta::operation() == "create"]', 'delta::operation()'],
    ['user::attributes()', 'user::attributes()'],
    ['*[media::aspect(a, b)]', 'media::aspect()'],
    [
      'documents::incomingGlobalDocumentReferenceCount()',
      'documents::incomingGlobalDocumentReferenceCount()',
    ],
  ])('%s: names %s as missing', async (query, feature) => {
    await expect(run(query)).rejects.toMatchObject({ name: 'UnsupportedQueryError', feature });
  });

  it('is not one whose parameters are all given, be they null', async () => {
    expect((await run('*[name == $name]', { name: null })).result).toEqual([]);
  });

  it('is refused with one of the two errors, whatever it holds', async () => {
    const pieces = [
      '*',
      '[',
      ']',
      '{',
      '}',
      '(',
      ')',
      '_type',
      '==',
      '"agent"',
      'name',
      ',',
      '|',
      'order',
      'score',
      '->',
      '@',
      '^',
      '.',
      '...',
      'count',
      'match',
      'text::query',
      'in',
      '0',
      '!',
      '&&',
      '$p',
      "'",
      '\\',
      'select',
      '=>',
      'path',
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), async (parts) => {
        const outcome = await run(parts.join(' '), { p: 1 }).catch((error: unknown) => error);
        if (!(outcome instanceof Error)) return;
        expect([QueryParseError.name, UnsupportedQueryError.name]).toContain(outcome.name);
      }),
      { numRuns: 1_500 },
    );
  });
});
