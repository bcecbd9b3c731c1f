import { rmSync } from 'node:fs';
import { backup, type DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

/** The number of attempts before a copy fails. */
const MAX_ATTEMPTS = 10;
/** The delay between two attempts, longer than most transactions. */
const RETRY_MS = 50;
const BUSY_MESSAGE = `people were writing at each of ${MAX_ATTEMPTS} attempts; try again in a minute`;

/**
 * Writes a consistent copy of an open database into a new file, while writes continue.
 *
 * Rejects with SQLite's error, except when a backup step collides with a transaction of the same connection: Node retries such a
 * step, but fails at the first step of a backup. Nothing was copied by then, so the backup is started again.
 */
export async function copyDatabase(database: DatabaseSync, file: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await backup(database, file);
      return;
    } catch (error) {
      if (!wasInTransaction(error)) throw error;
      if (attempt === MAX_ATTEMPTS) throw new Error(BUSY_MESSAGE, { cause: error });
      rmSync(file, { force: true });
      await setTimeout(RETRY_MS);
    }
  }
}

/** Node reports a locked source with the error code of the target file: 0, 'not an error'. */
function wasInTransaction(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 0;
}
