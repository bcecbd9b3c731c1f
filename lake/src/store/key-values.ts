import type { DatabaseSync } from 'node:sqlite';
import { createHttpError } from '../errors.ts';
import { runInTransaction } from './database.ts';

/** The limit for one user, including keys. The Studio stores some kilobytes. */
const MAX_BYTES = 1_000_000;

/** The Studio's settings of each user: recent searches, column and inspector settings. Values are JSON. */
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
   * Stores all entries, or none when it throws.
   *
   * @throws LakeError 413 when they exceed the limit of the user, unless they reduce the size
   */
  set(user: string, entries: readonly { key: string; value: unknown }[]): void {
    const insert = this.#database.prepare('INSERT OR REPLACE INTO key_values VALUES (?, ?, ?)');
    runInTransaction(this.#database, () => {
      const before = this.#countBytes(user);
      for (const { key, value } of entries) insert.run(user, key, JSON.stringify(value ?? null));
      const bytes = this.#countBytes(user);
      if (bytes > MAX_BYTES && bytes > before) {
        throw createHttpError(413, `What is kept for a user exceeds the limit of ${MAX_BYTES} bytes`);
      }
    });
  }

  #countBytes(user: string): number {
    const row = this.#database
      .prepare(
        'SELECT SUM(LENGTH(CAST(key AS BLOB)) + LENGTH(CAST(value AS BLOB))) AS bytes FROM key_values WHERE user = ?',
      )
      .get(user);
    return Number(row?.bytes ?? 0);
  }
}
