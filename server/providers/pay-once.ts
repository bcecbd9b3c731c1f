import { createHash } from 'node:crypto';
import type { Bytes } from '../lake/assets/blob-store.ts';

/** An answer that can be given more than once. */
export type KeptAnswer = { status: number; headers: Headers; body: Bytes };

/**
 * Does a piece of paid work once per key: whoever asks again with the same key and the same body gets the first
 * answer, also while the work is under way and also if the first caller has gone. A refusal is not kept.
 */
export type PayOnce = (
  key: string | undefined,
  request: { path: string; body: Bytes },
  work: () => Promise<Response>,
) => Promise<Response>;

const MILLISECONDS_KEPT = 60 * 60_000;
const MOST_KEPT = 32;

export function createPayOnce(now: () => number): PayOnce {
  const kept = new Map<string, { answer: Promise<KeptAnswer>; since: number }>();
  const forgetOld = () => {
    for (const [key, { since }] of kept) {
      if (since < now() - MILLISECONDS_KEPT || kept.size > MOST_KEPT) kept.delete(key);
    }
  };

  return async (key, { path, body }, work) => {
    if (!key) return work();
    forgetOld();
    const name = createHash('sha256').update(`${key}\n${path}\n`).update(body).digest('hex');
    const earlier = kept.get(name);
    if (earlier) return responseOf(await earlier.answer);
    const answer = work().then(keep);
    kept.set(name, { answer, since: now() });
    try {
      const given = await answer;
      if (given.status >= 300) kept.delete(name);
      return responseOf(given);
    } catch (error) {
      kept.delete(name);
      throw error;
    }
  };
}

async function keep(response: Response): Promise<KeptAnswer> {
  const { status, headers } = response;
  return { status, headers, body: new Uint8Array(await response.arrayBuffer()) };
}

function responseOf({ status, headers, body }: KeptAnswer): Response {
  return new Response(body, { status, headers });
}
