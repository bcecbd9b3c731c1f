import { join } from 'node:path';
import { readVariables } from '../../server/env-file.ts';
import { readEnvironment } from '../../server/environment.ts';
import { exec } from './exec.ts';
import { exportDataset } from './export.ts';
import { importDataset } from './import.ts';
import { reset } from './reset.ts';
import { serve } from './serve.ts';
import { snapshot } from './snapshot.ts';
import { status } from './status.ts';
import { token } from './token.ts';
import { UsageError, type Verb } from './verb.ts';

const verbs = new Map<string, Verb>(
  Object.entries({
    serve,
    status,
    export: exportDataset,
    import: importDataset,
    reset,
    snapshot,
    token,
    exec,
  }),
);

function overview(): string {
  const lines = [...verbs].map(([name, { summary }]) => `  ${name.padEnd(9)} ${summary}`);
  return `npm run lake -- <verb> [options]\n\n${lines.join('\n')}\n\nnpm run lake -- <verb> --help tells more.`;
}

/** `npm run lake -- <verb>`: the content lake without the site. */
async function main([name, ...args]: string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === 'help') return console.log(overview());
  const verb = verbs.get(name);
  if (!verb) throw new UsageError(`There is no verb "${name}".\n\n${overview()}`);
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  if (own.includes('--help')) return console.log(verb.usage);
  const root = join(import.meta.dirname, '..', '..');
  const environment = readEnvironment(readVariables(root), root);
  // npm runs scripts in the root and says here where it was called.
  await verb.run(args, { environment, folder: process.env.INIT_CWD ?? process.cwd() });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
