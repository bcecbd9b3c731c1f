import { join } from 'node:path';
import { readVariables } from '../server/process/env-file.ts';
import { readEnvironment } from '../server/process/environment.ts';
import { UsageError, type Verb } from './lake/verb.ts';
import { runMain } from './shared/run-main.ts';

/** Each verb is imported on demand, so that a running lake does not keep the other verbs in memory. */
const verbs = new Map<string, { summary: string; load: () => Promise<Verb> }>(
  Object.entries({
    serve: {
      summary: 'the lake alone: no site, no Studio, nothing seeded',
      load: async () => (await import('./lake/serve.ts')).serve,
    },
    status: {
      summary: 'whether it runs, its addresses, project, dataset and token',
      load: async () => (await import('./lake/status.ts')).status,
    },
    export: {
      summary: 'everything in a dataset as a tar.gz in the hosted format',
      load: async () => (await import('./lake/export.ts')).exportDataset,
    },
    import: {
      summary: 'what an export wrote, into the dataset',
      load: async () => (await import('./lake/import.ts')).importDataset,
    },
    backup: {
      summary: 'all of the data folder as one file, while it is served; list, verify',
      load: async () => (await import('./lake/backup.ts')).backup,
    },
    restore: {
      summary: 'what a backup holds; what was there is kept',
      load: async () => (await import('./lake/restore.ts')).restore,
    },
    reset: {
      summary: 'an empty lake; what was there is moved into the folder of backups',
      load: async () => (await import('./lake/reset.ts')).reset,
    },
    sweep: {
      summary: 'removes uploaded files that nothing needs any more',
      load: async () => (await import('./lake/sweep.ts')).sweep,
    },
    token: {
      summary: 'tokens for people and programs: create, list, revoke',
      load: async () => (await import('./lake/token.ts')).token,
    },
    exec: {
      summary: 'runs a command against a fresh lake and passes on its exit code',
      load: async () => (await import('./lake/exec.ts')).exec,
    },
  }),
);

function writeOverview(): string {
  const lines = [...verbs].map(([name, { summary }]) => `  ${name.padEnd(9)} ${summary}`);
  return `npm run lake -- <verb> [options]\n\n${lines.join('\n')}\n\nnpm run lake -- <verb> --help tells more.`;
}

/** `npm run lake -- <verb>`: the content lake without the site. */
async function main([name, ...args]: string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === 'help') return console.log(writeOverview());
  const known = verbs.get(name);
  if (!known) throw new UsageError(`There is no verb "${name}".\n\n${writeOverview()}`);
  const verb = await known.load();
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  if (own.includes('--help')) return console.log(verb.usage);
  if (own.some((argument) => argument === '' || /^--[\w-]+=$/.test(argument)))
    throw new UsageError(
      'An argument is empty; perhaps a variable of the shell is not set. Nothing was done.',
    );
  const root = join(import.meta.dirname, '..');
  const environment = readEnvironment(readVariables(root), root);
  // npm runs scripts in the root folder and passes the caller's folder in INIT_CWD.
  await verb.run(args, { environment, folder: process.env.INIT_CWD ?? process.cwd() });
}

runMain(() => main(process.argv.slice(2)));
