import { describe, expect, it } from 'vitest';
import { openTestLake } from '../lake.testing.ts';

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

  it('needs keys', async () => {
    const { json } = openTestLake();
    const put = { method: 'PUT', body: [{ value: 1 }] };
    expect(await json('/users/me/keyvalue', put)).toMatchObject({ status: 400 });
  });
});
