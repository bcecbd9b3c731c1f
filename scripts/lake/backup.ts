import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backup as copyDatabase } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { openDatabase, readAdminToken } from 'embedded-content-lake';
import { z } from 'zod';
import type { Environment } from '../../server/process/environment.ts';
import {
  createNoLakeError,
  type FoundServer,
  findRunningServer,
  hasLake,
} from '../shared/lake-connection.ts';
import { parsePositiveInteger } from '../shared/options.ts';
import { packBackup, verifyBackup } from './backup-archive.ts';
import { describeContents } from './backup-contents.ts';
import { formatTimeForName } from './move-to-backups.ts';
import { refuseMore, UsageError, type Verb } from './verb.ts';

/** Names of backups; they sort by time. */
const BACKUP_NAME = /^lake-[\dTZ-]+\.tar\.gz$/;
const UNFINISHED_NAME = /^\.part-/;
/** An unfinished file that has not changed for this long was left by a process that was killed. */
const ABANDONED_MS = 60 * 60 * 1000;

/** The backups in a folder, newest first. */
export function listBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => BACKUP_NAME.test(name));
  return names
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** The given file, or the newest backup of a folder. @throws UsageError when there is none */
export function findBackup(path: string): string {
  if (!existsSync(path)) throw new UsageError(`There is no file ${path}.`);
  if (!statSync(path).isDirectory()) return path;
  const [latest] = listBackups(path);
  if (!latest)
    throw new UsageError(`There is no backup in ${path}: npm run lake -- backup --to ${path} makes one.`);
  return latest;
}

/** Removes all but the newest backups. @returns the number of removed backups */
function keepLatest(folder: string, count: number): number {
  const surplus = listBackups(folder).slice(count);
  for (const file of surplus) rmSync(file);
  return surplus.length;
}

/** Removes the leftovers of backups that were killed. */
function removeAbandoned(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((one) => UNFINISHED_NAME.test(one))) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > ABANDONED_MS) rmSync(path, { recursive: true, force: true });
  }
}

export const backup: Verb = {
  usage: `npm run lake -- backup [--to <folder>] [--keep <number>]
npm run lake -- backup list [<folder>]
npm run lake -- backup verify <file or folder>

Writes everything the data folder holds into one file: all datasets with drafts and history, tokens, uploaded files, what the
avatar tool made, and what promote and pull keep for --undo. It is whole and from one moment, also while the
server runs and people write. The administrator's token and what providers answered to paid calls are no part of it. The file is read back before it gets
its name.
  --to     where to; <LAKE_DATA_DIR>/backups unless given. Another disk is better
  --keep   removes the oldest backups in that folder until so many are left
list shows the backups in a folder, verify reads one as a restore would; of a folder, the latest.`,

  async run(args, { environment, folder }) {
    const options = { to: { type: 'string' }, keep: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (!environment.embedded) {
      throw new UsageError(
        'This backs up the lake on this machine. Of a hosted dataset, npm run lake -- export --yes makes a copy.',
      );
    }
    const own = join(environment.dataDirectory, 'backups');
    const [action, path] = positionals;
    refuseMore(positionals, 2);
    if (action === undefined) {
      const keep = values.keep === undefined ? undefined : parsePositiveInteger('--keep', values.keep);
      return make(environment, values.to ? resolve(folder, values.to) : own, keep);
    }
    if (values.to !== undefined || values.keep !== undefined) {
      throw new UsageError(`--to and --keep are for making a backup, not for ${action}.\n\n${backup.usage}`);
    }
    if (action === 'list') return list(path ? resolve(folder, path) : own);
    if (action === 'verify' && path) return verify(resolve(folder, path), own);
    throw new UsageError(backup.usage);
  },
};

async function make(environment: Environment, folder: string, keep: number | undefined): Promise<void> {
  // What is packed and read back holds drafts, and may be written outside of the data folder.
  process.umask(0o077);
  const { dataDirectory } = environment;
  const server = await findRunningServer(dataDirectory);
  if (!server && !hasLake(dataDirectory)) throw createNoLakeError(dataDirectory);
  mkdirSync(folder, { recursive: true });
  for (const place of new Set([folder, join(dataDirectory, 'backups')])) removeAbandoned(place);
  const store = await copyOfStore(environment, server);
  const file = join(folder, `lake-${formatTimeForName()}.tar.gz`);
  try {
    const contents = await packBackup(store, dataDirectory, file);
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    console.log(`${describeContents(contents)} are in ${file} (${megabytes} MB), read back and whole.`);
    if (contents.missing.length > 0) {
      console.warn(
        `Documents name ${contents.missing.length} files that the data folder does not have, such as ${contents.missing[0]}.`,
      );
    }
  } finally {
    rmSync(store, { force: true });
  }
  // After the new backup, so that a failed one does not remove an older one.
  const removed = keep === undefined ? 0 : keepLatest(folder, keep);
  if (removed > 0) console.log(`${removed} older backups are removed; the latest ${keep} are kept.`);
}

const copyAnswer = z.object({ file: z.string() });

/** Copies the store to a file that no program has open: through the server when one runs, else in this process. */
async function copyOfStore(
  { dataDirectory, adminToken: token }: Environment,
  server: FoundServer | undefined,
): Promise<string> {
  if (server) {
    const headers = { authorization: `Bearer ${readAdminToken(token, dataDirectory)}` };
    const response = await fetch(`${server.url}/_lake/backup`, { method: 'POST', headers });
    if (!response.ok) {
      throw new UsageError(
        `The server at ${server.url} made no copy of its store (${response.status}): ${await response.text()}`,
      );
    }
    return copyAnswer.parse(await response.json()).file;
  }
  const file = join(dataDirectory, 'backups', `.part-${randomUUID()}.sqlite`);
  mkdirSync(join(dataDirectory, 'backups'), { recursive: true });
  const database = openDatabase(dataDirectory);
  try {
    await copyDatabase(database, file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    database.close();
  }
  return file;
}

function list(folder: string): void {
  const files = listBackups(folder);
  if (files.length === 0) console.log(`There are no backups in ${folder}.`);
  for (const file of files) console.log(`${file}  ${(statSync(file).size / 1e6).toFixed(1)} MB`);
}

async function verify(path: string, workplace: string): Promise<void> {
  const file = findBackup(path);
  const contents = await verifyBackup(file, join(workplace, `.part-${randomUUID()}`));
  console.log(`${file} is whole: ${describeContents(contents)}.`);
}
