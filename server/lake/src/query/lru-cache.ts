import { copyText } from '../copy-text.ts';

/** Longer keys are not cached: they contain data and rarely occur twice. */
const MAX_KEY_LENGTH = 20_000;
/** The total length of all keys is limited to `capacity` keys of this length, since values grow with their keys. */
const AVERAGE_KEY_LENGTH = 1_000;

type Entry<V> = { key: string; value: V };

/** A cache that evicts the least recently used entries above `capacity`, or earlier with long keys. */
export class LruCache<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #capacity: number;
  #characters = 0;
  #latest: Entry<V> | undefined;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /**
   * Returns the value of `key`, created by `create` if absent. Errors of `create` and values with very long keys are not cached.
   *
   * @param create receives a copy of the key that shares no memory with other strings, for values that contain parts of it
   */
  getOrCreate(key: string, create: (key: string) => V): V {
    if (key === this.#latest?.key) return this.#latest.value;
    if (key.length > MAX_KEY_LENGTH) return create(key);
    const entry = this.#entries.get(key) ?? newEntry(copyText(key), create);
    // A Map iterates in insertion order, so reinserting makes the entry the most recently used.
    if (!this.#entries.delete(entry.key)) this.#characters += entry.key.length;
    this.#entries.set(entry.key, entry);
    this.#latest = entry;
    this.#forgetOldest();
    return entry.value;
  }

  /** Evicts the least recently used entries, but never the last one. */
  #forgetOldest(): void {
    const isFull = () =>
      this.#entries.size > this.#capacity || this.#characters > this.#capacity * AVERAGE_KEY_LENGTH;
    while (this.#entries.size > 1 && isFull()) {
      const [oldest = ''] = this.#entries.keys();
      this.#entries.delete(oldest);
      this.#characters -= oldest.length;
    }
  }

  *values(): Iterable<V> {
    for (const { value } of this.#entries.values()) yield value;
  }
}

function newEntry<V>(key: string, create: (key: string) => V): Entry<V> {
  return { key, value: create(key) };
}
