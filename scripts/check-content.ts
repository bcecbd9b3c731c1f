import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readVariables } from '../server/process/env-file.ts';
import { readEnvironment } from '../server/process/environment.ts';
import { checkContent } from './check-content/check-content.ts';
import type { Content } from './check-content/dataset.ts';
import { readLake } from './check-content/read-lake.ts';
import { describeReport } from './check-content/report.ts';
import { seedContent } from './seed/seed-documents.ts';
import { OperatorError } from './shared/operator-error.ts';
import { runMain } from './shared/run-main.ts';

const usage = `npm run check:content [-- --lake] [--dataset <name>] [--specification] [--launch] [--yes]

Checks content, and says for each finding what to do.
  (no flag)          checks the content that a new lake starts with, also by the counts of the specification; tests
                     compare its texts
  --lake             checks what is published in your lake (the running server's, or the data folder's) by what holds for
                     any content: pages, references, links, and the rules of the Studio
  --dataset <name>   the same for another dataset of it
  --specification    checks your lake by those counts, too
  --launch           fails as well on what must be gone before the site goes public: every example contact detail, every
                     statistic without a source, every date in the past
  --yes              needed to read a hosted project
Ends with exit code 1 when there is something to mend.`;

const root = join(import.meta.dirname, '..');

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      lake: { type: 'boolean', default: false },
      dataset: { type: 'string' },
      specification: { type: 'boolean', default: false },
      launch: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const asksLake = values.lake || values.dataset !== undefined;
  const { content, where } = asksLake ? await fromLake(values.dataset, values.yes) : fromSeed();
  if (content.length === 0)
    throw new OperatorError(`Nothing is published in ${where}. Fill it first: npm run seed`);
  const report = await checkContent(content, {
    specification: values.specification || !asksLake,
    launch: values.launch ? new Date() : undefined,
  });
  console.log(describeReport(report, where));
  if (report.findings.length > 0) process.exitCode = 1;
}

type Source = { content: Content; where: string };

function fromSeed(): Source {
  return { content: seedContent, where: 'the seed' };
}

async function fromLake(dataset: string | undefined, confirmed: boolean): Promise<Source> {
  const environment = readEnvironment(readVariables(root), root);
  if (dataset === undefined) return readLake(environment, { confirmed });
  const { content, where } = await readLake({ ...environment, dataset }, { confirmed });
  return { content, where: `the dataset ${dataset} in ${where}` };
}

runMain(main);
