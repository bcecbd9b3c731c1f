import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { settleStore } from 'embedded-content-lake';
import { findRunningServer } from '../shared/lake-connection.ts';
import { UsageError } from './verb.ts';

/** What stays in the folder: tokens, paid responses of the providers, undo data of promotions, and backups. */
const KEPT_FILES = new Set(['admin-token', 'paid', 'promotions', 'backups', 'server.json']);

/** Files that a lake creates in its folder. */
const LAKE_FILES = /^(lake\.sqlite.*|lake-before-.*|assets|cache|providers|rendered)$/;

/**
 * Moves all data of a lake into a subfolder of `backups`.
 *
 * @returns that folder; undefined when there is no lake
 * @throws UsageError while a server has the data open, DataFolderError while another program has it
 */
export async function moveToBackups(dataDirectory: string): Promise<string | undefined> {
  const server = await findRunningServer(dataDirectory);
  if (server) throw new UsageError(`The server at ${server.url} has this data open. Stop it and try again.`);
  if (!existsSync(dataDirectory)) return undefined;
  const isLake = existsSync(join(dataDirectory, 'lake.sqlite'));
  // Also for a damaged store or one of a newer version, which a restore may replace.
  if (isLake) settleStore(dataDirectory);
  // Also without a store: the next lake would read the log of a deleted one. But a folder that was never a lake's may contain
  // other files, so then only a lake's own are moved.
  const names = readdirSync(dataDirectory).filter((name) =>
    isLake ? !KEPT_FILES.has(name) : LAKE_FILES.test(name),
  );
  if (names.length === 0) return undefined;
  const folder = join(dataDirectory, 'backups', formatTimeForName());
  mkdirSync(folder, { recursive: true });
  // The folder of backups may be on another disk: then everything is copied before anything is removed.
  const isElsewhere = statSync(folder).dev !== statSync(dataDirectory).dev;
  if (isElsewhere) for (const name of names) copy(join(dataDirectory, name), join(folder, name));
  for (const name of names) {
    if (isElsewhere) rmSync(join(dataDirectory, name), { recursive: true });
    else renameSync(join(dataDirectory, name), join(folder, name));
  }
  return folder;
}

/** Copies a file or folder with its times. */
export function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

/** The current time as part of a file name, in sortable form: `2026-11-20T20-45-00-123Z`. */
export function formatTimeForName(): string {
  return new Date().toISOString().replaceAll(/[:.]/g, '-');
}
