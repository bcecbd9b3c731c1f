import { LruCache } from '../lru-cache.ts';
import { TokenBucket } from './token-bucket.ts';

/** Allows ten wrong tokens, then one every 90 seconds. */
const ATTEMPTS = { capacity: 10, perSecond: 10 / (15 * 60) };
const MAX_ADDRESSES = 10_000;

/** Counts wrong tokens by client address. */
export class FailedAttempts {
  readonly #buckets = new LruCache<TokenBucket>(MAX_ADDRESSES);
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  getSecondsToWait(address: string): number {
    return this.#getBucket(address).getSecondsUntil(1, this.#now());
  }

  countFailure(address: string): void {
    this.#getBucket(address).take(1, this.#now());
  }

  #getBucket(address: string): TokenBucket {
    return this.#buckets.getOrCreate(address, () => new TokenBucket(ATTEMPTS, this.#now()));
  }
}
