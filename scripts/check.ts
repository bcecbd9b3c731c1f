import { join } from 'node:path';
import { quickSteps, staticSteps } from './check-steps.ts';
import { runSteps } from './steps.ts';

/**
 * `npm run check`: the checks that take under a minute. `npm run check -- web/pages/agent` also runs the component tests in
 * that folder.
 */
const folders = process.argv.slice(2);
const alone = quickSteps(folders).map((step) => [step]);
const failed = await runSteps(join(import.meta.dirname, '..'), [staticSteps, ...alone]);
if (folders.length === 0 && performance.now() > 60_000) {
  console.log(
    'Over a minute: the machine was busy, or a test is slow and belongs into SLOW in scripts/check-steps.ts.',
  );
}
process.exitCode = failed === 0 ? 0 : 1;
