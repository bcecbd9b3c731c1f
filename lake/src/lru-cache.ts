import { LRUCache } from 'lru-cache';
import { copyText } from './documents/copy-text.ts';

/** Longer keys are not cached: they contain data and rarely occur twice. */
const MAX_KEY_LENGTH = 20_000;
/** The total length of all keys is limited to `capacity` keys of this length, since values grow with their keys. */
const AVERAGE_KEY_LENGTH = 1_000;

/** A cache that evicts the least recently used entries above `capacity`, or earlier with long keys. */
export class LruCache<V extends NonNullable<unknown>> {
  readonly #entries: LRUCache<string, V>;
  readonly #longest: number;

  constructor(capacity: number) {
    const maxSize = capacity * AVERAGE_KEY_LENGTH;
    this.#longest = Math.min(MAX_KEY_LENGTH, maxSize);
    this.#entries = new LRUCache({ max: capacity, maxSize, sizeCalculation: (_, key) => key.length || 1 });
  }

  /**
   * Returns the value of `key`, created by `create` if absent. Errors of `create` and values with very long keys are not cached.
   *
   * @param create receives a copy of the key that shares no memory with other strings, for values that contain parts of it
   */
  getOrCreate(key: string, create: (key: string) => V): V {
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    if (key.length > this.#longest) return create(key);
    const own = copyText(key);
    const value = create(own);
    this.#entries.set(own, value);
    return value;
  }

  /** The least recently used first. */
  *values(): Iterable<V> {
    for (const value of this.#entries.rvalues()) if (value !== undefined) yield value;
  }
}
