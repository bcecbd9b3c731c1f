import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DocumentIndex } from '../dataset-index/document-index.ts';
import { PerspectiveView } from '../dataset-index/perspective-view.ts';
import { measureMegabytes } from '../testing/memory.ts';
import {
  ANONYMOUS_LIMITS,
  QueryTimeoutError,
  ResultTooLargeError,
  SIGNED_IN_LIMITS,
  type WorkLimits,
} from '../work-meter.ts';
import { evaluateQuery } from './evaluate-query.ts';
import type { SourceMapMode } from './source-map/source-map.ts';
import { sampleDataset } from './testing/sample-documents.ts';

const documents = sampleDataset(
  ...Array.from({ length: 90 }, (_, index) => ({
    _id: `agent-${index}`,
    _type: 'agent',
    name: `Agent ${index}`,
    tags: ['a', 'b'],
    friend: { _ref: `agent-${(index + 1) % 90}` },
  })),
);

const index = new DocumentIndex(documents);

async function runQuery(
  query: string,
  params: Record<string, unknown> = {},
  limits?: WorkLimits,
  resultSourceMap?: SourceMapMode,
) {
  const names = { projectId: 'local', dataset: 'production' };
  const request = { query, params, perspective: 'raw', documents: index, limits, resultSourceMap } as const;
  return evaluateQuery({ ...request, ...names }).result;
}

const SMALL_ANSWER = { ...ANONYMOUS_LIMITS, bytes: 1_000_000, milliseconds: Number.POSITIVE_INFINITY };

/** A value in an array of 12 × 12 × 12 elements. */
const twelvefold = (value: string) => {
  const twelve = `[${Array(12).fill('a').join()}]`;
  return `{"a": ${value}}{"a": ${twelve}}{"a": ${twelve}}{"a": ${twelve}}`;
};

/** An object that contains its predecessor twice, `times` levels deep. */
const doubled = (times: number) => `{"a": 1}${'{"a": @, "b": @}'.repeat(times)}`;
const lists = {
  long: Array.from({ length: 100_000 }, (_, index) => index),
  other: Array.from({ length: 100_000 }, (_, index) => -1 - index),
  text: 'a '.repeat(100_000),
};

