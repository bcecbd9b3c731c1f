import { describe, expect, it } from 'vitest';
import { ORIGIN, openTestLake, type TestLake } from '../testing/test-lake.ts';

const book = (_id: string, fields: object = {}) => ({ _id, _type: 'book', ...fields });

function mutate({ json }: TestLake, mutations: unknown, search = 'returnIds=true', more: object = {}) {
  return json(`/data/mutate/production?${search}`, { body: { mutations, ...more } });
}

/** The error of a mutation, whose first item has the reason. */
function refusal(status: number, type: string, details: object = {}, index = 0) {
  return {
    status,
    body: { error: { type: 'mutationError', items: [{ index, error: { type, ...details } }] } },
  };
}

describe('POST /data/mutate, refusing', () => {
  it.each([
    ['a time that is none', { create: book('b', { _createdAt: 'today' }) }, refusal(400, 'validationError')],
    [
      'another type',
      { patch: { id: 'a', set: { _type: 'film' } } },
      refusal(400, 'cannotModifyImmutableAttributeError'),
    ],
    [
      'an old revision',
      { patch: { id: 'a', ifRevisionID: 'old', set: { n: 2 } } },
      refusal(409, 'documentRevisionIDDoesNotMatchError', {
        expectedRevisionID: 'old',
        currentRevisionID: 'tx',
      }),
    ],
  ])('refuses %s', async (_, mutation, expected) => {
    const lake = openTestLake();
    await mutate(lake, [{ create: book('a', { n: 1, list: [1] }) }], '', { transactionId: 'tx' });
    expect(await mutate(lake, [mutation])).toMatchObject(expected);
    expect(await lake.query('*{n}')).toEqual([{ n: 1 }]);
  });

  it('distinguishes an invalid query from one that selects no documents', async () => {
    const lake = openTestLake();
    expect(await mutate(lake, [{ delete: { query: '*[' } }])).toMatchObject({
      status: 400,
      body: { error: { type: 'queryParseError' } },
    });
    expect(await mutate(lake, [{ delete: { query: 'count(*)' } }])).toMatchObject(
      refusal(400, 'validationError'),
    );
  });

  it.each([
    ['a body that is no JSON', '{', 400],
    ['a body without mutations', '{}', 400],
    [
      'values nested beyond reason',
      `{"mutations":[{"create":{"_type":"book","a":${'['.repeat(200_000)}${']'.repeat(200_000)}}}]}`,
      400,
    ],
    ['a number beyond JSON', '{"mutations":[{"create":{"_type":"book","n":1e999}}]}', 400],
  ])('refuses %s', async (_, body, status) => {
    const { json } = openTestLake();
    expect((await json('/data/mutate/production?autoGenerateArrayKeys=true', { body })).status).toBe(status);
  });

  it('refuses a body that is too large, with or without a declared length', async () => {
    const { json, lake } = openTestLake();
    const body = JSON.stringify({ mutations: [{ create: book('a', { text: 'x'.repeat(4_000_000) }) }] });
    const expected = { status: 413, body: { message: 'Request body exceeds limit of 4000000 bytes' } };
    const token = lake.tokens.mint({ label: 'Ann', role: 'editor' }).secret;
    expect(await json('/data/mutate/production', { body, token })).toMatchObject(expected);
    const init = {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new Blob([body]).stream(),
      // Node requires it; the DOM types lack it.
      duplex: 'half',
    };
    const streamed = new Request(`${ORIGIN}/v1/data/mutate/production`, init);
    expect((await lake.fetch(streamed)).status).toBe(413);
  });
});
