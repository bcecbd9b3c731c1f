import type { Commit } from './commit.ts';
import { passingId } from './random-id.ts';

/** Enough for listeners that reconnect: the Studio resumes within seconds, at most minutes. */
const MAX_COMMITS = 2000;
/** Documents are kept before and after each change, so the number of changes bounds the memory. */
const MAX_CHANGES = 10_000;

/** The latest commits of a dataset, from which a listener that lost its connection is told what it missed. */
export class RecentCommits {
  readonly #commits: Commit[] = [];
  #changes = 0;
  /** Names the moment before the oldest commit that is kept. */
  #start = passingId();

  add(commit: Commit): void {
    this.#commits.push(commit);
    this.#changes += commit.changes.length;
    while (this.#commits.length > MAX_COMMITS || (this.#changes > MAX_CHANGES && this.#commits.length > 1)) {
      const dropped = this.#commits.shift();
      this.#changes -= dropped?.changes.length ?? 0;
      this.#start = dropped?.transactionId ?? this.#start;
    }
  }

  /** The transaction that a listener has seen which hears everything from now on; a placeholder before the first. */
  get position(): string {
    return this.#commits.at(-1)?.transactionId ?? this.#start;
  }

  /** The commits after the position, oldest first; undefined when it is not known or not known any more. */
  since(position: string): Commit[] | undefined {
    if (position === this.#start) return [...this.#commits];
    const index = this.#commits.findLastIndex((commit) => commit.transactionId === position);
    return index === -1 ? undefined : this.#commits.slice(index + 1);
  }

  find(transactionId: string): Commit | undefined {
    return this.#commits.findLast((commit) => commit.transactionId === transactionId);
  }
}
