import type { DatabaseSync } from 'node:sqlite';
import { boom } from '../errors.ts';
import { inTransaction } from './database.ts';

/** The most that is stored for one user, keys included. The Studio stores some kilobytes. */
const MAX_BYTES = 1_000_000;

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

  /**
   * Keeps all of the entries or, when it throws, none.
   *
   * @throws LakeError 413 when that is too much for one user; what is not more than before is always taken
   */
  set(user: string, entries: readonly { key: string; value: unknown }[]): void {
    const insert = this.#database.prepare('INSERT OR REPLACE INTO key_values VALUES (?, ?, ?)');
    inTransaction(this.#database, () => {
      const before = this.#bytesOf(user);
      for (const { key, value } of entries) insert.run(user, key, JSON.stringify(value ?? null));
      const bytes = this.#bytesOf(user);
      if (bytes > MAX_BYTES && bytes > before) {
        throw boom(413, `What is kept for a user exceeds the limit of ${MAX_BYTES} bytes`);
      }
    });
  }

  #bytesOf(user: string): number {
    const row = this.#database
      .prepare(
        'SELECT SUM(LENGTH(CAST(key AS BLOB)) + LENGTH(CAST(value AS BLOB))) AS bytes FROM key_values WHERE user = ?',
      )
      .get(user);
    return Number(row?.bytes ?? 0);
  }
}
