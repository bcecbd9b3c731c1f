import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readVariables } from '../../server/env-file.ts';
import { readEnvironment } from '../../server/environment.ts';
import { connectToLake } from '../lake-connection.ts';
import { runMain } from '../run-main.ts';
import { seed } from './seed.ts';
import { describeFailures } from './seed-outcome.ts';

const usage = `npm run seed [-- --replace] [--dry-run] [--yes]

Writes the site's initial content, and tells of each document and each file what became of it. What exists already is
kept as it is, and what the lake's history knows as deleted stays away; a lake without any document of the seed is filled,
whatever was deleted. What failed for a passing reason is tried again; run it again to go on with what is missing.
  --replace                writes the initial content over what editors changed, drops their drafts, and brings back what
                           they deleted
  --dry-run                changes nothing and shows what would change
  --beside-other-content   writes into a dataset that holds the content of another site
  --yes                    needed to change a hosted project
Ends with exit code 1 when something could not be written.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      replace: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'beside-other-content': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const root = join(import.meta.dirname, '..', '..');
  const environment = readEnvironment(readVariables(root), root);
  const dryRun = values['dry-run'];
  const lake = await connectToLake(environment, {
    confirmed: values.yes,
    readOnly: dryRun,
    existing: dryRun,
  });
  try {
    console.log(`In ${lake.where}${environment.embedded ? `, dataset ${environment.dataset}` : ''}:`);
    const outcome = await seed(lake.client, {
      replace: values.replace,
      dryRun,
      besideOtherContent: values['beside-other-content'],
      report: (line) => console.log(line),
    });
    const { created, replaced, unchanged, kept, outdated, deleted, uploaded } = outcome;
    console.log(
      `\n${created.length} created, ${replaced.length} replaced, ${unchanged.length} unchanged, ${kept.length} kept since they were edited, ${outdated.length} kept that nobody edited while the seed changed${outdated.length > 0 ? ' (a migration or --replace brings the new one)' : ''}, ${deleted.length} left out since they were deleted${deleted.length > 0 ? ' (--replace brings them back)' : ''}, ${uploaded.length} files sent${dryRun ? ' (dry run: nothing was changed)' : ''}`,
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

runMain(main);
