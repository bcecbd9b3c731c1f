import type { DatabaseSync } from 'node:sqlite';

/** What the Studio remembers of a user: recent searches, column and inspector settings. Values are JSON. */
export class KeyValueStore {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get(user: string, keys: readonly string[]): { key: string; value: unknown }[] {
    const select = this.#database.prepare('SELECT value FROM key_values WHERE user = ? AND key = ?');
    return keys.map((key) => {
      const row = select.get(user, key);
      return { key, value: row ? JSON.parse(String(row.value)) : null };
    });
  }

  set(user: string, entries: readonly { key: string; value: unknown }[]): void {
    const insert = this.#database.prepare('INSERT OR REPLACE INTO key_values VALUES (?, ?, ?)');
    for (const { key, value } of entries) insert.run(user, key, JSON.stringify(value ?? null));
  }
}
