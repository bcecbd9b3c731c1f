import { describe, expect, it } from 'vitest';
import { ORIGIN, openTestLake, TOKEN } from '../testing/test-lake.ts';

const TOKENS = '/projects/local/tokens';

describe('the tokens of the project', () => {
  it('are also available at /_lake/tokens', async () => {
    const { lake } = openTestLake();
    const headers = { authorization: `Bearer ${TOKEN}` };
    const body = JSON.stringify({ label: 'Ann', roleName: 'viewer' });
    const url = `${ORIGIN}/_lake/tokens`;
    const minted = await lake.fetch(new Request(url, { method: 'POST', headers, body }));
    const { id } = await minted.json();
    expect(await (await lake.fetch(new Request(url, { headers }))).json()).toMatchObject([{ id }]);
    const removal = new Request(`${url}/${id}`, { method: 'DELETE', headers });
    expect((await lake.fetch(removal)).status).toBe(204);
    expect((await lake.fetch(new Request(url))).status).toBe(403);
  });

  it.each([
    ['no label', { roleName: 'editor' }],
    ['a label that is too long', { label: 'x'.repeat(101), roleName: 'editor' }],
    ['no role', { label: 'Ann' }],
    ['an unknown role', { label: 'Ann', roleName: 'toString' }],
    ['a time that is none', { label: 'Ann', roleName: 'editor', expiresAt: 'soon' }],
    ['a time that is past', { label: 'Ann', roleName: 'editor', expiresAt: '2020-01-01T00:00:00Z' }],
    ['no object', []],
  ])('are refused with %s', async (_, body) => {
    expect(await openTestLake().json(TOKENS, { body })).toMatchObject({ status: 400 });
  });
});

const document = { _id: 'a', _type: 'book' };
const action = { actionType: 'sanity.action.document.discard', draftId: 'drafts.a', purge: true };

/** The least role for each request; each role may do everything that the role before may. */
const CALLS = [
  ['viewer', 'GET', '/data/query/production?query=*&perspective=raw', undefined],
  ['viewer', 'GET', '/data/export/production', undefined],
  ['viewer', 'GET', '/data/history/production/transactions/a', undefined],
  ['viewer', 'GET', '/data/listen/production?query=*', undefined],
  ['viewer', 'GET', '/data/live/events/production?includeDrafts=true', undefined],
  ['viewer', 'GET', '/users/local-editor', undefined],
  ['viewer', 'PUT', '/users/me/keyvalue', [{ key: 'k', value: 1 }]],
  ['editor', 'POST', '/data/mutate/production', { mutations: [{ createOrReplace: document }] }],
  ['editor', 'POST', '/data/actions/production', { actions: [] }],
  ['editor', 'POST', '/assets/files/production?filename=a.txt', 'text'],
  ['administrator', 'POST', '/data/mutate/production', { mutations: [{ delete: { id: 'a', purge: true } }] }],
  ['administrator', 'POST', '/data/actions/production', { actions: [action] }],
  ['administrator', 'PUT', '/datasets/new', { aclMode: 'public' }],
  ['administrator', 'PATCH', '/datasets/production', { aclMode: 'public' }],
  ['administrator', 'DELETE', '/datasets/other', undefined],
  ['administrator', 'GET', TOKENS, undefined],
  ['administrator', 'POST', TOKENS, { label: 'Bob', roleName: 'administrator' }],
  ['administrator', 'DELETE', `${TOKENS}/x`, undefined],
] as const;
const RANKS = ['anonymous', 'viewer', 'editor', 'administrator'] as const;

describe.each(RANKS)('the role %s', (role) => {
  it.each(CALLS)('needs at least the rights of a %s: %s %s', async (needed, method, path, body) => {
    const { lake, fetch, mutate } = openTestLake();
    await mutate({ create: document }, { create: { ...document, _id: 'drafts.a' } });
    await fetch('/datasets/other', { method: 'PUT' });
    const token = role === 'anonymous' ? null : lake.tokens.mint({ label: role, role }).secret;
    const response = await fetch(path, { method, body, token });
    await response.body?.cancel();
    if (RANKS.indexOf(role) >= RANKS.indexOf(needed)) expect([200, 204, 404]).toContain(response.status);
    // Public data needs no token; an anonymous listener receives only public documents.
    else if (role === 'anonymous' && /\/(query|listen)\//.test(path)) expect(response.status).toBe(200);
    else expect(response.status).toBe(role === 'anonymous' && path.startsWith('/assets') ? 401 : 403);
  });
});
