import { copyText } from '../copy-text.ts';

/** Keys longer than this contain data and rarely occur twice. */
const MAX_KEY_LENGTH = 20_000;
/** A cached value grows with its key, so the total length of all keys is limited to `capacity` keys of this length. */
const USUAL_KEY = 1_000;

type Entry<V> = { key: string; value: V };

/** A map that forgets what was used longest ago once it holds `capacity` entries, or fewer with long keys. */
export class LruCache<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #capacity: number;
  #characters = 0;
  #latest: Entry<V> | undefined;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /**
   * The value under `key`, made by `create` when absent; what `create` throws is not remembered, nor is what has a very
   * long key.
   *
   * @param create is given a key that shares no memory with another text, for values that hold parts of it
   */
  getOrCreate(key: string, create: (key: string) => V): V {
    if (key === this.#latest?.key) return this.#latest.value;
    if (key.length > MAX_KEY_LENGTH) return create(key);
    const entry = this.#entries.get(key) ?? newEntry(copyText(key), create);
    // A Map iterates in insertion order, so inserting anew marks the entry as the latest.
    if (!this.#entries.delete(entry.key)) this.#characters += entry.key.length;
    this.#entries.set(entry.key, entry);
    this.#latest = entry;
    this.#forgetOldest();
    return entry.value;
  }

  /** Every entry but the latest may be evicted. */
  #forgetOldest(): void {
    const isFull = () => this.#entries.size > this.#capacity || this.#characters > this.#capacity * USUAL_KEY;
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
