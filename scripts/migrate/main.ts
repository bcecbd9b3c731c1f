import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { readVariables } from '../../server/env-file.ts';
import { readEnvironment } from '../../server/environment.ts';
import { UsageError } from '../lake/verb.ts';
import { connectToLake } from '../lake-connection.ts';
import { runMain } from '../run-main.ts';
import type { SeedDocument } from '../seed/documents/document.ts';
import { createMigration } from './create-migration.ts';
import { loadMigrations, migrationsFolder } from './load-migrations.ts';
import type { OnProgress } from './passes.ts';
import { down, status, up } from './verbs.ts';

/** Fewer documents than this are done before a progress bar would help. */
const MIN_DOCUMENTS_FOR_BAR = 200;

/** A progress bar on a terminal for large runs; none when the output is a file or another program. */
function progressBar(stream: NodeJS.WriteStream): { onProgress: OnProgress; stop(): void } {
  const bar = new SingleBar(
    { stream, format: '  {bar} {value} of {total} · {eta_formatted} left', clearOnComplete: true },
    Presets.shades_classic,
  );
  return {
    onProgress(done, total) {
      if (!stream.isTTY || total < MIN_DOCUMENTS_FOR_BAR) return;
      if (!bar.isActive) bar.start(total, 0);
      bar.update(done);
      if (done === total) bar.stop();
    },
    stop: () => bar.stop(),
  };
}

const usage = `npm run migrate -- <verb> [options]

  status          which migrations are applied, and which are pending
  up              applies what is pending
  down            takes the latest back
  create <name>   writes a new migration and its test; with --page <id> one that gives a lake the document of a new page

  --dry-run          changes nothing and shows each field: document, path, before → after
  --to <number>      up to this migration; down: the one that stays as the last (0 takes all back)
  --dataset <name>   another dataset than SANITY_DATASET
  --beside-other-content
                     works in a dataset that holds the content of another site
  --yes              needed to change a hosted project (SANITY_PROJECT_ID and SANITY_API_TOKEN)

docs/migrations.md shows how to write one.`;

const verbs = { status, up, down };

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      to: { type: 'string' },
      page: { type: 'string' },
      dataset: { type: 'string' },
      'beside-other-content': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [verb, ...words] = positionals;
  if (values.help || verb === undefined) return console.log(usage);
  if (verb === 'create') return create(words, values.page);
  if (!isVerb(verb) || words.length > 0) {
    throw new UsageError(`There is no verb "${positionals.join(' ')}".\n\n${usage}`);
  }
  const root = join(import.meta.dirname, '..', '..');
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
  const bar = progressBar(process.stderr);
  try {
    console.log(`In ${lake.where}${environment.embedded ? `, dataset ${environment.dataset}` : ''}:`);
    const options = { dryRun, onProgress: bar.onProgress, report: (line: string) => console.log(line) };
    await verbs[verb]({
      client: lake.client,
      migrations: await loadMigrations(),
      to: values.to,
      besideOtherContent: values['beside-other-content'],
      options,
    });
  } finally {
    bar.stop();
    await lake.close();
  }
}

function isVerb(name: string): name is keyof typeof verbs {
  return Object.hasOwn(verbs, name);
}

async function create(words: string[], page: string | undefined): Promise<void> {
  const files = createMigration(words.join(' '), migrationsFolder, await seedPage(page));
  // Formats the seed's content, which was inserted as JSON.
  if (page !== undefined) spawnSync('biome', ['check', '--write', ...files]);
  for (const path of files) console.log(path);
  console.log('Fill them in, then: npm run migrate -- up --dry-run');
}

/** The seed's document with this id. */
async function seedPage(id: string | undefined): Promise<SeedDocument | undefined> {
  if (id === undefined) return undefined;
  const { seedDocuments } = await import('../seed/seed-documents.ts');
  const found = seedDocuments.find(({ _id }) => _id === id);
  if (found) return found;
  throw new UsageError(
    `The seed has no document "${id}". Write it first, in scripts/seed/documents/; CONTRIBUTING.md says how.`,
  );
}

runMain(main);
