import { statfsSync } from 'node:fs';

/** Below this health says so, and the log warns. */
const LOW_BYTES = 500_000_000;
/** Below this hardly anything can be saved. */
const FULL_BYTES = 20_000_000;
/** How long a write that failed counts, where what is free does not show it, as under a quota. */
const FAILED_MS = 60_000;
const CHECK_MS = 60_000;

export type DiskSpaceOptions = {
  /** Bytes that may still be written; those of the folder's disk by default. */
  freeBytes?: () => number;
  now?: () => number;
};

/** Watches how much room is left where the content lies. */
export class DiskSpace {
  readonly #folder: string;
  readonly #freeBytes: () => number;
  readonly #now: () => number;
  #failedAt = Number.NEGATIVE_INFINITY;
  #warnedOf: string | undefined;

  constructor(
    folder: string,
    { freeBytes = () => freeOn(folder), now = () => performance.now() }: DiskSpaceOptions = {},
  ) {
    this.#folder = folder;
    this.#freeBytes = freeBytes;
    this.#now = now;
  }

  /** What is wrong, such as 'storage is nearly full: 312 MB are free'; undefined while there is room. */
  fault(): string | undefined {
    const free = this.#freeBytes();
    const state = this.#state(free);
    return state && `storage is ${state}: ${Math.floor(free / 1_000_000)} MB are free`;
  }

  /** To be called when something could not be saved for lack of room. */
  writeFailed(): void {
    this.#failedAt = this.#now();
    this.check();
  }

  /** Warns in the log when the state has changed for the worse, and says when there is room again. */
  check(): void {
    const state = this.#state(this.#freeBytes());
    if (state === this.#warnedOf) return;
    this.#warnedOf = state;
    const fault = this.fault();
    if (fault) console.error(`In ${this.#folder} ${fault}. Make room; docs/deployment.md says what grows.`);
    else console.warn(`In ${this.#folder} storage has room again.`);
  }

  /** Checks every minute. @returns the way to stop */
  watch(): () => void {
    this.check();
    const timer = setInterval(() => this.check(), CHECK_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  #state(free: number): 'full' | 'nearly full' | undefined {
    if (free < FULL_BYTES || this.#now() - this.#failedAt < FAILED_MS) return 'full';
    return free < LOW_BYTES ? 'nearly full' : undefined;
  }
}

function freeOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
