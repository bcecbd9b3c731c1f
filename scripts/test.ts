import { join } from 'node:path';
import { includeJourneys, journeySteps, staticSteps, testsUnder, unitSteps } from './check-steps.ts';
import { findChromium } from './chromium.ts';
import { runMain } from './run-main.ts';
import { runSteps, type Step } from './steps.ts';

const everything: Step[][] = [
  staticSteps,
  [
    {
      name: 'known vulnerabilities in the packages',
      command: 'npm',
      args: ['audit', '--omit=dev', '--audit-level=high', '--fetch-retries=0', '--fetch-timeout=10000'],
      // The same commit must give the same result tomorrow and without a network.
      isReport: true,
    },
  ],
  unitSteps,
  journeySteps,
];

/** What `npm test -- --all` runs besides, each of which is a command of its own. */
const exhaustive: Step[][] = [
  [{ name: '100,000 random requests', command: 'node', args: ['server/lake/fuzz/main.ts'] }],
];

/**
 * `npm test`: every check there is. It uses free ports, temporary data and a build folder of its own, so it runs
 * beside `npm start`. `npm test -- tests/journeys/reading` runs the tests alone whose path contains that.
 * `npm test -- --all` goes through every page and every case (see tests/setup/test-scope.ts).
 */
async function test(words: readonly string[]): Promise<void> {
  const paths = words.filter((word) => word !== '--all');
  const isFullScope = paths.length < words.length;
  if (isFullScope) process.env.TEST_SCOPE = 'all';
  // Looked for at once: whoever has none need not wait for the other tests to learn it.
  if (paths.length === 0 || includeJourneys(paths)) process.env.CHROMIUM = findChromium();
  const whole = isFullScope ? [...everything, ...exhaustive] : everything;
  const failed = await runSteps(
    join(import.meta.dirname, '..'),
    paths.length > 0 ? [[testsUnder(paths)]] : whole,
  );
  process.exitCode = failed === 0 ? 0 : 1;
}

runMain(() => test(process.argv.slice(2)));
