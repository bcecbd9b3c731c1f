import { createHash } from 'node:crypto';
import type { Bytes } from '../lake/assets/blob-store.ts';

/** An answer that can be given more than once. */
export type KeptAnswer = { status: number; headers: Headers; body: Bytes };

/**
 * Does a piece of paid work once per key: whoever asks again with the same key and the same body gets the first
 * answer, also while the work is under way and also if the first caller has gone. A refusal is not kept, nor is an
 * answer without what was paid for.
 */
export type PayOnce = (
  key: string | undefined,
  request: { path: string; body: Bytes },
  work: () => Promise<Response>,
) => Promise<Response>;

const MILLISECONDS_KEPT = 60 * 60_000;
/** Of all answers together; a recording of ten minutes has a tenth of it. */
const MOST_BYTES = 128 * 1024 * 1024;

type Kept = {
  answer: Promise<KeptAnswer>;
  since: number;
  /** Undefined while the work is under way. */
  bytes: number | undefined;
};

/** @param holdsResult whether an answer has what was paid for */
export function createPayOnce(now: () => number, holdsResult: (answer: KeptAnswer) => boolean): PayOnce {
  const kept = new Map<string, Kept>();
  /** Forgets what is old, and the oldest of what is too much; never what is being paid right now. */
  const forgetOld = () => {
    let total = 0;
    for (const { bytes = 0 } of kept.values()) total += bytes;
    for (const [name, { since, bytes }] of kept) {
      if (bytes === undefined || (since >= now() - MILLISECONDS_KEPT && total <= MOST_BYTES)) continue;
      kept.delete(name);
      total -= bytes;
    }
  };

  return async (key, { path, body }, work) => {
    if (!key) return work();
    forgetOld();
    const name = createHash('sha256').update(`${key}\n${path}\n`).update(body).digest('hex');
    const earlier = kept.get(name);
    if (earlier) return responseOf(await earlier.answer);
    const entry: Kept = { answer: work().then(keep), since: now(), bytes: undefined };
    kept.set(name, entry);
    try {
      const given = await entry.answer;
      if (given.status >= 300 || !holdsResult(given)) kept.delete(name);
      entry.bytes = given.body.length;
      forgetOld();
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
