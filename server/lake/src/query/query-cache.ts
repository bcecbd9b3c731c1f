import type { Dataset } from '../store/dataset.ts';

/** A cached, encoded answer and the state of the dataset for which it is valid. */
export type CachedAnswer = {
  dataset: Dataset;
  /** The dataset's last transaction when the query was answered. */
  position: string;
  body: Uint8Array<ArrayBuffer>;
};

/** Keys that were asked for once and may come again: this many, and as many before them. */
const REMEMBERED_KEYS = 1_000;
/** Larger answers are rare and cost more to send than to make. */
const MAX_ANSWER_BYTES = 500_000;
const MAX_BYTES = 16_000_000;

/**
 * Caches answers to queries until the next write to their dataset, and evicts the least recently used. An answer is cached when its
 * query comes a second time: most unique queries never come again, and caching costs as much as answering.
 */
export class QueryCache {
  readonly #answers = new Map<string, CachedAnswer>();
  #askedOnce = new Set<string>();
  #askedOnceBefore = new Set<string>();
  #bytes = 0;

  /** The answer under `key`, if nothing was written since. */
  find(key: string): CachedAnswer | undefined {
    const answer = this.#answers.get(key);
    if (!answer) return undefined;
    this.#remove(key, answer);
    if (answer.dataset.position !== answer.position) return undefined;
    this.#insert(key, answer);
    return answer;
  }

  /** Whether an answer under this key is worth keeping: it has been asked for before. */
  isWanted(key: string): boolean {
    if (this.#askedOnce.delete(key) || this.#askedOnceBefore.delete(key)) return true;
    this.#askedOnce.add(key);
    if (this.#askedOnce.size >= REMEMBERED_KEYS) {
      // Two generations: deleting the oldest entry of a Set one by one is slow, since it scans the deleted ones.
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
