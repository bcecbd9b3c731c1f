/** A map that forgets what was used longest ago once it holds `capacity` entries. */
export class LruCache<V> {
  readonly #entries = new Map<string, V>();
  readonly #capacity: number;
  #latest: string | undefined;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The value under `key`, made by `create` when absent; what `create` throws is not remembered. */
  getOrCreate(key: string, create: () => V): V {
    const known = this.#entries.get(key);
    if (known !== undefined && key === this.#latest) return known;
    const value = known ?? create();
    // A Map iterates in insertion order, so inserting anew marks the entry as the latest.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    this.#latest = key;
    if (this.#entries.size > this.#capacity) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    return value;
  }

  values(): Iterable<V> {
    return this.#entries.values();
  }
}
