import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { studioToken } from '../lake/identity.ts';
import { openLake } from '../lake/lake.ts';
import { createEditorCheck } from './editor-check.ts';

const ADMIN = 'the-administrators-token';

/** A check that asks a real lake, and counts how often. */
function setUp() {
  const lake = openLake({
    path: ':memory:',
    projectId: 'local',
    datasets: ['production'],
    adminToken: ADMIN,
  });
  onTestFinished(() => lake.close());
  const clock = { time: 0 };
  const fetchLake = vi.fn((request: Request) => lake.fetch(request));
  const isEditor = createEditorCheck({ fetchLake, lakeUrl: 'http://localhost:3000', now: () => clock.time });
  const ask = (authorization?: string) =>
    isEditor(new Request('http://localhost:3000/', authorization ? { headers: { authorization } } : {}));
  return { ask, lake, fetchLake, clock };
}

describe('an editor', () => {
  it.each([ADMIN, studioToken(ADMIN)])('is who sends a token of the lake', async (token) => {
    expect(await setUp().ask(`Bearer ${token}`)).toBe(true);
  });

  it.each([undefined, 'Bearer wrong', 'Bearer ', 'Basic abc'])(
    'is not who sends %j',
    async (authorization) => {
      expect(await setUp().ask(authorization)).toBe(false);
    },
  );

  it.each([
    ['administrator', true],
    ['editor', true],
    ['developer', true],
    ['viewer', false],
  ])('of a hosted lake with the role %s: %j', async (name, expected) => {
    const { ask, fetchLake } = setUp();
    fetchLake.mockResolvedValue(Response.json({ id: 'p1', roles: [{ name, title: '' }] }));
    expect(await ask('Bearer hosted')).toBe(expected);
  });

  it.each([
    ['that fails', () => Promise.reject(new TypeError('fetch failed'))],
    ['that answers with a page', async () => new Response('<html>')],
    ['that knows nobody', async () => Response.json({})],
  ])('is nobody for a lake %s', async (_what, answer) => {
    const { ask, fetchLake } = setUp();
    fetchLake.mockImplementation(answer);
    expect(await ask(`Bearer ${ADMIN}`)).toBe(false);
  });

  it('is asked for once a minute', async () => {
    const { ask, fetchLake, clock } = setUp();
    await ask(`Bearer ${ADMIN}`);
    await ask(`Bearer ${ADMIN}`);
    expect(fetchLake).toHaveBeenCalledOnce();
    clock.time = 60_001;
    await ask(`Bearer ${ADMIN}`);
    expect(fetchLake).toHaveBeenCalledTimes(2);
  });
});
