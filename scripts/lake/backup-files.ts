import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './verb.ts';

/** Their names sort by time. */
const NAME = /^lake-[\dTZ-]+\.tar\.gz$/;
const PART = /^\.part-/;
/** A part that nobody has touched for as long was left by a program that was killed. */
const ABANDONED_MS = 60 * 60 * 1000;

/** The backups in a folder, the latest first. */
export function backupsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => NAME.test(name));
  return names
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** The file itself, or the latest backup of a folder. @throws UsageError when there is none */
export function backupAt(path: string): string {
  if (!existsSync(path)) throw new UsageError(`There is no file ${path}.`);
  if (!statSync(path).isDirectory()) return path;
  const [latest] = backupsIn(path);
  if (!latest)
    throw new UsageError(`There is no backup in ${path}: npm run lake -- backup --to ${path} makes one.`);
  return latest;
}

/** Removes all but the latest. @returns how many are gone */
export function keepLatest(folder: string, count: number): number {
  const surplus = backupsIn(folder).slice(count);
  for (const file of surplus) rmSync(file);
  return surplus.length;
}

/** Removes what a backup that was killed has left. */
export function removeAbandoned(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((one) => PART.test(one))) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > ABANDONED_MS) rmSync(path, { recursive: true, force: true });
  }
}
