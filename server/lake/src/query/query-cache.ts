import type { Dataset } from '../store/dataset.ts';

/** A cached, encoded response, and the state of the dataset for which it is valid. */
export type CachedAnswer = {
  dataset: Dataset;
  /** The dataset's last transaction when the query was evaluated. */
  position: string;
  body: Uint8Array<ArrayBuffer>;
};

/** The size of each of two generations of keys that were requested once. */
const MAX_KEYS_PER_GENERATION = 1_000;
/** Larger responses are not cached: they are rare, and sending them takes longer than evaluating. */
const MAX_ANSWER_BYTES = 500_000;
const MAX_BYTES = 16_000_000;

/**
 * Caches responses to queries until the next write to their dataset, and evicts the least recently used. A response is cached at
 * the second request of its query: most unique queries are never repeated, and caching costs as much as evaluating.
 */
export class QueryCache {
  readonly #answers = new Map<string, CachedAnswer>();
  #askedOnce = new Set<string>();
  #askedOnceBefore = new Set<string>();
  #bytes = 0;

  /** The cached response, if the dataset has not changed since. */
  find(key: string): CachedAnswer | undefined {
    const answer = this.#answers.get(key);
    if (!answer) return undefined;
    this.#remove(key, answer);
    if (answer.dataset.position !== answer.position) return undefined;
    this.#insert(key, answer);
    return answer;
  }

  /** Whether to cache a response: its key was requested before. */
  isWanted(key: string): boolean {
    if (this.#askedOnce.delete(key) || this.#askedOnceBefore.delete(key)) return true;
    this.#askedOnce.add(key);
    if (this.#askedOnce.size >= MAX_KEYS_PER_GENERATION) {
      // Two generations, since deleting the oldest entries of a Set one by one is slow: it scans the deleted ones.
      this.#askedOnceBefore = this.#askedOnce;
      this.#askedOnce = new Set();
    }
    return false;
  }

  keep(key: string, answer: CachedAnswer): void {
    if (sizeOf(key, answer) > MAX_ANSWER_BYTES) return;
    const replaced = this.#answers.get(key);
    if (replaced) this.#remove(key, replaced);
    this.#insert(key, answer);
    for (const [oldest, old] of this.#answers) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#remove(oldest, old);
    }
  }

  /** A Map iterates in insertion order, so the most recently used is last. */
  #insert(key: string, answer: CachedAnswer): void {
    this.#answers.set(key, answer);
    this.#bytes += sizeOf(key, answer);
  }

  #remove(key: string, answer: CachedAnswer): void {
    this.#answers.delete(key);
    this.#bytes -= sizeOf(key, answer);
  }
}

function sizeOf(key: string, { body }: CachedAnswer): number {
  return key.length + body.length;
}
