import { createTransientId } from '../documents/random-id.ts';
import type { Commit } from './commit.ts';

/** Enough for listeners that reconnect: the Studio resumes within seconds or minutes. */
const MAX_COMMITS = 2000;
/** A limit for memory, since the documents before and after each change are kept. */
const MAX_CHANGES = 10_000;
/** In stored characters. The memory is a few times as much, including the encoded events for listeners. */
const MAX_SIZE = 8_000_000;

type Remembered = { commit: Commit; size: number };

/** The commits before the process started. */
interface EarlierCommits {
  /** The last transaction before the start; undefined when there is none. */
  position: string | undefined;
  /** Reads the last commits of the log, oldest first; called when a listener resumes from an unknown commit. */
  read: () => Commit[];
}

/**
 * The latest commits of a dataset, so that listeners can resume after a lost connection, also after a restart of the server.
 * Otherwise the Studio would reload the stored documents, and lose what was typed meanwhile.
 */
export class RecentCommits {
  readonly #commits: Remembered[] = [];
  #changes = 0;
  #size = 0;
  /** The position before the oldest kept commit. */
  #start: string;
  readonly #readEarlier: () => Commit[];
  #earlier: Commit[] | undefined;

  constructor(before: EarlierCommits = { position: undefined, read: () => [] }) {
    this.#start = before.position ?? createTransientId();
    this.#readEarlier = before.read;
  }

  /** @param size the number of stored characters */
  add(commit: Commit, size: number): void {
    this.#commits.push({ commit, size });
    this.#changes += commit.changes.length;
    this.#size += size;
    // Nobody may receive purged content later, so whoever listened before the purge starts anew when resuming.
    const isPurge = commit.changes.some(({ purged }) => purged);
    while (isPurge ? this.#commits.length > 0 : this.#isFull()) this.#dropOldest();
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
    // Earlier commits are useless once a later one is dropped.
    this.#earlier = [];
  }

  /** The id of the latest transaction, from which new listeners can resume; a placeholder before the first. */
  get position(): string {
    return this.#commits.at(-1)?.commit.transactionId ?? this.#start;
  }

  /** The commits after a position, oldest first; undefined when the position is unknown or too old. */
  listSince(position: string): Commit[] | undefined {
    const known = this.#commits.map(({ commit }) => commit);
    const index = this.#findIndex(known, position);
    if (index !== -1 || position === this.#start) return known.slice(index + 1);
    const earlier = this.#readOnce();
    const before = this.#findIndex(earlier, position);
    return before === -1 ? undefined : [...earlier.slice(before + 1), ...known];
  }

  find(transactionId: string): Commit | undefined {
    const known = this.#commits.findLast(({ commit }) => commit.transactionId === transactionId)?.commit;
    return known ?? this.#readOnce().findLast((commit) => commit.transactionId === transactionId);
  }

  #findIndex(commits: readonly Commit[], position: string): number {
    return commits.findLastIndex(({ transactionId }) => transactionId === position);
  }

  #readOnce(): Commit[] {
    if (this.#earlier) return this.#earlier;
    const logged = this.#readEarlier();
    this.#earlier = logged.slice(0, this.#findIndex(logged, this.#start) + 1);
    return this.#earlier;
  }
}
