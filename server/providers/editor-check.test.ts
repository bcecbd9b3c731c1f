import { openLake, studioToken } from 'embedded-content-lake';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
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
  const fetchLake = vi.fn((request: Request) => lake.fetch(request));
  const identifyCaller = createEditorCheck({
    fetchLake,
    lakeUrl: 'http://localhost:3000',
  });
  const ask = (authorization?: string) =>
    identifyCaller(
      new Request('http://localhost:3000/', authorization ? { headers: { authorization } } : {}),
    );
  return { ask, lake, fetchLake };
}

describe('an editor', () => {
  it.each([ADMIN, studioToken(ADMIN)])('is who sends a token of the lake', async (token) => {
    expect(await setUp().ask(`Bearer ${token}`)).toBe('editor');
  });

  it.each([undefined, 'Bearer wrong', 'Bearer ', 'Basic abc'])(
    'is not who sends %j',
    async (authorization) => {
      expect(await setUp().ask(authorization)).toBe('anonymous');
    },
  );

  it.each([
    ['administrator', 'editor'],
    ['editor', 'editor'],
    ['developer', 'editor'],
    ['viewer', 'anonymous'],
  ])('of a hosted lake with the role %s: %s', async (name, expected) => {
    const { ask, fetchLake } = setUp();
    fetchLake.mockResolvedValue(Response.json({ id: 'p1', roles: [{ name, title: '' }] }));
    expect(await ask('Bearer hosted')).toBe(expected);
  });

  it.each([
    ['that refuses the token', () => new Response('{}', { status: 401 })],
    ['that knows nobody', () => Response.json({})],
  ])('is nobody for a lake %s', async (_what, answer) => {
    const { ask, fetchLake } = setUp();
    fetchLake.mockImplementation(async () => answer());
    expect(await ask(`Bearer ${ADMIN}`)).toBe('anonymous');
  });

  it.each([
    ['that fails', () => Promise.reject(new TypeError('fetch failed'))],
    ['that is asked too much', async () => new Response('{}', { status: 429 })],
    ['that has trouble', async () => new Response('{}', { status: 503 })],
    ['that answers with a page', async () => new Response('<html>')],
  ])('stays unknown to a lake %s, and is asked for again', async (_what, answer) => {
    const { ask, fetchLake } = setUp();
    fetchLake.mockImplementationOnce(answer);
    expect(await ask(`Bearer ${ADMIN}`)).toBe('unknown');
    expect(await ask(`Bearer ${ADMIN}`)).toBe('editor');
  });

  it('stays unknown when the lake gives no answer for five seconds', async () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    onTestFinished(() => timeout.mockRestore());
    const { ask, fetchLake } = setUp();
    fetchLake.mockImplementation(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const asking = ask(`Bearer ${ADMIN}`);
    late.abort(new DOMException('late', 'TimeoutError'));
    expect(await asking).toBe('unknown');
    expect(timeout).toHaveBeenCalledWith(5000);
  });

  it('is nobody at once when the token is revoked', async () => {
    const { ask, lake } = setUp();
    const { id, secret } = lake.tokens.mint({ label: 'Ann', role: 'editor' });
    expect(await ask(`Bearer ${secret}`)).toBe('editor');
    lake.tokens.revoke(id);
    expect(await ask(`Bearer ${secret}`)).toBe('anonymous');
  });
});
