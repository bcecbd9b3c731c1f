import { rmSync } from 'node:fs';
import { backup, type DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

/** How often a copy is begun before it fails. */
const MAX_ATTEMPTS = 10;
/** Milliseconds between two attempts: longer than most transactions. */
const PAUSE = 50;
const ALWAYS_WRITTEN = `people were writing at each of ${MAX_ATTEMPTS} attempts; try again in a minute`;

/**
 * Writes a copy of an open database into a new file, as it is at one moment, while writing goes on.
 *
 * Rejects with what SQLite says, but for a step that came while a transaction of the same connection was being written: Node
 * goes on after that, and only at the first step of all it gives up. Nothing was copied by then, so it is begun again.
 */
export async function copyDatabase(database: DatabaseSync, file: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await backup(database, file);
      return;
    } catch (error) {
      if (!wasInTransaction(error)) throw error;
      if (attempt === MAX_ATTEMPTS) throw new Error(ALWAYS_WRITTEN, { cause: error });
      rmSync(file, { force: true });
      await setTimeout(PAUSE);
    }
  }
}

/** Node tells a locked source by the state of the file that it writes: 0, 'not an error'. */
function wasInTransaction(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 0;
}
