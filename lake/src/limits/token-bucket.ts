/** The capacity of a bucket, and how much it refills per second. */
export type BucketSize = { capacity: number; perSecond: number };

/** A token bucket: an amount that `take` reduces and that refills over time. Times are in milliseconds. */
export class TokenBucket {
  readonly #size: BucketSize;
  #amount: number;
  #filledAt: number;

  constructor(size: BucketSize, now: number) {
    this.#size = size;
    this.#amount = size.capacity;
    this.#filledAt = now;
  }

  /** The current amount; negative when more was taken than available. */
  getAmount(now: number): number {
    const { capacity, perSecond } = this.#size;
    const passed = Math.max(0, now - this.#filledAt) / 1000;
    this.#amount = Math.min(capacity, this.#amount + passed * perSecond);
    this.#filledAt = now;
    return this.#amount;
  }

  /** Takes an amount, even if it is not available. */
  take(count: number, now: number): void {
    this.#amount = this.getAmount(now) - count;
  }

  /** The seconds until the bucket contains `count`. */
  getSecondsUntil(count: number, now: number): number {
    return Math.max(0, count - this.getAmount(now)) / this.#size.perSecond;
  }
}
