import { createHttpError, type LakeError } from '../errors.ts';
import type { Identity } from '../identity.ts';
import { LruCache } from '../lru-cache.ts';
import { QueryTooLongError } from '../query/query-errors.ts';
import { getWorkLimits, WorkLimitError, type WorkLimits } from '../work-meter.ts';
import { type BucketSize, TokenBucket } from './token-bucket.ts';
import { UnauthenticatedSockets } from './unauthenticated-sockets.ts';

/** The client of a request. Calls from within the process have no caller and no limits. */
export type Caller = { address: string };

export type LimitOptions = {
  /** Requests per address; no limit when absent (protocol section 17: off unless the lake is public). */
  requestsPerSecond?: number;
  /** Mutations and actions per address. */
  writesPerSecond?: number;
  uploadsPerSecond?: number;
};

/** The hosted lake's limits (protocol section 17), for a lake that other machines can reach. */
export const PUBLIC_LIMITS: LimitOptions = {
  requestsPerSecond: 500,
  writesPerSecond: 25,
  uploadsPerSecond: 25,
};

/** CPU milliseconds of queries: one address may use a fifth of the single thread, all anonymous readers together half. */
const PER_ADDRESS: BucketSize = { capacity: 6_000, perSecond: 200 };
const ALL_ANONYMOUS: BucketSize = { capacity: 12_000, perSecond: 500 };
/** Queries within these limits are never refused and do not count. */
const QUICK = { milliseconds: 20, tokens: 1_000, bytes: 2_000_000 };

const STREAMS_PER_ADDRESS = 50;
const ANONYMOUS_STREAMS = 1_000;

/** The number of addresses with state; an evicted address starts with full buckets again. */
const MAX_ADDRESSES = 10_000;

type Kind = 'request' | 'write' | 'upload';

/** Rate limits per address, and limits on the work of anonymous readers. */
export class Limits {
  readonly #perSecond: Readonly<Record<Kind, number | undefined>>;
  readonly #calls = new LruCache<TokenBucket>(MAX_ADDRESSES);
  readonly #work = new LruCache<TokenBucket>(MAX_ADDRESSES);
  readonly #allWork: TokenBucket;
  readonly #streams = new Map<string, number>();
  readonly #sockets = new UnauthenticatedSockets();
  #allStreams = 0;
  /** The number of open event streams, with and without a token. */
  openStreams = 0;
  readonly #now: () => number;

