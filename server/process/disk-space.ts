import { statfsSync } from 'node:fs';

/** Free space below which the health check and the log warn. */
const LOW_BYTES = 500_000_000;
/** Free space below which most writes fail. */
const FULL_BYTES = 20_000_000;
/** How long a failed write counts as a full disk: under a quota, the free space of the disk does not show it. */
const FAILED_WRITE_MS = 60_000;
const CHECK_INTERVAL_MS = 60_000;

type DiskSpaceOptions = {
  /** Returns the free bytes; by default those of the folder's disk. */
  freeBytes?: () => number;
  now?: () => number;
};

/** Watches the free space of the disk that holds the content. */
export class DiskSpace {
  readonly #folder: string;
  readonly #freeBytes: () => number;
  readonly #now: () => number;
  #failedAt = Number.NEGATIVE_INFINITY;
  #warnedState: string | undefined;

  constructor(
    folder: string,
    { freeBytes = () => getFreeBytes(folder), now = () => performance.now() }: DiskSpaceOptions = {},
  ) {
    this.#folder = folder;
    this.#freeBytes = freeBytes;
    this.#now = now;
  }

  /** The fault, such as 'storage is nearly full: 312 MB are free'; undefined while there is enough space. */
  describeFault(): string | undefined {
    const free = this.#freeBytes();
    const state = this.#state(free);
    return state && `storage is ${state}: ${Math.floor(free / 1_000_000)} MB are free`;
  }

  /** Callers report a write that failed for lack of space. */
  writeFailed(): void {
    this.#failedAt = this.#now();
    this.check();
  }

  /** Logs each change of the state: an error when space runs out, a warning when there is space again. */
  check(): void {
    const state = this.#state(this.#freeBytes());
    if (state === this.#warnedState) return;
    this.#warnedState = state;
    const fault = this.describeFault();
    if (fault) console.error(`In ${this.#folder} ${fault}. Make room; docs/deployment.md says what grows.`);
    else console.warn(`In ${this.#folder} storage has room again.`);
  }

  /** Checks every minute. @returns a function that stops */
  watch(): () => void {
    this.check();
    const timer = setInterval(() => this.check(), CHECK_INTERVAL_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  #state(free: number): 'full' | 'nearly full' | undefined {
    if (free < FULL_BYTES || this.#now() - this.#failedAt < FAILED_WRITE_MS) return 'full';
    return free < LOW_BYTES ? 'nearly full' : undefined;
  }
}

function getFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
