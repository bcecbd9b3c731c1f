import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './verb.ts';

/** Names of backups; they sort by time. */
const BACKUP_NAME = /^lake-[\dTZ-]+\.tar\.gz$/;
const UNFINISHED_NAME = /^\.part-/;
/** An unfinished file that has not changed for this long was left by a process that was killed. */
const ABANDONED_MS = 60 * 60 * 1000;

/** The backups in a folder, newest first. */
export function backupsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => BACKUP_NAME.test(name));
  return names
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** The given file, or the newest backup of a folder. @throws UsageError when there is none */
export function backupAt(path: string): string {
  if (!existsSync(path)) throw new UsageError(`There is no file ${path}.`);
  if (!statSync(path).isDirectory()) return path;
  const [latest] = backupsIn(path);
  if (!latest)
    throw new UsageError(`There is no backup in ${path}: npm run lake -- backup --to ${path} makes one.`);
  return latest;
}

/** Removes all but the newest backups. @returns the number of removed backups */
export function keepLatest(folder: string, count: number): number {
  const surplus = backupsIn(folder).slice(count);
  for (const file of surplus) rmSync(file);
  return surplus.length;
}

/** Removes the leftovers of backups that were killed. */
export function removeAbandoned(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((one) => UNFINISHED_NAME.test(one))) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > ABANDONED_MS) rmSync(path, { recursive: true, force: true });
  }
}
