import { join } from 'node:path';
import { includeJourneys, staticSteps, testsUnder, unitSteps } from './check-steps.ts';
import { findChromium } from './chromium.ts';
import { runMain } from './run-main.ts';
import { runSteps, type Step } from './steps.ts';

const everything: Step[][] = [
  staticSteps,
  [
    {
      name: 'known vulnerabilities in the packages (a report)',
      command: 'node',
      args: ['scripts/audit.ts', '--report'],
    },
  ],
  unitSteps,
  [{ name: 'browser journeys', command: 'node', args: ['scripts/journeys.ts'] }],
];

/**
 * `npm test`: every check there is. It uses free ports, temporary data and a build folder of its own, so it runs
 * beside `npm start`. `npm test -- tests/journeys/reading` runs the tests alone whose path contains that.
 */
async function test(paths: readonly string[]): Promise<void> {
  // Looked for at once: whoever has none need not wait for the other tests to learn it.
  if (paths.length === 0 || includeJourneys(paths)) process.env.CHROMIUM = findChromium();
  const groups = paths.length > 0 ? [[testsUnder(paths)]] : everything;
  const failed = await runSteps(join(import.meta.dirname, '..'), groups);
  process.exitCode = failed === 0 ? 0 : 1;
}

runMain(() => test(process.argv.slice(2)));
