import { describe, expect, it } from 'vitest';
import { openTestLake } from '../testing/test-lake.ts';

/** So many different names. */
const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

describe('who is signed in', () => {
  it('is the administrator', async () => {
    const { json } = openTestLake();
    expect(await json('/users/me')).toMatchObject({
      status: 200,
      body: {
        id: 'local-editor',
        role: 'administrator',
        roles: [{ name: 'administrator', title: 'Administrator' }],
      },
    });
    expect(await json('/auth/id')).toEqual({ status: 200, body: { id: 'local-editor' } });
  });

  it('is found by id, among others', async () => {
    const { json } = openTestLake();
    expect(await json('/users/local-editor')).toMatchObject({
      body: { id: 'local-editor', displayName: 'Local editor', isCurrentUser: true },
    });
    expect(await json('/users/local-editor,other')).toMatchObject({
      body: [{ id: 'local-editor' }, { id: 'other', displayName: 'other' }],
    });
  });

  it('signs in with a token and out again', async () => {
    const { json, fetch } = openTestLake();
    expect(await json('/auth/providers', { token: null })).toMatchObject({
      body: { providers: [{ name: 'token', url: 'http://localhost:3000/_lake/login' }] },
    });
    expect((await fetch('/auth/logout', { method: 'POST' })).status).toBe(204);
  });
});

describe('what the Studio remembers', () => {
  it('is kept by key', async () => {
    const { json } = openTestLake();
    const entries = [
      { key: 'studio.search', value: ['a'] },
      { key: 'studio.columns', value: { width: 2 } },
    ];
    expect(await json('/users/me/keyvalue', { method: 'PUT', body: entries })).toEqual({
      status: 200,
      body: entries,
    });
    await json('/users/me/keyvalue', { method: 'PUT', body: { key: 'studio.search', value: ['b'] } });
    expect(await json('/users/me/keyvalue/studio.search,studio.columns,none')).toEqual({
      status: 200,
      body: [
        { key: 'studio.search', value: ['b'] },
        { key: 'studio.columns', value: { width: 2 } },
        { key: 'none', value: null },
      ],
    });
  });

  it('is answered once for each key', async () => {
    const { json } = openTestLake();
    await json('/users/me/keyvalue', { method: 'PUT', body: { key: 'a', value: 'x'.repeat(1_000) } });
    expect(await json(`/users/me/keyvalue/${'a,'.repeat(5_000)}a`)).toMatchObject({
      body: [{ key: 'a' }],
    });
  });

  it.each([
    ['keys to keep', '/users/me/keyvalue', { method: 'PUT', body: names(101).map((key) => ({ key })) }],
    ['keys to read', `/users/me/keyvalue/${names(101).join()}`, {}],
    ['people', `/users/${names(401).join()}`, {}],
  ])('is not asked for too many %s in a call', async (_, path, call) => {
    const { json } = openTestLake();
    expect(await json(path, call)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^A call may \w+ at most [14]00 .*, got [14]01$/) },
    });
  });

  it('needs keys', async () => {
    const { json } = openTestLake();
    const put = { method: 'PUT', body: [{ value: 1 }] };
    expect(await json('/users/me/keyvalue', put)).toMatchObject({ status: 400 });
  });
});
