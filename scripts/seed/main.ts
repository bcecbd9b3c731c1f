import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readVariables } from '../../server/env-file.ts';
import { readEnvironment } from '../../server/environment.ts';
import { connectToLake } from '../lake-connection.ts';
import { seed } from './seed.ts';

const usage = `npm run seed [-- --replace] [--dry-run] [--yes]

Writes the site's initial content. What exists already is kept as it is.
  --replace   writes the initial content over what editors changed, and drops their drafts
  --dry-run   changes nothing and shows what would change
  --yes       needed to change a hosted project`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      replace: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const root = join(import.meta.dirname, '..', '..');
  const environment = readEnvironment(readVariables(root), root);
  const lake = await connectToLake(environment, { confirmed: values.yes });
  try {
    const report = (line: string) => console.log(line);
    const dryRun = values['dry-run'];
    const { created, replaced, kept, uploaded } = await seed(lake.client, {
      replace: values.replace,
      dryRun,
      report,
    });
    const counts = `${created.length} created, ${replaced.length} replaced, ${kept.length} kept, ${uploaded.length} files sent`;
    console.log(`\n${counts} in ${lake.where}${dryRun ? ' (dry run: nothing was changed)' : ''}`);
  } finally {
    await lake.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
