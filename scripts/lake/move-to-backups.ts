import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { settleStore } from 'embedded-content-lake';
import { runningServer } from '../lake-connection.ts';
import { UsageError } from './verb.ts';

/** What stays: who may get in, what was paid, what was saved before, what can be undone, and earlier backups. */
const KEPT = new Set(['admin-token', 'paid', 'snapshots', 'promotions', 'backups', 'server.json']);

/** What a lake leaves in its folder. */
const OWN = /^(lake\.sqlite.*|lake-before-.*|assets|cache|providers|rendered)$/;

/**
 * Moves everything a lake holds into a folder among its backups.
 *
 * @returns that folder; undefined when there is no lake
 * @throws UsageError while a server has the data open, DataFolderError while another program has it
 */
export async function moveToBackups(dataDirectory: string): Promise<string | undefined> {
  const server = await runningServer(dataDirectory);
  if (server) throw new UsageError(`The server at ${server.url} has this data open. Stop it and try again.`);
  if (!existsSync(dataDirectory)) return undefined;
  const isLake = existsSync(join(dataDirectory, 'lake.sqlite'));
  // Also one that is damaged, or that a newer program wrote: whoever restores a backup may have either.
  if (isLake) settleStore(dataDirectory);
  // Without the store too: the log of one that was deleted would be taken for the next one's. But a folder that never
  // was a lake's may hold anything.
  const names = readdirSync(dataDirectory).filter((name) => (isLake ? !KEPT.has(name) : OWN.test(name)));
  if (names.length === 0) return undefined;
  const folder = join(dataDirectory, 'backups', timeAsName());
  mkdirSync(folder, { recursive: true });
  for (const name of names) renameSync(join(dataDirectory, name), join(folder, name));
  return folder;
}

/** Now, as part of a file's name; later ones sort last: `2026-11-20T20-45-00-123Z`. */
export function timeAsName(): string {
  return new Date().toISOString().replaceAll(/[:.]/g, '-');
}
