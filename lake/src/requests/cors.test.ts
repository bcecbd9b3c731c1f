import { describe, expect, it } from 'vitest';
import { ORIGIN, openTestLake } from '../testing/test-lake.ts';
import { isAllowedOrigin } from './cors.ts';

it.each([
  [null, true],
  [ORIGIN, true],
  ['null', false],
  ['http://localhost:3001', false],
  ['https://localhost:3000', false],
  ['http://localhost:3000.evil.example', false],
])('origin %s: %s', (origin, allowed) => {
  expect(isAllowedOrigin(origin, [ORIGIN, 'null'])).toBe(allowed);
});

describe('requests from other origins', () => {
  const path = '/data/query/production?query=1';

  it('lets an allowed origin read with credentials, and sends Vary: Origin', async () => {
    const { fetch } = openTestLake();
    const { status, headers } = await fetch(path, { headers: { origin: ORIGIN } });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('vary')).toMatch(/origin/i);
  });

  it('adds the headers to error responses too, so that pages can read them', async () => {
    const { fetch } = openTestLake();
    for (const call of [{ token: 'wrong' }, { body: '{' }, { token: null, body: { mutations: [] } }]) {
      const answer = await fetch('/data/mutate/production', { ...call, headers: { origin: ORIGIN } });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    }
  });

  it('omits these headers for requests without an Origin', async () => {
    const { fetch } = openTestLake();
    const { status, headers } = await fetch(path);
    expect(status).toBe(200);
    expect(headers.has('access-control-allow-origin')).toBe(false);
  });

  it.each(['null', 'https://evil.example'])('refuses %s whatever token it sends', async (origin) => {
    const { fetch } = openTestLake();
    const write = { body: { mutations: [{ create: { _type: 'book' } }] }, headers: { origin } };
    for (const answer of [
      await fetch(path, { headers: { origin } }),
      await fetch('/data/mutate/production', write),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.headers.has('access-control-allow-origin')).toBe(false);
      expect(await answer.text()).toContain('add it to LAKE_CORS_ORIGINS');
    }
  });

  it('allows every method and header that clients use in a preflight', async () => {
    const { fetch } = openTestLake();
    const asked = {
      origin: ORIGIN,
      'access-control-request-method': 'POST',
      'access-control-request-headers':
        'authorization,client-timing,content-type,x-sanity-app,x-sanity-project-id',
    };
    const { status, headers } = await fetch(path, { method: 'OPTIONS', token: null, headers: asked });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(headers.get('access-control-allow-headers')).toBe(asked['access-control-request-headers']);
    expect(headers.get('access-control-allow-methods')).toContain('PUT');
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0);
  });

  it('refuses the preflight of an origin that is not allowed', async () => {
    const { fetch } = openTestLake();
    const foreign = { method: 'OPTIONS', headers: { origin: 'null' } };
    expect((await fetch(path, foreign)).status).toBe(403);
  });

  it('tells any origin whether it is allowed', async () => {
    const { fetch } = openTestLake();
    const own = await fetch('/check/cors', { headers: { origin: ORIGIN } });
    expect(await own.json()).toEqual({ result: { allowed: true, withCredentials: true } });
    const other = await fetch('/check/cors', { headers: { origin: 'https://evil.example' } });
    expect(await other.json()).toEqual({ result: { allowed: false, withCredentials: false } });
    expect(other.headers.get('access-control-allow-origin')).toBe('*');
    expect(other.headers.has('access-control-allow-credentials')).toBe(false);
  });
});
