import { LRUCache } from 'lru-cache';
import type { Dataset } from '../store/dataset.ts';

/** A cached, encoded response, and the state of the dataset for which it is valid. */
export type CachedAnswer = {
  dataset: Dataset;
  /** The dataset's last transaction when the query was evaluated. */
  position: string;
  body: Uint8Array<ArrayBuffer>;
};

/** After so many keys that were requested once, all of them are forgotten: evicting one at a time would slow every request. */
const MAX_ASKED_ONCE = 2_000;
/** Larger responses are not cached: they are rare, and sending them takes longer than evaluating. */
const MAX_ANSWER_BYTES = 500_000;
const MAX_BYTES = 16_000_000;

/**
 * Caches responses to queries until the next write to their dataset, and evicts the least recently used. A response is cached at
 * the second request of its query: most unique queries are never repeated, and caching costs as much as evaluating.
 */
export class QueryCache {
  readonly #answers = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ANSWER_BYTES,
    sizeCalculation: ({ body }, key) => key.length + body.length,
  });
  readonly #askedOnce = new Set<string>();

  /** The cached response, if the dataset has not changed since. */
  find(key: string): CachedAnswer | undefined {
    const answer = this.#answers.get(key);
    if (!answer || answer.dataset.position === answer.position) return answer;
    this.#answers.delete(key);
    return undefined;
  }

  /** Whether to cache a response: its key was requested before. */
  isWanted(key: string): boolean {
    if (this.#askedOnce.delete(key)) return true;
    if (this.#askedOnce.size >= MAX_ASKED_ONCE) this.#askedOnce.clear();
    this.#askedOnce.add(key);
    return false;
  }

  keep(key: string, answer: CachedAnswer): void {
    this.#answers.set(key, answer);
  }
}
