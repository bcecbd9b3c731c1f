import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentIndex } from '../dataset-index/document-index.ts';
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
  it.each([
    ['', 'no query', 0, 0],
    ['  // nothing', 'no query', 2, 12],
    // The description of groq-js, at the token where it stopped.
    ['*{,}', 'Unexpected ","', 2, 3],
    ['*[true] / ]', 'Expected expression', 10, 11],
    ['::length', 'Expected expression', 0, 2],
    ['a::b::c(1)', 'Expected "(" after function name', 4, 6],
    ['fn ::foo() = 1; 1', 'Expected function name', 3, 5],
    ['fn foo::bar($baz) { a, b }', 'Expected "="', 18, 19],
    ['{"a" 1}', 'Expected "}" after object', 5, 6],
    ['* | 1', 'Expected identifier', 4, 5],
    ['a || || b', 'Expected expression', 5, 7],
    ['* | order(a asc b)', 'Expected ")" after function arguments', 16, 17],
    ['*[_type = "x"]', 'Unexpected "="', 8, 9],
    // What follows a complete query.
    ['1 2', 'Unexpected "2"', 2, 3],
    ['*)', 'Unexpected ")"', 1, 2],
    ['count (*)', 'Unexpected "("', 6, 7],
    ['a.@.c', 'Unexpected "@"', 2, 3],
    ['a ! b', 'Unexpected "!"', 2, 3],
    ['[1,2,3]....', 'Unexpected "..."', 7, 10],
    // A query that ends too early.
    ['*[', 'Unexpected end of query', 2, 2],
    ['(person', 'Unexpected end of query', 7, 7],
    ['a.', 'Unexpected end of query', 2, 2],
    ['*[true] /', 'Expected expression', 9, 9],
    ['[1,2', 'Expected "]" after array expression', 4, 4],
    ['count(1 // comment\n', 'Expected ")" after function arguments', 7, 7],
    ['(// comment', 'Expected expression', 1, 1],
    // Characters that are not GROQ.
    ['($)', 'Unexpected character "$"', 1, 2],
    ['*[a == "é𝄞" ~', 'Unexpected character "~"', 12, 13],
    ['"abc', 'A string has no closing quote, or an invalid escape sequence', 0, 4],
    ['"a\\x"', 'A string has no closing quote, or an invalid escape sequence', 0, 5],
    ['"\\u{110000}"', 'A string has no closing quote, or an invalid escape sequence', 0, 12],
    // Numbers.
    ['1.', 'Unexpected end of query', 2, 2],
    ['.5', 'Expected expression', 0, 1],
    ['1e', 'Exponent must be a number', 2, 2],
    ['1e+', 'Exponent must be a number', 3, 3],
    ['0x1F', 'Unexpected "x1F"', 1, 4],
    // Parameters. One belongs to its function.
    ['*[_id == $id]', 'param $id referenced, but not provided', 9, 12],
    ['*[0...$limit]', 'param $limit referenced, but not provided', 6, 12],
    ['fn a::b($c) = $c{d}; a::b($c)', 'param $c referenced, but not provided', 26, 28],
    [
      'fn foo::moo($woo) = $woo{ a, b }; fn foo::bar($baz) = $woo{ a, b }; 1',
      'param $woo referenced, but not provided',
      54,
      58,
    ],
    // Functions.
    ['*[lenght(name) > 1]', 'Undefined function: lenght', 2, 8],
    ['count()', 'Incorrect number of arguments to function count(). Expected 1, got 0.', 0, 5],
    ['documents::get()', 'Incorrect number of arguments to function get(). Expected 1, got 0.', 11, 14],
    ['* | sort(name)', 'Undefined pipe function: sort', 4, 8],
    ['text::query("a")', 'text::query() can only stand on the right side of match', 6, 11],
    // Without a position in groq-js: the first line.
    ['*[0..a]', 'slicing must use constant numbers', 0, 7],
    ['\n  boost(1, 2)\n', 'unexpected boost', 3, 14],
  ])('%j: %s', async (query, description, start, end) => {
    await expect(run(query)).rejects.toBeInstanceOf(QueryParseError);
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

  it('does not include queries with many alternatives or acceptable nesting', async () => {
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

  it('does not include queries whose parameters are all given, even as null', async () => {
    expect((await run('*[name == $name]', { name: null })).result).toEqual([]);
  });

  it('is refused with one of the two error types for any input', async () => {
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
