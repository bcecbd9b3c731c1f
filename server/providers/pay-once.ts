import { createHash } from 'node:crypto';
import type { BlobStore, Bytes } from 'embedded-content-lake/http';
import { z } from 'zod';

/** A response whose body was read, so that it can be returned more than once. */
export type KeptAnswer = { status: number; headers: Headers; body: Bytes };

/**
 * Does a piece of paid work once per key: later calls with the same key and body get the first response as long as it is
 * stored. This holds also while the work runs and after the first caller has disconnected. Error responses are not stored,
 * nor are responses without the paid result.
 */
type PayOnce = (
  key: string | undefined,
  request: { path: string; body: Bytes },
  work: () => Promise<Response>,
) => Promise<Response>;

type PayOnceOptions = {
  /** Stores the responses, across restarts when on disk. Their names are hashes and reveal nothing about the work. */
  store: BlobStore;
  /** Milliseconds since 1970. */
  now(): number;
  /** Whether a response contains the paid result. */
  isResult(answer: KeptAnswer): boolean;
  /** The response, returned once, for work that an earlier process started but did not finish. */
  unfinished(): Response;
};

const MAX_AGE_MS = 30 * 24 * 60 * 60_000;
/** The limit for all stored responses together. A recording of ten minutes uses a tenth of it. */
const MAX_BYTES = 128 * 1024 * 1024;

/** Stored under the name of a response while the work runs. */
const MARK: Bytes = new Uint8Array();

export function createPayOnce({ store, now, isResult, unfinished }: PayOnceOptions): PayOnce {
  const underWay = new Map<string, Promise<KeptAnswer>>();

  const recallOrDo = async (name: string, work: () => Promise<Response>): Promise<KeptAnswer> => {
    await removeOldAnswers(store, now());
    const kept = await store.read(name);
    if (kept && kept.length > MARK.length) return decode(kept);
    if (kept) {
      // Whether the call was paid is unknown. The editor gets an error, and the next call does the work again.
      await store.remove(name);
      return readWhole(unfinished());
    }
    await store.put(name, MARK);
    return finish(name, work);
  };

  const finish = async (name: string, work: () => Promise<Response>): Promise<KeptAnswer> => {
    const answer = await work()
      .then(readWhole)
      .catch(async (error: unknown) => {
        await store.remove(name);
        throw error;
      });
    if (answer.status >= 300 || !isResult(answer)) {
      await store.remove(name);
      return answer;
    }
    // The caller gets the paid result even when it cannot be stored.
    await store.put(name, encode(answer)).catch((error: unknown) => {
      console.error('An answer that was paid could not be kept:', error);
    });
    return answer;
  };

  return async (key, { path, body }, work) => {
    if (!key) return work();
    const name = createHash('sha256').update(`${key}\n${path}\n`).update(body).digest('hex');
    const begun = underWay.get(name);
    if (begun) return makeResponse(await begun);
    const answer = recallOrDo(name, work);
    underWay.set(name, answer);
    try {
      return makeResponse(await answer);
    } finally {
      underWay.delete(name);
    }
  };
}

/** Removes expired responses, and the oldest ones above MAX_BYTES; marks have no size. `now` in milliseconds since 1970. */
export async function removeOldAnswers(store: BlobStore, now: number): Promise<void> {
  const since = now - MAX_AGE_MS;
  const kept = await store.list();
  let total = kept.reduce((sum, { size }) => sum + size, 0);
  for (const { name, size, written } of kept) {
    if (written >= since && (total <= MAX_BYTES || size === MARK.length)) continue;
    await store.remove(name);
    total -= size;
  }
}

async function readWhole(response: Response): Promise<KeptAnswer> {
  const { status, headers } = response;
  return { status, headers, body: new Uint8Array(await response.arrayBuffer()) };
}

function makeResponse({ status, headers, body }: KeptAnswer): Response {
  return new Response(body, { status, headers });
}

/** The first line of a stored response; the body follows. */
const headShape = z.object({ status: z.number(), headers: z.array(z.tuple([z.string(), z.string()])) });
const LINE_END = 10;

function encode({ status, headers, body }: KeptAnswer): Bytes {
  const head = new TextEncoder().encode(`${JSON.stringify({ status, headers: [...headers] })}\n`);
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(body, head.length);
  return bytes;
}

function decode(bytes: Bytes): KeptAnswer {
  const end = bytes.indexOf(LINE_END);
  const head = headShape.parse(JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))));
  return { status: head.status, headers: new Headers(head.headers), body: bytes.slice(end + 1) };
}
