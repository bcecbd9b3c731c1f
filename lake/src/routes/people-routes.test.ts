import { describe, expect, it } from 'vitest';
import { openTestLake } from '../testing/test-lake.ts';

/** The given number of different names. */
const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

describe('the signed-in user', () => {
  it('is found by id among other ids', async () => {
    const { json } = openTestLake();
    expect(await json('/users/local-editor')).toMatchObject({
      body: { id: 'local-editor', displayName: 'Local editor', isCurrentUser: true },
    });
    expect(await json('/users/local-editor,other')).toMatchObject({
      body: [{ id: 'local-editor' }, { id: 'other', displayName: 'other' }],
    });
  });
});

describe('the key-value store of the Studio', () => {
  it('returns each key once', async () => {
    const { json } = openTestLake();
    await json('/users/me/keyvalue', { method: 'PUT', body: { key: 'a', value: 'x'.repeat(1_000) } });
    expect(await json(`/users/me/keyvalue/${'a,'.repeat(5_000)}a`)).toMatchObject({
      body: [{ key: 'a' }],
    });
  });

  it.each([
    ['keys to read', `/users/me/keyvalue/${names(101).join()}`, {}],
    ['people', `/users/${names(401).join()}`, {}],
  ])('refuses too many %s in a call', async (_, path, call) => {
    const { json } = openTestLake();
    expect(await json(path, call)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^A call may \w+ at most [14]00 .*, got [14]01$/) },
    });
  });

  it('requires keys', async () => {
    const { json } = openTestLake();
    const put = { method: 'PUT', body: [{ value: 1 }] };
    expect(await json('/users/me/keyvalue', put)).toMatchObject({ status: 400 });
  });
});
