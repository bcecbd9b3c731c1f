import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runningServer } from '../lake-connection.ts';
import { unpackBackup } from './backup-archive.ts';
import { describeContents } from './backup-contents.ts';
import { backupAt } from './backup-files.ts';
import { setAside } from './set-aside.ts';
import { UsageError, type Verb } from './verb.ts';

export const restore: Verb = {
  usage: `npm run lake -- restore <file or folder>

Puts back what npm run lake -- backup wrote; of a folder, the latest. The backup is looked through before anything is
touched, and what the data folder holds now is moved into <LAKE_DATA_DIR>/backups. The server must be stopped.`,

  async run(args, { environment: { dataDirectory, embedded }, folder }) {
    const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
    const [path] = positionals;
    if (path === undefined) throw new UsageError(`Name the backup to restore.\n\n${restore.usage}`);
    if (!embedded)
      throw new UsageError('Backups are restored to the lake on this machine: unset SANITY_PROJECT_ID.');
    const server = await runningServer(dataDirectory);
    if (server)
      throw new UsageError(`The server at ${server.url} has this data open. Stop it and try again.`);
    const file = backupAt(resolve(folder, path));
    const unpacked = join(dataDirectory, 'backups', `.part-${randomUUID()}`);
    try {
      const contents = await unpackBackup(file, unpacked);
      const former = await setAside(dataDirectory);
      putInPlace(unpacked, dataDirectory);
      console.log(`${describeContents(contents)} are back in ${dataDirectory}, from ${file}.`);
      if (former) console.log(`What was there before is in ${former}`);
      console.log('npm start serves it.');
    } finally {
      rmSync(unpacked, { recursive: true, force: true });
    }
  },
};

/** The store comes last: without it there is no lake, and a restore that was cut short can be made again. */
function putInPlace(unpacked: string, dataDirectory: string): void {
  const names = readdirSync(unpacked).filter((name) => !['manifest.json', 'lake.sqlite'].includes(name));
  for (const name of names) {
    const place = join(dataDirectory, name);
    // Snapshots and what can be undone stay where a lake is set aside; newer ones are not written over.
    if (existsSync(place)) cpSync(join(unpacked, name), place, { recursive: true, force: false });
    else renameSync(join(unpacked, name), place);
  }
  renameSync(join(unpacked, 'lake.sqlite'), join(dataDirectory, 'lake.sqlite'));
}
