import type { DatabaseSync } from 'node:sqlite';

/** SQLITE_CORRUPT and SQLITE_NOTADB; the higher bytes of an error code contain the extended code. */
const DAMAGED = [11, 26];

/** Whether SQLite could not read a file because it is damaged. */
export function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && DAMAGED.includes(Number(error.errcode) & 0xff);
}

/**
 * Describes the damage to the pages of a store, if any. Reads every page, about one gigabyte per second. Otherwise, damage would be
 * found only when someone reads the damaged part, perhaps after damaged backups have replaced good ones.
 */
export function damageOf(database: DatabaseSync): string | undefined {
  const found = database
    .prepare('PRAGMA quick_check(3)')
    .all()
    .map((row) => String(row.quick_check));
  if (found.length === 1 && found[0] === 'ok') return undefined;
  return found
    .join('; ')
    .replace(/\*\*\* in database main \*\*\*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