describe('the work of one query', () => {
  it.each<[string, string, Record<string, unknown>?]>([
    ['subqueries in subqueries', 'count(*{"a":*{"b":*{"c":count(*{"d":_id})}}})'],
    [
      'subqueries by type',
      'count(*[_type == "agent"]{"a":*[_type == "agent"]{"b":*[_type == "agent"]{"c":*._id}}})',
    ],
    ['filters in filters', '*[count(*[count(*[count(*[name > ^.name]) > ^.rank]) > 1]) > 1]'],
    ['counts without a filter', '*{"a":*{"b":*{"c":count(*)}}}'],
    ['orders', '*{"a":* | order(count(* | order(count(* | order(name)))))}'],
    ['scores', '*{"a":*{"b":* | score(name match "a*", boost(_type == "agent", 2))}}'],
    ['all releases', '*{"a":*{"b":*{"c":releases::all()}}}'],
    ['long lists', '*{"a":*[_id in $long || rank in $long]}'],
    ['long texts', '*{"a":*[$text match "x"]}'],
    ['searches in long lists', '*{"a":*{"b":*[$long match "x"]}}'],
    ['fields of long lists', '*{"a":*{"b":$long[]{x, "y": x}}}'],
    ['long lists that share nothing', '*{"a":*{"b":array::intersects($long, [-1])}}'],
    ['times in long lists', '*{"a":*[dateTime("2026-01-01T00:00:00Z") in $long]}'],
    ['what differs between long lists', '*{"a":*{"b":diff::changedOnly({"l": $long}, {"l": $other}, x)}}'],
    ['what is selected of long lists', '*{"a":*{"b":diff::changedAny({"l": $long}, {"l": $other}, l[])}}'],
    ['what is selected anywhere', '*{"a":*{"b":diff::changedAny({"l": $long}, {}, anywhere(b == 1))}}'],
    ['functions of long lists', '*{"a":*{"b":array::unique($long)}}'],
    ['a list that doubles', `{"a": $long}${'{"a": a + a}'.repeat(40)}.a[0]`],
    ['a list that doubles by spreading', `{"a": [1]}${'{"a": [...a, ...a]}'.repeat(40)}.a[0]`],
    ['a text that doubles', `{"a": "abcd"}${'{"a": a + a}'.repeat(29)}.a`],
    ['wide results', `count(*{"a":*{"b":*{${Array.from({ length: 500 }, (_, i) => `"k${i}":1`).join()}}}})`],
    ['long conditions', `$long[${Array.from({ length: 300 }, (_, i) => `@ == ${-1 - i}`).join(' || ')}]`],
    ['lists of ids', `[${'count(*[_id in $ids]),'.repeat(300)}]`, { ids: Array.from(lists.long, String) }],
  ])('ends with %s', async (_, query, params = {}) => {
    const started = process.cpuUsage();
    const outcome = runQuery(query, { ...lists, ...params }, { ...ANONYMOUS_LIMITS, milliseconds: 200 });
    await expect(outcome).rejects.toBeInstanceOf(QueryTimeoutError);
    // CPU time of the query, without the time it waited for a busy core.
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000, 'milliseconds of work').toBeLessThan(2_000);
  });

  it('is limited for anonymous readers by default, with an error that says what to do', async () => {
    await expect(runQuery('count(*{"a":*{"b":*{"c":count(*{"d":_id})}}})')).rejects.toMatchObject({
      status: 400,
      body: {
        error: {
          type: 'queryTimeoutError',
          description: expect.stringMatching(
            /^query timeout: stopped after 5,000,000 visited elements\. Filter by/,
          ),
        },
      },
    });
  });

  it.each<[string, string, Record<string, unknown>?]>([
    ['long names', twelvefold(`{"${'n'.repeat(8_000)}": 1}`)],
    ['long texts', twelvefold(`"${'x'.repeat(8_000)}"`)],
    ['short texts', twelvefold('$texts'), { texts: Array(1_000).fill('12345678') }],
    ['numbers', twelvefold('$numbers'), { numbers: Array(2_000).fill(0.1) }],
    ['of a value that doubles', doubled(60)],
  ])('stops at more %s than the maximum answer size', async (_, query, params = {}) => {
    await expect(runQuery(query, params, SMALL_ANSWER)).rejects.toBeInstanceOf(ResultTooLargeError);
  });

  it('stops at more paths of a source map than the maximum answer size', async () => {
    const query = `*{"${'n'.repeat(8_000)}": {"a": _id, "b": name}}`;
    await expect(runQuery(query, {}, SMALL_ANSWER)).resolves.toHaveLength(90);
    await expect(runQuery(query, {}, SMALL_ANSWER, 'true')).rejects.toBeInstanceOf(ResultTooLargeError);
  });

  it.each<[string, string]>([
    ['names', `{${Array.from({ length: 100 }, (_, n) => `"${String(n).padEnd(60, 'n')}": 1`)}}`],
    ['short texts', `[${Array.from({ length: 100 }, (_, n) => `"${String(n).padEnd(60, 'x')}"`)}]`],
  ])('counts the characters of %s', async (_, query) => {
    const limits = { ...ANONYMOUS_LIMITS, visits: 300 };
    await expect(runQuery(query, {}, limits)).resolves.toBeTruthy();
    const outcome = runQuery(`[${Array(6).fill(query).join()}]`, {}, limits);
    await expect(outcome).rejects.toBeInstanceOf(QueryTimeoutError);
  });

  it('also stops by time', async () => {
    const limits = { ...ANONYMOUS_LIMITS, visits: Number.POSITIVE_INFINITY, milliseconds: 50 };
    const outcome = runQuery('count(*{"a":*{"b":*{"c":count(*{"d":_id})}}})', {}, limits);
    await expect(outcome).rejects.toThrow('query timeout: stopped after 50 ms');
  });

  it.each([
    ['counts', true],
    ['does not count', false],
  ])('%s the time of looking up once the documents are read: %s', async (_, isRead) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.spyOn(PerspectiveView.prototype, 'isComplete', 'get').mockReturnValue(isRead);
    vi.spyOn(PerspectiveView.prototype, 'listByType').mockImplementation(() => {
      vi.advanceTimersByTime(10);
      return [];
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
      vi.useRealTimers();
    });
    const limits = { ...ANONYMOUS_LIMITS, milliseconds: 50 };
    const outcome = runQuery('*{"n": count(*[_type in ["a", "b"]])}', {}, limits);
    if (isRead) await expect(outcome).rejects.toThrow('query timeout: stopped after 50 ms');
    else await expect(outcome).resolves.toHaveLength(90);
  });

  it('does not cache anything for types without documents', async () => {
    const held = measureMegabytes(() => {
      const types = Array.from({ length: 100_000 }, (_, n) => `type-${n}`);
      runQuery('count(*[_type in $types])', { types });
      for (const type of types.slice(0, 1_000)) runQuery('*[_type == $type] | order(name)', { type });
    });
    expect(held).toBeLessThan(3);
    await expect(runQuery('count(*[_type == "agent"])')).resolves.toBe(90);
  });

  it.each([
    ['a page', '*[_type == "agent"]{..., "friend": friend->{name}} | order(name)'],
    ['a join', '*[_type == "agent"]{name, "fans": *[references(^._id)]{name}}'],
    ['a search', '* | score(boost(name match "agent*", 3), _id match "agent*")[_score > 0][0...50]{_id}'],
    ['everything', '*'],
  ])('is far below the limits for %s', async (_, query) => {
    await expect(runQuery(query, {}, { ...ANONYMOUS_LIMITS, visits: 50_000 })).resolves.toBeTruthy();
  });
});