  constructor(options: LimitOptions = {}, now: () => number = () => performance.now()) {
    this.#now = now;
    this.#allWork = new TokenBucket(ALL_ANONYMOUS, now());
    this.#perSecond = {
      request: options.requestsPerSecond,
      write: options.writesPerSecond,
      upload: options.uploadsPerSecond,
    };
  }

  /** Counts a call of one kind. @throws LakeError 429 */
  admit(kind: Kind, caller: Caller | undefined): void {
    const limit = this.#perSecond[kind];
    if (limit === undefined || !caller) return;
    const now = this.#now();
    const bucket = this.#calls.getOrCreate(
      `${kind} ${caller.address}`,
      () => new TokenBucket({ capacity: limit, perSecond: limit }, now),
    );
    if (bucket.getAmount(now) < 1) throw createTooManyError(limit, bucket.getSecondsUntil(1, now));
    bucket.take(1, now);
  }

  /** The address for the limits of queued work; undefined when calls are not limited. */
  getAddress(caller: Caller | undefined): string | undefined {
    return this.#perSecond.request === undefined ? undefined : caller?.address;
  }

  /**
   * Runs a query within the work limits of its caller, including parsing and serialization. After an anonymous caller has used
   * its share of the thread, it may only run quick queries for a while.
   *
   * @throws LakeError 429 when the query is not quick, and the errors of `evaluate`
   */
  evaluate<Result>(
    caller: Caller | undefined,
    identity: Identity | undefined,
    evaluate: (limits: WorkLimits) => Result,
  ): Result {
    const share = this.#getShare(caller, identity);
    const started = this.#now();
    try {
      return evaluate(share.limits);
    } catch (error) {
      throw share.refusal(error);
    } finally {
      share.spend(this.#now() - started);
    }
  }

  /**
   * The same for work that may continue after `evaluate` has returned.
   *
   * @param evaluate reports the milliseconds of thread time that it uses after it has returned, through `spend`
   */
  async evaluateInTurns<Result>(
    caller: Caller | undefined,
    identity: Identity | undefined,
    evaluate: (limits: WorkLimits, spend: (milliseconds: number) => void) => Promise<Result>,
  ): Promise<Result> {
    const share = this.#getShare(caller, identity);
    let used = 0;
    const started = this.#now();
    try {
      const result = evaluate(share.limits, (milliseconds) => {
        used += milliseconds;
      });
      used += this.#now() - started;
      return await result;
    } catch (error) {
      throw share.refusal(error);
    } finally {
      share.spend(used);
    }
  }

  /** The work limits of a caller, a function that counts used time, and one that maps errors to a refusal. */
  #getShare(caller: Caller | undefined, identity: Identity | undefined) {
    const limits = getWorkLimits(identity?.id);
    if (!caller || identity) return { limits, spend: () => {}, refusal: (error: unknown) => error };
    const now = this.#now();
    const own = this.#work.getOrCreate(caller.address, () => new TokenBucket(PER_ADDRESS, now));
    const wait = Math.max(own.getSecondsUntil(0, now), this.#allWork.getSecondsUntil(0, now));
    return {
      limits: wait > 0 ? { ...limits, ...QUICK } : limits,
      spend: (milliseconds: number) => {
        const used = milliseconds - QUICK.milliseconds;
        if (used <= 0) return;
        own.take(used, this.#now());
        this.#allWork.take(used, this.#now());
      },
      refusal: (error: unknown) => {
        const isTooMuch = error instanceof WorkLimitError || error instanceof QueryTooLongError;
        return wait > 0 && isTooMuch ? createTooExpensiveError(wait) : error;
      },
    };
  }

  /** Counts an event stream until the returned function is called. @throws LakeError 429 */
  openStream(caller: Caller | undefined, identity: Identity | undefined): () => void {
    const close = this.#admitStream(caller, identity);
    let isOpen = true;
    this.openStreams += 1;
    return () => {
      if (isOpen) this.openStreams -= 1;
      isOpen = false;
      close();
    };
  }

  #admitStream(caller: Caller | undefined, identity: Identity | undefined): () => void {
    if (!caller || identity) return () => {};
    const { address } = caller;
    const count = this.#streams.get(address) ?? 0;
    if (count >= STREAMS_PER_ADDRESS || this.#allStreams >= ANONYMOUS_STREAMS)
      throw createTooManyError(STREAMS_PER_ADDRESS, 10);
    this.#streams.set(address, count + 1);
    this.#allStreams += 1;
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.#allStreams -= 1;
      const left = (this.#streams.get(address) ?? 1) - 1;
      if (left > 0) this.#streams.set(address, left);
      else this.#streams.delete(address);
    };
  }

  /** Counts an unauthenticated socket until the returned function is called; see `UnauthenticatedSockets.add`. */
  openSocket({ address }: Caller, disconnect: () => void): () => void {
    return this.#sockets.add(address, disconnect);
  }
}

function createTooManyError(limit: number, seconds: number): LakeError {
  return createTooManyRequests('Too many requests from this address', seconds, {
    'x-ratelimit-limit-second': String(limit),
    'x-ratelimit-remaining-second': '0',
  });
}

function createTooExpensiveError(seconds: number): LakeError {
  const message =
    'This address has used up its time for expensive queries. Filter by _type or _id, ask for less at a time, or send a token';
  return createTooManyRequests(message, seconds);
}

/** A 429 error with Retry-After. */
export function createTooManyRequests(
  message: string,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): LakeError {
  const wait = String(Math.max(1, Math.ceil(seconds)));
  const error = createHttpError(429, message);
  error.headers = { ...headers, 'retry-after': wait, 'ratelimit-reset': wait };
  return error;
}
