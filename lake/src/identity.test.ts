import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { deriveStudioToken, TokenRegistry } from './identity.ts';
import { TokenStore } from './store/tokens.ts';
import { openTestLake, TOKEN } from './testing/test-lake.ts';

const bearing = (authorization: string) => new Request('http://localhost/', { headers: { authorization } });

function openTokens(adminToken = TOKEN, database = new DatabaseSync(':memory:')) {
  return new TokenRegistry(adminToken, new TokenStore(database));
}

describe('TokenRegistry', () => {
  const tokens = openTokens();

  it('accepts the administrator’s token and the Studio’s token derived from it', () => {
    expect(tokens.identify(TOKEN)).toMatchObject({ role: 'administrator' });
    expect(tokens.identify(deriveStudioToken(TOKEN))).toMatchObject({ role: 'administrator' });
    expect(deriveStudioToken(TOKEN)).toBe(deriveStudioToken(TOKEN));
    expect(deriveStudioToken(TOKEN)).not.toContain(TOKEN);
    expect(tokens.identify(deriveStudioToken('another-administrators-token'))).toBeUndefined();
    expect(tokens.identify('')).toBeUndefined();
  });

  it.each([`Bearer ${TOKEN}`, `bearer ${TOKEN}`, `BEARER   ${TOKEN}`])('reads “%s”', (header) => {
    expect(tokens.fromRequest(bearing(header))).toMatchObject({ role: 'administrator' });
  });

  it.each(['Bearer wrong', 'Basic abc', TOKEN, 'Bearer'])(
    'refuses “%s”, and does not make it anonymous',
    (header) => {
      expect(() => tokens.fromRequest(bearing(header))).toThrow('Session not found');
    },
  );

  it('returns no user for a request without the header', () => {
    expect(tokens.fromRequest(new Request('http://localhost/'))).toBeUndefined();
  });
});

describe('minted tokens', () => {
  it('have a holder, are listed without their secret, and are invalid once revoked', () => {
    const tokens = openTokens();
    const { secret, id, person } = tokens.mint({ label: 'Ann', role: 'editor' });
    expect(tokens.identify(secret)).toEqual({
      id: person,
      name: 'Ann',
      email: `${person}@localhost`,
      role: 'editor',
    });
    expect(tokens.identify(`${secret.slice(0, -1)}!`)).toBeUndefined();
    expect(tokens.list({ revoked: true })).toMatchObject([{ id, label: 'Ann', role: 'editor' }]);
    expect(JSON.stringify(tokens.list({ revoked: true }))).not.toContain(secret);
    expect(tokens.revoke(id)).toBe(true);
    expect(tokens.revoke(id)).toBe(false);
    expect(tokens.identify(secret)).toBeUndefined();
    expect(tokens.findPerson(person)).toMatchObject({ id: person, name: 'Ann' });
  });

  it('survive a restart, and only their hashes are stored', () => {
    const database = new DatabaseSync(':memory:');
    const { secret } = openTokens(TOKEN, database).mint({ label: 'Ann', role: 'viewer' });
    expect(openTokens(TOKEN, database).identify(secret)).toMatchObject({ role: 'viewer' });
    expect(JSON.stringify(database.prepare('SELECT * FROM tokens').all())).not.toContain(secret);
  });
});

describe('sessions', () => {
  it('act for the holder of the token, and end when they expire or at sign-out', () => {
    const tokens = openTokens();
    const { secret, person } = tokens.mint({ label: 'Ann', role: 'editor' });
    const session = tokens.openSession(secret) ?? '';
    expect(tokens.identify(session)).toMatchObject({ id: person, role: 'editor' });
    expect(tokens.list({ revoked: true })).toHaveLength(1);
    const old = tokens.openSession(secret, new Date('2025-01-01')) ?? '';
    expect(() => tokens.fromRequest(bearing(`Bearer ${old}`))).toThrow('Session expired');
    tokens.closeSession(secret);
    expect(tokens.identify(secret)).toBeDefined();
    tokens.closeSession(session);
    expect(tokens.identify(session)).toBeUndefined();
  });

  it('end with the token that opened them, including the administrator’s', () => {
    const database = new DatabaseSync(':memory:');
    const tokens = openTokens(TOKEN, database);
    const { secret, id } = tokens.mint({ label: 'Ann', role: 'editor' });
    const [session = '', administrators = ''] = [tokens.openSession(secret), tokens.openSession(TOKEN)];
    const again = tokens.openSession(session) ?? '';
    tokens.revoke(id);
    expect([session, again].map((token) => tokens.identify(token))).toEqual([undefined, undefined]);
    expect(tokens.identify(administrators)).toMatchObject({ role: 'administrator' });
    expect(openTokens('another-administrators-token', database).identify(administrators)).toBeUndefined();
    expect(tokens.openSession('wrong')).toBeUndefined();
  });
});

