import { rmSync } from 'node:fs';
import * as sqlite from 'node:sqlite';
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
export async function copyDatabase(database: sqlite.DatabaseSync, file: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await copyOnce(database, file);
      return;
    } catch (error) {
      if (!isTransactionError(error)) throw error;
      if (attempt === MAX_ATTEMPTS) throw new Error(BUSY_MESSAGE, { cause: error });
      rmSync(file, { force: true });
      await setTimeout(RETRY_MS);
    }
  }
}

async function copyOnce(database: sqlite.DatabaseSync, file: string): Promise<void> {
  if ('backup' in sqlite) await sqlite.backup(database, file);
  // Node before 22.16: requests wait for the copy.
  else database.prepare('VACUUM INTO ?').run(file);
}

/** Node reports a locked source with the error code of the target file: 0, 'not an error'. */
function isTransactionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('errcode' in error && error.errcode === 0) || error.message.includes('within a transaction');
}
