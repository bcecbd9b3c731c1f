import { deriveStudioToken, openLake, PUBLIC_LIMITS } from 'embedded-content-lake';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEditorCheck } from './editor-check.ts';

const ADMIN = 'the-administrators-token';

/** An editor check against a real lake, with a spy on its requests. */
function setUp() {
  const lake = openLake({
    path: ':memory:',
    projectId: 'local',
    datasets: ['production'],
    adminToken: ADMIN,
    limits: PUBLIC_LIMITS,
  });
  onTestFinished(() => lake.close());
  const fetchLake = vi.fn((request: Request, caller?: { address: string }) => lake.fetch(request, caller));
  const identifyCaller = createEditorCheck({
    fetchLake,
    lakeUrl: 'http://localhost:3000',
  });
  const ask = (authorization?: string, address?: string) =>
    identifyCaller(
      new Request('http://localhost:3000/', authorization ? { headers: { authorization } } : {}),
      address,
    );
  return { ask, lake, fetchLake };
}

describe('createEditorCheck', () => {
  it.each([ADMIN, deriveStudioToken(ADMIN)])('accepts a token of the lake', async (token) => {
    expect(await setUp().ask(`Bearer ${token}`)).toBe('editor');
  });

  it.each([undefined, 'Bearer wrong', 'Bearer ', 'Basic abc'])(
    'treats the header %j as anonymous',
    async (authorization) => {
      expect(await setUp().ask(authorization)).toBe('anonymous');
    },
  );

  it.each([
    ['administrator', 'editor'],
    ['editor', 'editor'],
    ['developer', 'editor'],
    ['viewer', 'anonymous'],
  ])('maps the role %s of a hosted project to %s', async (name, expected) => {
    const { ask, fetchLake } = setUp();
    fetchLake.mockResolvedValue(Response.json({ id: 'p1', roles: [{ name, title: '' }] }));
    expect(await ask('Bearer hosted')).toBe(expected);
  });

  it.each([
    ['refuses the token', () => new Response('{}', { status: 401 })],
    ['returns no user', () => Response.json({})],
  ])('returns anonymous when the lake %s', async (_what, answer) => {
    const { ask, fetchLake } = setUp();
    fetchLake.mockImplementation(async () => answer());
    expect(await ask(`Bearer ${ADMIN}`)).toBe('anonymous');
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('fetch failed'))],
    ['limits requests', async () => new Response('{}', { status: 429 })],
    ['is unavailable', async () => new Response('{}', { status: 503 })],
    ['responds with HTML', async () => new Response('<html>')],
  ])('returns unknown when the lake %s, and checks the next request again', async (_what, answer) => {
    const { ask, fetchLake } = setUp();
    fetchLake.mockImplementationOnce(answer);
    expect(await ask(`Bearer ${ADMIN}`)).toBe('unknown');
    expect(await ask(`Bearer ${ADMIN}`)).toBe('editor');
  });

  it('returns unknown when the lake does not respond within five seconds', async () => {
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

  it('returns anonymous as soon as the token is revoked', async () => {
    const { ask, lake } = setUp();
    const { id, secret } = lake.tokens.mint({ label: 'Ann', role: 'editor' });
    expect(await ask(`Bearer ${secret}`)).toBe('editor');
    lake.tokens.revoke(id);
    expect(await ask(`Bearer ${secret}`)).toBe('anonymous');
  });

  it('does not check a token of an address that has shown ten wrong ones', async () => {
    const { ask } = setUp();
    for (let time = 0; time < 10; time += 1)
      expect(await ask(`Bearer guess-${time}`, '198.51.100.1')).toBe('anonymous');
    expect(await ask(`Bearer ${ADMIN}`, '198.51.100.1')).toBe('unknown');
    expect(await ask(`Bearer ${ADMIN}`, '198.51.100.2')).toBe('editor');
  });
});
