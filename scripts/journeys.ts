import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { journeysIn } from './check-steps.ts';
import { type Failures, runTwice } from './second-try.ts';
import { run } from './steps.ts';

const root = join(import.meta.dirname, '..');
const report = join(root, '.cache', 'failed-journeys.json');

/** The browser journeys of `npm test`. A second try has servers and data of its own, as the first had. */
process.exitCode = await runTwice(async (paths) => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const environment = { ...process.env, FAILED_TESTS: report };
  const { code } = await run(root, journeysIn(paths), environment, false);
  return { code, failures: readFailures() };
});

/** None where the run ended before it could tell: then it has failed, and says why itself. */
function readFailures(): Failures {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { files: [], errors: [] };
  }
}