describe('an anonymous reader', () => {
  async function filled() {
    const lake = openTestLake();
    const book = (_id: string) => ({ create: { _id, _type: 'book', related: { _ref: 'a' } } });
    await lake.mutate(...['a', 'drafts.a', 'drafts.b', 'versions.r.a'].map(book));
    return lake;
  }

  it.each(['raw', 'drafts', 'published', 'r'])(
    'sees published documents only, in %s',
    async (perspective) => {
      const { json } = await filled();
      for (const groq of ['*', '*[references("a")]', '*[_id in ["a", "drafts.b"]]']) {
        const search = `query=${encodeURIComponent(`${groq}._id`)}&perspective=${perspective}`;
        const { body } = await json(`/data/query/production?${search}`, { token: null });
        expect(body).toMatchObject({ result: ['a'] });
      }
    },
  );

  it('cannot read drafts by id, nor learn that they exist', async () => {
    const { json } = await filled();
    expect(await json('/data/doc/production/a,drafts.a,no', { token: null })).toMatchObject({
      body: {
        documents: [{ _id: 'a' }],
        omitted: [
          { id: 'drafts.a', reason: 'existence' },
          { id: 'no', reason: 'existence' },
        ],
      },
    });
    expect(await json('/data/doc/production/b?includeAllVersions=true', { token: null })).toEqual({
      status: 200,
      body: { documents: [], omitted: [{ id: 'b', reason: 'existence' }] },
    });
  });

  it.each([
    ['/data/history/production/documents/a'],
    ['/data/history/production/transactions/a'],
    ['/data/history/production/events/documents/a'],
    ['/data/export/production'],
    ['/data/live/events/production?includeDrafts=true'],
    ['/users/me/keyvalue/k'],
    ['/users/local-editor'],
  ])('may not read %s', async (path) => {
    const { json } = await filled();
    expect(await json(path, { token: null })).toMatchObject({
      status: 403,
      body: { error: { type: 'insufficientPermissionsError' } },
    });
  });

  it.each([
    ['POST', '/data/mutate/production', { mutations: [{ delete: { id: 'a' } }] }],
    ['POST', '/data/actions/production', { actions: [] }],
    ['PUT', '/datasets/other', {}],
    ['PATCH', '/datasets/production', { aclMode: 'private' }],
    ['DELETE', '/datasets/production', undefined],
    ['PUT', '/users/me/keyvalue', []],
  ])('may not %s %s', async (method, path, body) => {
    const { json, query } = await filled();
    expect(await json(path, { method, body, token: null })).toMatchObject({ status: 403 });
    expect(await query('count(*)')).toBe(4);
  });

  it('sees nothing at all of a private dataset', async () => {
    const { json, fetch } = await filled();
    await fetch('/datasets/production', { method: 'PATCH', body: { aclMode: 'private' } });
    for (const path of [
      'query/production?query=*',
      'doc/production/a',
      'listen/production?query=*',
      'live/events/production',
    ]) {
      expect(await json(`/data/${path}`, { token: null })).toMatchObject({ status: 401 });
    }
    expect(await json('/projects/local/datasets/production/acl', { token: null })).toMatchObject({
      body: [],
    });
    expect(await json('/data/doc/production/a')).toMatchObject({ body: { documents: [{ _id: 'a' }] } });
  });
});
