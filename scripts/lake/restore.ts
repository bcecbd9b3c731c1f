import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keepPrivate } from 'embedded-content-lake';
import { findRunningServer } from '../shared/lake-connection.ts';
import { findBackup } from './backup.ts';
import { unpackBackup } from './backup-archive.ts';
import { describeContents, listFiles } from './backup-contents.ts';
import { copy, moveToBackups } from './move-to-backups.ts';
import { refuseMore, UsageError, type Verb } from './verb.ts';

export const restore: Verb = {
  usage: `npm run lake -- restore <file or folder>

Puts back what npm run lake -- backup wrote, and nothing else that the file may hold; of a folder, the latest. The backup
is looked through before anything is touched, and what the data folder holds now is moved into <LAKE_DATA_DIR>/backups. The
server must be stopped.`,

  async run(args, { environment: { dataDirectory, embedded }, folder }) {
    const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
    const [path] = positionals;
    refuseMore(positionals, 1);
    if (path === undefined) throw new UsageError(`Name the backup to restore.\n\n${restore.usage}`);
    if (!embedded)
      throw new UsageError('Backups are restored to the lake on this machine: unset SANITY_PROJECT_ID.');
    const server = await findRunningServer(dataDirectory);
    if (server)
      throw new UsageError(`The server at ${server.url} has this data open. Stop it and try again.`);
    const file = findBackup(resolve(folder, path));
    keepPrivate(dataDirectory);
    const unpacked = join(dataDirectory, 'backups', `.part-${randomUUID()}`);
    try {
      const contents = await unpackBackup(file, unpacked);
      const former = await moveToBackups(dataDirectory);
      if (former) console.log(`What was there before is in ${former}`);
      await putInPlace(unpacked, dataDirectory);
      console.log(`${describeContents(contents)} are back in ${dataDirectory}, from ${file}.`);
      console.log('npm start serves it.');
    } finally {
      rmSync(unpacked, { recursive: true, force: true });
    }
  },
};

/**
 * Moves only files that belong to a backup: an administrator's token in it would give access to whoever made it. The store comes
 * last: without it there is no lake, so an interrupted restore can be repeated.
 */
async function putInPlace(unpacked: string, dataDirectory: string): Promise<void> {
  for (const path of await listFiles(unpacked)) {
    const place = join(dataDirectory, path);
    // Undo data stays when a lake is moved to backups; existing ones are not overwritten.
    if (existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    put(join(unpacked, path), place);
  }
  put(join(unpacked, 'lake.sqlite'), join(dataDirectory, 'lake.sqlite'));
}

/** Copies a file, since the folder of backups may be on another disk. It appears at its place when it is complete. */
function put(from: string, to: string): void {
  const unfinished = `${to}.tmp`;
  copy(from, unfinished);
  renameSync(unfinished, to);
}