/** A query with the given number of tokens, in a form that is slow to parse. */
const SLOW_SHAPES: readonly (readonly [string, (tokens: number) => string])[] = [
  ['sums', (tokens) => `1${'+1'.repeat(tokens / 2 - 1)}`],
  ['alternatives', (tokens) => `*[a${'||a'.repeat(tokens / 2 - 2)}]`],
  ['attributes of attributes', (tokens) => `a${'.a'.repeat(tokens / 2 - 1)}`],
  ['members of a projection', (tokens) => `*{${'a,'.repeat(tokens / 2 - 2)}}`],
  ['arguments of score()', (tokens) => `*|score(${'a match "x",'.repeat(tokens / 4 - 2)}a)`],
  ['escapes', (tokens) => `"${String.raw`\u{1F600}`.repeat(tokens / 16)}"${'+1'.repeat(tokens / 4 - 1)}`],
  ['faults', (tokens) => '* '.repeat(tokens)],
  ['functions without an end', (tokens) => `${'fn a::b '.repeat(tokens / 4)}`],
];

describe('the parsing of one query', () => {
  it.each(SLOW_SHAPES)('of %s blocks other requests only briefly', async (_, shape) => {
    const started = process.cpuUsage();
    await runQuery(shape(ANONYMOUS_LIMITS.tokens), {}, ANONYMOUS_LIMITS).catch(() => {});
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000, 'milliseconds of work').toBeLessThan(1_000);
  });

  it.each(SLOW_SHAPES)('of more %s than a caller may send is refused before it starts', async (_, shape) => {
    const { tokens } = ANONYMOUS_LIMITS;
    const outcome = runQuery(shape(tokens * 4), {}, ANONYMOUS_LIMITS);
    await expect(outcome).rejects.toThrow('query is too long (more than 4,000 tokens)');
  });

  it('may take longer with a token, and its result is not shared with callers without one', async () => {
    const names = `*{${'name,'.repeat(3_000)}}`;
    await expect(runQuery(names, {}, SIGNED_IN_LIMITS)).resolves.toHaveLength(90);
    await expect(runQuery(names, {}, ANONYMOUS_LIMITS)).rejects.toThrow('query is too long');
  });

  it('has the same size limit as the hosted lake', async () => {
    await expect(runQuery(`*${' '.repeat(300_000)}`)).rejects.toThrow(
      'query is too long (more than 300,000 characters)',
    );
  });
});

describe('a query whose functions double its size', () => {
  const functions = (depth: number) =>
    Array.from({ length: depth }, (_, i) =>
      i === 0
        ? 'fn l::f0($x) = $x{_id};'
        : `fn l::f${i}($x) = $x{"a": l::f${i - 1}(@), "b": l::f${i - 1}(@)};`,
    ).join(' ');

  it('is refused before it is parsed', async () => {
    const started = performance.now();
    await expect(runQuery(`${functions(60)} *{"a": l::f59(@)}`)).rejects.toThrow('query is too long');
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('is answered when it is small', async () => {
    const query = `${functions(3)} *[_id == "agent-1"]{"a": l::f1(@)}`;
    expect(await runQuery(query)).toEqual([{ a: { a: { _id: 'agent-1' }, b: { _id: 'agent-1' } } }]);
  });

  it('may not be recursive', async () => {
    await expect(runQuery('fn l::f($x) = $x{"a": l::f(@)}; *{"a": l::f(@)}')).rejects.toThrow('Recursive');
  });
});
