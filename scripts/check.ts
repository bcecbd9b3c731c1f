import { join } from 'node:path';
import { quickSteps, staticSteps } from './check-steps.ts';
import { runSteps } from './steps.ts';

/**
 * `npm run check`: the checks that take under a minute. `npm run check -- web/pages/agent` runs the component tests below
 * that folder as well.
 */
const alone = quickSteps(process.argv.slice(2)).map((step) => [step]);
const failed = await runSteps(join(import.meta.dirname, '..'), [staticSteps, ...alone]);
process.exitCode = failed === 0 ? 0 : 1;
