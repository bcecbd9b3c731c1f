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
    ['string::length', 'expected a function following namespace expression', 8, 14],
    ['string::+(1, 2)', 'expected a function following namespace expression', 8, 9],
    ['a::b::c(1)', "expected valid namespace identifier before 'doubleColon'", 4, 6],
    ['1.', 'unexpected token "1.", expected expression', 0, 2],
    ['1e', 'unexpected token "1e", expected expression', 0, 2],
    ['a.^.c', '^ is not allowed here', 2, 3],
    ['a.@.c', '@ is not allowed here', 2, 3],
    // Function definitions.
    ['fn ($bar)', 'expected function namespace', 3, 3],
    ['fn ::foo($bar)', 'expected function namespace', 3, 3],
    ['fn foo($bar)', "expected '::' followed by a function name", 6, 6],
    ['fn foo::($bar)', 'expected a function name', 8, 8],
    ['fn foo::bar $baz', "expected '(' following function name", 12, 12],
    ['fn foo::bar(baz) = { a, b }', 'expected parameter name', 12, 12],
    ['fn foo::bar()', 'expected parameter name', 12, 12],
    ['fn foo::bar($baz', "expected ')' following function arguments", 17, 17],
    ['fn foo::bar($baz, $x) = 1; 1', "expected ')' following function arguments", 16, 16],
    ['fn foo::bar($baz) { a, b }', "expected '=' following ()", 18, 18],
    ['fn foo::bar($baz) =', 'unexpected end-of-file, expected expression', 19, 19],
    ['fn foo::bar($baz) = $baz{ a, b } fn', "expected ';' at the end of function definition", 33, 33],
    ['fn foo::bar($baz) = $baz{ a; *', "expected '}' following object body", 24, 28],
    ['fn a::b($c) = $c{d}; ', 'unexpected end-of-file, expected expression', 22, 22],
    // Each construct of the grammar, with a fault in it.
    ['(1, 2', "expected ')' following parenthesized expression", 0, 6],
    ['(1, )', 'unexpected token ")", expected expression', 4, 5],
    ['()', 'unexpected token ")", expected expression', 1, 2],
    ['*[0..]', 'unexpected token "]", expected expression', 5, 6],
    ['*[0..a]', 'subscript ranges must have integer endpoints', 1, 7],
    ['*[0', "expected ']' following expression", 1, 4],
    ['*[', "expected ']' following expression", 1, 2],
    ['a[1][', "expected ']' following expression", 4, 5],
    ['[1 2]', "expected ']' following array body", 0, 4],
    ['[,]', "expected ']' following array body", 0, 2],
    ['{"a": }', 'unexpected token "}", expected expression', 6, 7],
    ['{"a" 1}', "expected '}' following object body", 0, 6],
    ['*{a b}', "expected '}' following object body", 1, 5],
    ['*{a, ...}}', 'unable to parse entire expression', 9, 9],
    ['*{a => }', 'unexpected token "}", expected expression', 7, 8],
    // A parameter belongs to its function.
    [
      'fn foo::moo($woo) = $woo{ a, b }; fn foo::bar($baz) = $woo{ a, b }',
      'param $woo referenced, but not provided',
      54,
      57,
    ],
    ['fn a::b($c) = $c{d}; a::b($c)', 'param $c referenced, but not provided', 26, 27],
    ['(a $x', "expected ')' following parenthesized expression", 0, 3],
    ['a->[', "expected ']' following expression", 3, 4],
    ['a |', 'unexpected end-of-file, expected expression', 3, 3],
    ['* | 1', 'object or function expected', 4, 5],
    ['* | [0]', 'object or function expected', 4, 7],
    ['a && ', 'unexpected end-of-file, expected expression', 6, 6],
    ['a || || b', 'unexpected token "||", expected expression', 5, 7],
    ['a == == b', 'unexpected token "==", expected expression', 5, 7],
    ['a in', 'unexpected end-of-file, expected expression', 5, 5],
    ['a match ]', 'unexpected token "]", expected expression', 8, 9],
    ['!', 'unexpected end-of-file, expected expression', 1, 1],
    ['-', 'unexpected end-of-file, expected expression', 1, 1],
    ['2 ** ', 'unexpected end-of-file, expected expression', 6, 6],
    ['a ! b', 'expected infix operator, but saw "!"', 2, 3],
    ['select(a => 1, => 2)', "expected ')' following function arguments", 6, 17],
    ['* | order(a asc,, b)', "expected ')' following function arguments", 9, 17],
    ['* | order(a asc b)', "expected ')' following function arguments", 9, 17],
    ['count(1', "expected ')' following function arguments", 5, 8],
    ['global::count(1', "expected ')' following function arguments", 13, 16],
    ['(// comment', 'unexpected end-of-file, expected expression', 12, 12],
    ['($)', 'unexpected token "$", expected expression', 1, 2],
    ['*[_type == ]', 'unexpected token "]", expected expression', 11, 12],
    ['*[_type == "x"', "expected ']' following expression", 1, 14],
    ['count(*[a == 1)', "expected ']' following expression", 7, 15],
    ['count(*[a == ])', 'unexpected token "]", expected expression', 13, 14],
    // Sanity's tokenizer looks for more dots, and is then one further.
    ['a.', 'unexpected end-of-file, expected expression', 3, 3],
    ['*[a] | order(', "expected ')' following function arguments", 12, 13],
    ['*[_type = "x"]', "expected ']' following expression", 1, 9],
    ['*)', 'unable to parse entire expression', 1, 1],
    ['"abc', 'unexpected token "\\"abc", expected expression', 0, 4],
    ['"a\\x"', 'unexpected token "\\"a", expected expression', 0, 2],
    ['"\\u{110000}"', 'unexpected token "\\"", expected expression', 0, 1],
    ['"\\u{1F600}" ~', 'unable to parse entire expression', 12, 12],
    ['*[a == "é𝄞" ~', "expected ']' following expression", 1, 13],
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
