import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { openDatabase } from 'embedded-content-lake';
import { createNoLakeError, findRunningServer, hasLake } from '../shared/lake-connection.ts';
import { UsageError, type Verb } from './verb.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const sweep: Verb = {
  usage: `npm run lake -- sweep [--days <number>] [--dry-run]

Removes uploaded files that nothing needs any more, and the pictures that were made of them. Whoever deletes the
document of a file takes it off the server at once; its bytes stay, so that a document put back has its file again. They
go once no document of any dataset and no run of promote names them. The server must be stopped.
  --days      how long ago the document must have been deleted; 30 unless given
  --dry-run   only says what would go`,

  async run(args, { environment: { dataDirectory, embedded } }) {
    const options = { days: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } as const;
    const { values } = parseArgs({ args, options });
    if (!embedded)
      throw new UsageError('This removes files of the lake on this machine: unset SANITY_PROJECT_ID.');
    const since = new Date(Date.now() - parseDays(values.days ?? '30') * DAY_MS);
    const server = await findRunningServer(dataDirectory);
    if (server)
      throw new UsageError(`The server at ${server.url} has this data open. Stop it and try again.`);
    if (!hasLake(dataDirectory)) throw createNoLakeError(dataDirectory);
    // Held open until the end, so that no program uploads files in the meantime.
    const database = openDatabase(dataDirectory);
    try {
      const files = findUnusedFiles(dataDirectory, database, since);
      const megabytes = (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1);
      const found = `Files that nothing needs any more: ${files.length} (${megabytes} MB).`;
      if (values['dry-run']) {
        for (const { path } of files) console.log(path);
        return console.log(`${found} Nothing was changed.`);
      }
      for (const { path } of files) rmSync(path);
      // The names of transformed pictures do not tell their originals, so all are removed.
      if (files.length > 0) rmSync(join(dataDirectory, 'cache'), { recursive: true, force: true });
      console.log(`${found} They are removed.`);
    } finally {
      database.close();
    }
  },
};

function parseDays(days: string): number {
  const count = Number(days);
  if (days !== '' && Number.isFinite(count) && count >= 0) return count;
  throw new UsageError(`--days ${days} is no number of days: use 0 or more.`);
}

/** An uploaded file that no document needs any more. */
type UnusedFile = { path: string; bytes: number };

/** The SHA-1 hash of a file's bytes, which is part of its name and of its document's id. */
const SHA1 = /[0-9a-f]{40}/g;

/** The undo data of promotions, which can bring documents back, as the history can. */
const UNDO_FOLDER = 'promotions';

/**
 * The uploaded files of a data folder that are named in no document of any dataset, in no undo data, and in no
 * change since `since`. Files written since then are not returned.
 */
function findUnusedFiles(directory: string, database: DatabaseSync, since: Date): UnusedFile[] {
  const usedHashes = listNamedHashes(directory, database, since);
  return listFiles(join(directory, 'assets')).flatMap((path) => {
    const { size, mtime } = statSync(path);
    const [hash] = basename(path).match(SHA1) ?? [];
    return hash && !usedHashes.has(hash) && mtime < since ? [{ path, bytes: size }] : [];
  });
}

function listNamedHashes(directory: string, database: DatabaseSync, since: Date): Set<string> {
  const usedHashes = new Set<string>();
  const take = (text: unknown) => {
    for (const [hash] of String(text).matchAll(SHA1)) usedHashes.add(hash);
  };
  for (const { body } of database.prepare('SELECT body FROM documents').iterate()) take(body);
  const changed = database.prepare(
    'SELECT document_id FROM changes JOIN transactions USING (sequence) WHERE timestamp >= ?',
  );
  for (const { document_id: id } of changed.iterate(since.toISOString())) take(id);
  for (const path of listFiles(join(directory, UNDO_FOLDER))) {
    take(readFileSync(path, 'utf8'));
  }
  return usedHashes;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
