import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../server/lake/store/database.ts';
import { runningServer } from '../lake-connection.ts';
import { UsageError, type Verb } from './verb.ts';

/** What stays: who may get in, what was saved before, and earlier backups. */
const KEPT = new Set(['admin-token', 'snapshots', 'backups', 'server.json']);

export const reset: Verb = {
  usage: `npm run lake -- reset

Moves all content, history and assets into a folder in <LAKE_DATA_DIR>/backups; the next npm start seeds again. Copy
what is in that folder back to undo it. The server must be stopped.`,

  async run(args, { environment: { dataDirectory } }) {
    parseArgs({ args, options: {} });
    const server = await runningServer(dataDirectory);
    if (server)
      throw new UsageError(`The server at ${server.url} has this data open. Stop it and try again.`);
    if (!existsSync(join(dataDirectory, 'lake.sqlite'))) {
      return console.log(`There is no lake in ${dataDirectory} to reset.`);
    }
    // Refuses when another process has it, and writes what is in the log into the file.
    openDatabase(dataDirectory).close();
    const stamp = new Date()
      .toISOString()
      .replaceAll(':', '-')
      .replace(/\.\d+Z$/, 'Z');
    const backup = join(dataDirectory, 'backups', stamp);
    mkdirSync(backup, { recursive: true });
    for (const name of readdirSync(dataDirectory)) {
      if (!KEPT.has(name)) renameSync(join(dataDirectory, name), join(backup, name));
    }
    console.log(`The lake in ${dataDirectory} is empty. What it held is in ${backup}`);
  },
};
