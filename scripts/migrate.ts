import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readVariables } from '../server/process/env-file.ts';
import { readEnvironment } from '../server/process/environment.ts';
import { UsageError } from './lake/verb.ts';
import { createMigration } from './migrate/create-migration.ts';
import { loadMigrations } from './migrate/migration.ts';
import { down, status, up } from './migrate/verbs.ts';
import { connectToLake } from './shared/lake-connection.ts';
import { runMain } from './shared/run-main.ts';

const usage = `npm run migrate -- <verb> [options]

  status          which migrations are applied, and which are pending
  up              applies what is pending
  down            takes the latest back
  create <name>   writes a new migration and its test

  --dry-run          changes nothing and shows each field: document, path, before → after
  --to <number>      up to this migration; down: the one that stays as the last (0 takes all back)
  --replace          down: puts back what was edited after the migration, too
  --dataset <name>   another dataset than SANITY_DATASET
  --yes              needed to change a hosted project (SANITY_PROJECT_ID and SANITY_API_TOKEN)

docs/migrations.md shows how to write one.`;

const verbs = { status, up, down };

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      to: { type: 'string' },
      replace: { type: 'boolean', default: false },
      dataset: { type: 'string' },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [verb, ...words] = positionals;
  if (values.help || verb === undefined) return console.log(usage);
  if (verb === 'create') return create(words.join(' '));
  if (!isVerb(verb) || words.length > 0) {
    throw new UsageError(`There is no verb "${positionals.join(' ')}".\n\n${usage}`);
  }
  const root = join(import.meta.dirname, '..');
  const environment = readEnvironment(
    { ...readVariables(root), ...(values.dataset !== undefined && { SANITY_DATASET: values.dataset }) },
    root,
  );
  const dryRun = values['dry-run'];
  const lake = await connectToLake(environment, {
    confirmed: values.yes,
    readOnly: dryRun || verb === 'status',
    existing: true,
  });
  try {
    console.log(`In ${lake.where}${environment.embedded ? `, dataset ${environment.dataset}` : ''}:`);
    const options = { dryRun, replace: values.replace, report: (line: string) => console.log(line) };
    await verbs[verb]({
      client: lake.client,
      migrations: await loadMigrations(),
      to: values.to,
      options,
    });
  } finally {
    await lake.close();
  }
}

function isVerb(name: string): name is keyof typeof verbs {
  return Object.hasOwn(verbs, name);
}

function create(name: string): void {
  for (const path of createMigration(name)) console.log(path);
  console.log('Fill them in, then: npm run migrate -- up --dry-run');
}

runMain(main);
