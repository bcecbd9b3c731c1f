import { describe, expect, it } from 'vitest';
import { PUBLIC_LIMITS } from '../../limits/limits.ts';
import { ORIGIN, openTestLake, TOKEN } from '../../testing/test-lake.ts';
import { makeDrawing } from '../testing/images.ts';

const STRANGER = { address: '198.51.100.1' };
const VISITOR = { address: '198.51.100.2' };

/** A public lake with one picture, and ways to ask for it. */
async function setUp() {
  const { lake } = openTestLake({ limits: PUBLIC_LIMITS });
  const body = await makeDrawing(500);
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'image/png' };
  const upload = new Request(`${ORIGIN}/v1/assets/images/production`, { method: 'POST', headers, body });
  const { document } = await (await lake.fetch(upload)).json();
  const ask = (query: string, caller: { address: string }, signal?: AbortSignal) =>
    lake.fetch(new Request(`${document.url}?${query}`, signal ? { signal } : {}), caller);
  /** As somebody did who wanted to keep the server busy. */
  const flood = (signal?: AbortSignal, first = 101) =>
    Array.from({ length: 190 }, (_, index) => ask(`w=${first + index}&fm=avif&q=100`, STRANGER, signal));
  return { ask, flood };
}

describe('190 sizes of an image requested by one address', () => {
  it('do not delay another address, and are refused when ten are already waiting', async () => {
    const { ask, flood } = await setUp();
    let made = 0;
    const answers = flood().map(async (asked) => {
      const answer = await asked;
      if (answer.status === 200) made += 1;
      return answer;
    });
    expect((await ask('w=50&fm=webp', VISITOR)).status).toBe(200);
    expect(made, 'how many of the others came first').toBeLessThan(3);
    const refused = (await Promise.all(answers)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(190 - 11);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('are dropped when the client disconnects', async () => {
    const { ask, flood } = await setUp();
    const controller = new AbortController();
    const answers = flood(controller.signal);
    await ask('w=50&fm=webp', VISITOR);
    controller.abort();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(3);
    // Its queue positions are free again.
    const again = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ask(`w=${index + 1}`, STRANGER)),
    );
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
