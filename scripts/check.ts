import { join } from 'node:path';
import { checkSteps, unitSteps } from './check-steps.ts';
import { runSteps } from './steps.ts';

/** `npm run check`: the checks that take under a minute. */
const failed = await runSteps(join(import.meta.dirname, '..'), [...checkSteps, ...unitSteps]);
process.exitCode = failed === 0 ? 0 : 1;
