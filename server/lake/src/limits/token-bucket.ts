/** How much may be taken at once, and how much comes back in a second. */
export type BucketSize = { capacity: number; perSecond: number };

/** An amount that is used up by what is taken from it and fills again with time. Times are in milliseconds. */
export class TokenBucket {
  readonly #size: BucketSize;
  #amount: number;
  #filledAt: number;

  constructor(size: BucketSize, now: number) {
    this.#size = size;
    this.#amount = size.capacity;
    this.#filledAt = now;
  }

  /** What is left; below zero when more was taken than there was. */
  amount(now: number): number {
    const { capacity, perSecond } = this.#size;
    const passed = Math.max(0, now - this.#filledAt) / 1000;
    this.#amount = Math.min(capacity, this.#amount + passed * perSecond);
    this.#filledAt = now;
    return this.#amount;
  }

  /** Takes whether or not there is as much. */
  take(count: number, now: number): void {
    this.#amount = this.amount(now) - count;
  }

  /** How long until there is `count`. */
  secondsUntil(count: number, now: number): number {
    return Math.max(0, count - this.amount(now)) / this.#size.perSecond;
  }
}
