import { join } from 'node:path';
import { checkSteps, unitSteps } from './check-steps.ts';
import { findChromium } from './chromium.ts';
import { runSteps } from './steps.ts';

/**
 * `npm test`: every check there is. It uses free ports, temporary data and a build folder of its own, so it runs
 * beside `npm start`.
 */
process.env.CHROMIUM = findChromium();
const failed = await runSteps(join(import.meta.dirname, '..'), [
  ...checkSteps,
  { name: 'generated types are fresh', command: 'node', args: ['scripts/generate-types.ts', '--check'] },
  { name: 'known holes in the packages (a report)', command: 'node', args: ['scripts/audit.ts', '--report'] },
  ...unitSteps,
  { name: 'browser journeys', command: 'vitest', args: ['run', '--project', 'journeys'] },
]);
process.exitCode = failed === 0 ? 0 : 1;
