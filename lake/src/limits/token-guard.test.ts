import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ORIGIN, openTestLake, TOKEN } from '../testing/test-lake.ts';
import { PUBLIC_LIMITS } from './limits.ts';

/** A public lake that is asked from an address with a token. */
function setUp() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { lake } = openTestLake({ limits: PUBLIC_LIMITS });
  const ask = (token: string, address = '198.51.100.1') => {
    const headers = { authorization: `Bearer ${token}` };
    return lake.fetch(new Request(`${ORIGIN}/v2025-02-19/users/me`, { headers }), { address });
  };
  const guess = async (times: number) => {
    for (let time = 0; time < times; time += 1) expect((await ask(`guess-${time}`)).status).toBe(401);
  };
  return { lake, ask, guess };
}

it('blocks an address after ten wrong tokens, except for tokens it has used before', async () => {
  const { lake, ask, guess } = setUp();
  const ann = lake.tokens.mint({ label: 'Ann', role: 'editor' }).secret;
  expect((await ask(ann)).status).toBe(200);
  await guess(10);
  const refused = await ask(TOKEN);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '90']);
  expect((await ask(ann)).status).toBe(200);
  expect((await ask(TOKEN, '198.51.100.2')).status).toBe(200);
  vi.advanceTimersByTime(90_000);
  expect((await ask(TOKEN)).status).toBe(200);
});

it('counts a repeated wrong token once, because a Studio whose session has ended sends it again', async () => {
  const { ask } = setUp();
  for (let time = 0; time < 30; time += 1) expect((await ask('ended')).status).toBe(401);
  expect((await ask(TOKEN)).status).toBe(200);
});

describe.each(['presence', 'streams'] as const)('a socket for %s', (kind) => {
  const setUpSocket = () => {
    const { lake, ...rest } = setUp();
    /** Whether a token that is shown over a new socket is taken. */
    const show = (token: string, address: string) => {
      const socket = { send: () => {}, close: () => {} };
      const authorization = `Bearer ${token}`;
      const session =
        kind === 'presence'
          ? lake.presence('production', { address }).join(socket)
          : lake.streams(ORIGIN, { address }).join(socket);
      onTestFinished(() => session.left());
      const call = { jsonrpc: '2.0', id: 1, method: 'authorization', params: { authorization } };
      const open = { path: '/v2025-02-19/data/listen/production?query=*', headers: { authorization } };
      session.receive(JSON.stringify(kind === 'presence' ? call : { id: 1, open }));
      return session.isAuthenticated();
    };
    return { lake, show, ...rest };
  };

  it('counts wrong tokens, and does not reveal that a token is right while its address is blocked', async () => {
    const { lake, ask, show } = setUpSocket();
    const ann = lake.tokens.mint({ label: 'Ann', role: 'editor' }).secret;
    expect(show(ann, '198.51.100.1')).toBe(true);
    for (let time = 0; time < 10; time += 1) expect(show(`guess-${time}`, '198.51.100.1')).toBe(false);
    expect(show(TOKEN, '198.51.100.1')).toBe(false);
    expect((await ask(TOKEN)).status).toBe(429);
    expect(show(ann, '198.51.100.1'), 'shown before').toBe(true);
    expect(show(TOKEN, '198.51.100.2')).toBe(true);
    vi.advanceTimersByTime(90_000);
    expect(show(TOKEN, '198.51.100.1')).toBe(true);
  });

  it('accepts no token while its address is blocked for wrong tokens in requests', async () => {
    const { guess, show } = setUpSocket();
    await guess(10);
    expect(show(TOKEN, '198.51.100.1')).toBe(false);
  });
});

it('counts wrong tokens on routes for administrators', () => {
  const { lake } = setUp();
  const isAdministrator = (token: string, address = '198.51.100.1') => {
    const headers = { authorization: `Bearer ${token}` };
    return lake.isAdministrator(new Request(`${ORIGIN}/_lake/backup`, { headers }), { address });
  };
  for (let time = 0; time < 10; time += 1) expect(isAdministrator(`guess-${time}`)).toBe(false);
  expect(isAdministrator(TOKEN)).toBe(false);
  expect(isAdministrator(TOKEN, '198.51.100.2')).toBe(true);
  expect(isAdministrator(lake.tokens.mint({ label: 'Ann', role: 'editor' }).secret, '198.51.100.2')).toBe(
    false,
  );
});
