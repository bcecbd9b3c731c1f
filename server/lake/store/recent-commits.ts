import type { Commit } from './commit.ts';
import { transientId } from './random-id.ts';

/** Enough for listeners that reconnect: the Studio resumes within seconds, at most minutes. */
const MAX_COMMITS = 2000;
/** Documents are kept before and after each change, so the number of changes bounds the memory. */
const MAX_CHANGES = 10_000;
/** Characters that were stored. In memory it is a few times as much, with what was written out for listeners. */
const MAX_SIZE = 8_000_000;

type Remembered = { commit: Commit; size: number };

/** The latest commits of a dataset, from which a listener that lost its connection is told what it missed. */
export class RecentCommits {
  readonly #commits: Remembered[] = [];
  #changes = 0;
  #size = 0;
  /** Names the moment before the oldest commit that is kept. */
  #start = transientId();

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
  }

  /** The id of the latest transaction, from which a new listener resumes; a placeholder before the first. */
  get position(): string {
    return this.#commits.at(-1)?.commit.transactionId ?? this.#start;
  }

  /** The commits after the position, oldest first; undefined when it is not known or not known any more. */
  since(position: string): Commit[] | undefined {
    const index = this.#commits.findLastIndex(({ commit }) => commit.transactionId === position);
    if (index === -1 && position !== this.#start) return undefined;
    return this.#commits.slice(index + 1).map(({ commit }) => commit);
  }

  find(transactionId: string): Commit | undefined {
    return this.#commits.findLast(({ commit }) => commit.transactionId === transactionId)?.commit;
  }
}
