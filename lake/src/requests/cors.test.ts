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

  it('refuses the preflight of an origin that is not allowed', async () => {
    const { fetch } = openTestLake();
    const foreign = { method: 'OPTIONS', headers: { origin: 'null' } };
    expect((await fetch(path, foreign)).status).toBe(403);
  });
});
