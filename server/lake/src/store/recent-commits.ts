import type { Commit } from './commit.ts';
import { transientId } from './random-id.ts';

/** Enough for listeners that reconnect: the Studio resumes within seconds, at most minutes. */
const MAX_COMMITS = 2000;
/** Documents are kept before and after each change, so the number of changes bounds the memory. */
const MAX_CHANGES = 10_000;
/** Characters that were stored. In memory it is a few times as much, with what was written out for listeners. */
const MAX_SIZE = 8_000_000;

type Remembered = { commit: Commit; size: number };

/** What was written before the process started. */
interface EarlierCommits {
  /** The last transaction before the start; undefined when there is none. */
  position: string | undefined;
  /** The last commits of the log, oldest first; asked for when a listener names one that is not known. */
  read: () => Commit[];
}

/**
 * The latest commits of a dataset, from which a listener that lost its connection is told what it missed, also when it
 * lost it to a restart of the server: without that, the Studio starts anew from what is stored, and what was typed
 * meanwhile is gone from the form.
 */
export class RecentCommits {
  readonly #commits: Remembered[] = [];
  #changes = 0;
  #size = 0;
  /** Names the moment before the oldest commit that is kept. */
  #start: string;
  readonly #readEarlier: () => Commit[];
  #earlier: Commit[] | undefined;

  constructor(before: EarlierCommits = { position: undefined, read: () => [] }) {
    this.#start = before.position ?? transientId();
    this.#readEarlier = before.read;
  }

  /** `size` is how many characters were stored of it. */
  add(commit: Commit, size: number): void {
    this.#commits.push({ commit, size });
    this.#changes += commit.changes.length;
    this.#size += size;
    while (this.#isFull()) this.#dropOldest();
  }

  #isFull(): boolean {
    if (this.#commits.length === 1) return false;
    return this.#commits.length > MAX_COMMITS || this.#changes > MAX_CHANGES || this.#size > MAX_SIZE;
  }

  #dropOldest(): void {
    const oldest = this.#commits.shift();
    if (!oldest) return;
    this.#changes -= oldest.commit.changes.length;
    this.#size -= oldest.size;
    this.#start = oldest.commit.transactionId;
    // They are of no use without the commits after them.
    this.#earlier = [];
  }

  /** The id of the latest transaction, from which a new listener resumes; a placeholder before the first. */
  get position(): string {
    return this.#commits.at(-1)?.commit.transactionId ?? this.#start;
  }

  /** The commits after the position, oldest first; undefined when it is not known or not known any more. */
  since(position: string): Commit[] | undefined {
    const known = this.#commits.map(({ commit }) => commit);
    const index = this.#indexIn(known, position);
    if (index !== -1 || position === this.#start) return known.slice(index + 1);
    const earlier = this.#readOnce();
    const before = this.#indexIn(earlier, position);
    return before === -1 ? undefined : [...earlier.slice(before + 1), ...known];
  }

  find(transactionId: string): Commit | undefined {
    const known = this.#commits.findLast(({ commit }) => commit.transactionId === transactionId)?.commit;
    return known ?? this.#readOnce().findLast((commit) => commit.transactionId === transactionId);
  }

  #indexIn(commits: readonly Commit[], position: string): number {
    return commits.findLastIndex(({ transactionId }) => transactionId === position);
  }

  #readOnce(): Commit[] {
    if (this.#earlier) return this.#earlier;
    const logged = this.#readEarlier();
    this.#earlier = logged.slice(0, this.#indexIn(logged, this.#start) + 1);
    return this.#earlier;
  }
}
