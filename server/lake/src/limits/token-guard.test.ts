import { expect, it, onTestFinished, vi } from 'vitest';
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

it('lets an address that has shown ten wrong tokens wait, but for tokens that it has shown before', async () => {
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

it('counts a wrong token once: a Studio whose session has ended repeats it', async () => {
  const { ask } = setUp();
  for (let time = 0; time < 30; time += 1) expect((await ask('ended')).status).toBe(401);
  expect((await ask(TOKEN)).status).toBe(200);
});
