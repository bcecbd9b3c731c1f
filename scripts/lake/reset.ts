import { parseArgs } from 'node:util';
import { moveToBackups } from './move-to-backups.ts';
import { UsageError, type Verb } from './verb.ts';

export const reset: Verb = {
  usage: `npm run lake -- reset

Moves all content, history and assets into a folder in <LAKE_DATA_DIR>/backups; the next npm start seeds again. Copy
what is in that folder back to undo it, after another reset if a lake has been made since. The server must be stopped.`,

  async run(args, { environment: { dataDirectory, embedded } }) {
    parseArgs({ args, options: {} });
    if (!embedded) throw new UsageError('This empties the lake on this machine: unset SANITY_PROJECT_ID.');
    const backup = await moveToBackups(dataDirectory);
    if (!backup) return console.log(`There is no lake in ${dataDirectory} to reset.`);
    console.log(`The lake in ${dataDirectory} is empty. What it held is in ${backup}`);
  },
};
