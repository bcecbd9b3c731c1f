import { expect } from 'vitest';
import { openTestLake } from '../src/testing/test-lake.ts';
import type { UNSUPPORTED_GROQ } from '../src/unsupported.ts';
import { refused, section, supported } from './facts.ts';

async function filled() {
  const lake = openTestLake();
  await lake.mutate(
    { create: { _id: 'c', _type: 'book', title: 'The red fox', rank: 1, author: { _ref: 'p' } } },
    { create: { _id: 'a', _type: 'book', title: 'A blue fox', rank: 1 } },
    { create: { _id: 'b', _type: 'film', title: 'Redwood', rank: 2, author: { _ref: 'p' } } },
    { create: { _id: 'p', _type: 'person', name: 'Ann' } },
  );
  return lake;
}

async function ask(query: string, params: Record<string, unknown> = {}) {
  const { json } = await filled();
  return json('/data/query/production', { body: { query, params } });
}

const IDS = (result: string[]) => ({ status: 200, body: { result } });

section(5, 'GROQ beyond groq-js', () => {
  supported('text::query: words, case-insensitive', async () => {
    expect(await ask('*[title match text::query("FOX red")]._id')).toMatchObject(IDS(['c']));
  });
  supported('text::query: a prefix of a word', async () => {
    expect(await ask('*[title match text::query("red*")]._id')).toMatchObject(IDS(['b', 'c']));
  });
  supported('text::query: "*" alone, as in every document list', async () => {
    expect(await ask('*[[@, _id] match text::query("*")]._id')).toMatchObject(IDS(['a', 'b', 'c', 'p']));
  });
  supported('text::query: a quoted phrase', async () => {
    expect(await ask(`*[title match text::query('"blue fox"')]._id`)).toMatchObject(IDS(['a']));
  });
  supported('text::query: a negated word', async () => {
    expect(await ask('*[title match text::query("fox -red")]._id')).toMatchObject(IDS(['a']));
  });
  supported('text::query in score(boost(…))', async () => {
    const query =
      '* | score(boost(title match text::query("red"), 5), _type == "film")[_score > 0]{_id, _score}';
    expect(await ask(query)).toMatchObject({
      body: { result: [{ _id: 'c' }, { _id: 'b', _score: 1 }] },
    });
  });
  supported('match in filters and in score(boost(…))', async () => {
    const query = '*[title match "fox"] | score(boost(title match "red", 3))._id';
    expect(await ask(query)).toMatchObject(IDS(['c', 'a']));
  });
  supported('documents::get', async () => {
    expect(await ask('documents::get(*[_id == "c"][0].author).name')).toMatchObject({
      body: { result: 'Ann' },
    });
  });
  supported('documents::incomingRefCount', async () => {
    expect(await ask('*[_id == "p"]{"n": documents::incomingRefCount()}.n')).toMatchObject({
      body: { result: [2] },
    });
  });
  supported('sanity::versionOf, sanity::partOfRelease, releases::all', async () => {
    const lake = await filled();
    await lake.mutate({ create: { _id: 'versions.r1.a', _type: 'book' } });
    expect(await lake.query('*[sanity::versionOf("a")]._id')).toEqual(['a', 'versions.r1.a']);
    expect(await lake.query('*[sanity::partOfRelease("r1")]._id')).toEqual(['versions.r1.a']);
    expect(await lake.query('releases::all()')).toEqual([]);
  });
  supported('numbers: whole, decimal, with an exponent and its sign', async () => {
    const query = '[0, 007, 12, 1.5, 4e2, 4E2, 4e+2, 4e-2, 1.5E+3, 25.0e-1, -4e-2, +4e+2, 4e+2+1, 2-1e-1]';
    const result = [0, 7, 12, 1.5, 400, 400, 400, 0.04, 1500, 2.5, -0.04, 400, 401, 1.9];
    expect(await ask(query)).toMatchObject({ status: 200, body: { result } });
    expect(await ask('*[rank >= 1.5e+0 && rank < 3e0]._id')).toMatchObject(IDS(['b']));
  });
  supported('slices by parameters', async () => {
    expect(await ask('*[_type == "book"][0...$n]._id', { n: 1 })).toMatchObject(IDS(['a']));
  });
  supported('path() in path()', async () => {
    expect(await ask('[path("a.b") in path("a.**"), path("a.b") in path("b.**")]')).toMatchObject({
      body: { result: [true, false] },
    });
  });
  supported('path() == path()', async () => {
    expect(await ask('[path("a") == path("a"), path("a") == path("b")]')).toMatchObject({
      body: { result: [true, false] },
    });
  });
  supported('texts compare by Unicode code point (GROQ specification, PartialCompare)', async () => {
    const lake = openTestLake();
    await lake.mutate(
      ...['😀', '～', '', 'a'].map((title, n) => ({ create: { _id: `d${n}`, _type: 'note', title } })),
    );
    expect(await lake.query('*[_type == "note"] | order(title desc).title')).toEqual(['😀', '～', 'a', '']);
    expect(await lake.query('["😀" > "～", "😀" in "～".."￿"]')).toEqual([true, false]);
  });
  supported('dates that do not exist are null (GROQ specification, Datetime)', async () => {
    const times = ['2024-02-30T00:00:00Z', '2024-01-01T24:00:00Z', '2024-02-29T00:00:00Z'];
    expect(await ask(`[${times.map((time) => `dateTime("${time}")`)}]`)).toMatchObject({
      body: { result: [null, null, '2024-02-29T00:00:00Z'] },
    });
  });
  supported('round() to more digits than a number has', async () => {
    expect(await ask('[round(1.5, 200), round(-0.125, 2), round(2.5)]')).toMatchObject({
      body: { result: [1.5, -0.13, 3] },
    });
  });
  supported('array::unique on nulls', async () => {
    expect(await ask('array::unique([null, 1, null, 1])')).toMatchObject({ body: { result: [null, 1] } });
  });
  supported('diff::changedAny, diff::changedOnly', async () => {
    const versions = '{"_id": "a", "n": 1}, {"_id": "a", "n": 2}';
    const query = (selector: string) =>
      `[diff::changedAny(${versions}, ${selector}), diff::changedOnly(${versions}, ${selector})]`;
    expect(await ask(query('n'))).toMatchObject({ body: { result: [true, true] } });
    expect(await ask(query('(_id, title)'))).toMatchObject({ body: { result: [false, false] } });
  });
  supported('an attribute named hasOwnProperty', async () => {
    expect(await ask('{"hasOwnProperty": 1}.hasOwnProperty')).toMatchObject({ body: { result: 1 } });
  });
  supported('equal scores and sort keys are ordered by _id', async () => {
    expect(await ask('* | order(rank asc)._id')).toMatchObject(IDS(['a', 'c', 'b', 'p']));
    expect(await ask('* | score(true)._id')).toMatchObject(IDS(['a', 'b', 'c', 'p']));
  });

  for (const [fault, query, description] of [
    ['a missing parameter', '$nobody', 'param $nobody referenced, but not provided'],
    ['an unknown function', 'nofn(1)', 'Undefined function: nofn'],
    ['an unknown namespace', 'no::fn(1)', 'Undefined namespace: no'],
    [
      'too many arguments',
      'lower("a", "b")',
      'Incorrect number of arguments to function lower(). Expected 1, got 2.',
    ],
    ['too few arguments', 'count()', 'Incorrect number of arguments to function count(). Expected 1, got 0.'],
    ['3,000 nested brackets', `${'('.repeat(3_000)}1${')'.repeat(3_000)}`, 'query is nested too deeply'],
  ] as const) {
    supported(`${fault}: 400 with message and span`, async () => {
      expect(await ask(query)).toMatchObject({
        status: 400,
        body: {
          error: {
            type: 'queryParseError',
            description: expect.stringContaining(description),
            start: expect.any(Number),
            end: expect.any(Number),
          },
        },
      });
    });
  }

  const examples: Record<keyof typeof UNSUPPORTED_GROQ, string> = {
    'geo()': 'geo(1)',
    'pt()': 'global::pt(@)',
    'geo::distance()': 'geo::distance(1, 2)',
    'geo::latLng()': 'geo::latLng(1, 2)',
    'geo::contains()': 'geo::contains(1, 2)',
    'geo::intersects()': 'geo::intersects(1, 2)',
    'text::semanticSimilarity()': 'text::semanticSimilarity("x")',
    'user::attributes()': 'user::attributes()',
    'anywhere()': 'anywhere(true)',
    'documents::incomingGlobalDocumentReferenceCount()': 'documents::incomingGlobalDocumentReferenceCount()',
    'media::aspect()': 'media::aspect(1, 2)',
    'delta::operation()': 'delta::operation()',
    'tuples as values': '(1, 2)',
    'references into other datasets': '{"_ref": "c", "_dataset": "other"}->title',
  };
  for (const [name, call] of Object.entries(examples)) {
    refused(`${name}: 501 with its name`, async () => {
      expect(await ask(call)).toMatchObject({
        status: 501,
        body: { error: { type: 'notImplementedError', description: expect.stringContaining(name) } },
      });
    });
  }
});
