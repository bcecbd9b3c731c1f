import type { DatabaseSync } from 'node:sqlite';

/** SQLITE_CORRUPT and SQLITE_NOTADB; extended codes have more in their higher bytes. */
const DAMAGED = [11, 26];

/** Whether SQLite could not read a file because it is damaged. */
export function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && DAMAGED.includes(Number(error.errcode) & 0xff);
}

/**
 * What is wrong with the pages of a store; undefined when nothing is. It reads every page, about a gigabyte a second: without that a damage
 * would be found by the first who asks for what it destroyed, after later backups took the place of good ones.
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
