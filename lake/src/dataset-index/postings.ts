/** Maps each key to the ids of its documents. Most keys have a single id, which is stored without a Set. */
export class Postings {
  readonly #ids = new Map<string, string | Set<string>>();

  add(key: string, id: string): void {
    const held = this.#ids.get(key);
    if (held === undefined) this.#ids.set(key, id);
    else if (typeof held !== 'string') held.add(id);
    else if (held !== id) this.#ids.set(key, new Set([held, id]));
  }

  remove(key: string, id: string): void {
    const held = this.#ids.get(key);
    if (held === id) this.#ids.delete(key);
    if (held === undefined || typeof held === 'string') return;
    held.delete(id);
    if (held.size === 0) this.#ids.delete(key);
  }

  get(key: string): Iterable<string> {
    const held = this.#ids.get(key);
    return typeof held === 'string' ? [held] : (held ?? []);
  }
}
