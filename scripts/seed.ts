import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readVariables } from '../server/process/env-file.ts';
import { readEnvironment } from '../server/process/environment.ts';
import { seed } from './seed/seed.ts';
import type { ClientContent } from './seed/seed-from-file.ts';
import { describeFailures } from './seed/seed-outcome.ts';
import { connectToLake } from './shared/lake-connection.ts';
import { runMain } from './shared/run-main.ts';

const usage = `npm run seed [-- --from <file.json>] [--replace] [--dry-run] [--yes]

Writes the site's initial content, and tells of each document and each file what became of it. What exists already is
kept as it is, and what the lake's history knows as deleted stays away; a lake without any document of the seed is filled,
whatever was deleted. What failed for a passing reason is tried again; run it again to go on with what is missing.
  --from <file.json>       takes agents, challenge rows and the sample agent from this file, and the rest from the initial
                           content; docs/client-data.md describes the file. What nobody edited is replaced without --replace
  --replace                writes the initial content over what editors changed, drops their drafts, and brings back what
                           they deleted; with --from only what the file has
  --dry-run                changes nothing and shows what would change
  --yes                    needed to change a hosted project
Ends with exit code 1 when something could not be written.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      replace: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const root = join(import.meta.dirname, '..');
  const environment = readEnvironment(readVariables(root), root);
  const dryRun = values['dry-run'];
  const content = values.from === undefined ? undefined : await readFrom(values.from);
  const lake = await connectToLake(environment, {
    confirmed: values.yes,
    readOnly: dryRun,
    existing: dryRun,
  });
  try {
    console.log(`In ${lake.where}${environment.embedded ? `, dataset ${environment.dataset}` : ''}:`);
    const outcome = await seed(lake.client, {
      replace: values.replace,
      content,
      dryRun,
      report: (line) => console.log(line),
    });
    const { created, replaced, unchanged, kept, outdated, deleted, uploaded } = outcome;
    const replacing = values.from === undefined ? '--replace' : '--replace without --from';
    console.log(
      `\n${created.length} created, ${replaced.length} replaced, ${unchanged.length} unchanged, ${kept.length} kept since they were edited, ${outdated.length} kept that nobody edited while the seed changed${outdated.length > 0 ? ` (a migration or ${replacing} brings the new one)` : ''}, ${deleted.length} left out since they were deleted${deleted.length > 0 ? ` (${replacing} brings them back)` : ''}, ${uploaded.length} files sent${dryRun ? ' (dry run: nothing was changed)' : ''}`,
    );
    const failures = describeFailures(outcome);
    if (failures) {
      console.error(`\n${failures}`);
      process.exitCode = 1;
    }
  } finally {
    await lake.close();
  }
}

/** The content of a client's file; says what it has. */
async function readFrom(path: string): Promise<ClientContent> {
  // npm runs scripts in the project's folder, and says in INIT_CWD where it was called.
  const file = resolve(process.env.INIT_CWD ?? '.', path);
  // Loaded on demand: checking documents loads the schema and the picture library.
  const { readClientContent } = await import('./seed/seed-from-file.ts');
  const content = await readClientContent(file);
  console.log(`From ${file}: ${content.ownIds.size} documents, ${content.assets.length} pictures.`);
  for (const note of content.notes) console.log(`  ${note}`);
  return content;
}

runMain(main);
