import { join } from 'node:path';
import { includeJourneys, journeySteps, staticSteps, testsUnder, unitSteps } from './check-steps.ts';
import { findChromium } from './chromium.ts';
import { lakeState, notePassed, passedBefore } from './lake-tests.ts';
import { runMain } from './run-main.ts';
import { runSteps, type Step } from './steps.ts';

const root = join(import.meta.dirname, '..');

const everything = (units: Step[]): Step[][] => [
  staticSteps,
  [
    {
      name: 'known vulnerabilities in the packages',
      command: 'npm',
      args: ['audit', '--omit=dev', '--audit-level=high', '--fetch-retries=0', '--fetch-timeout=10000'],
      // Only a report: advisories change over time and need a network, but a commit's result must not.
      isReport: true,
    },
  ],
  units,
  journeySteps,
];

/** The unit tests without those of the lake's package, which has an import rule to use nothing else of this repository. */
const unitsWithoutLake = unitSteps.map((step) => ({
  ...step,
  name: `${step.name}, without the unchanged lake's`,
  args: [...step.args, '--exclude', 'server/lake/**'],
}));

/** Additional commands of `npm test -- --all`. */
const exhaustive: Step[][] = [
  [{ name: '100,000 random requests', command: 'node', args: ['server/lake/fuzz/main.ts'] }],
];

/**
 * `npm test`: runs all checks. It uses free ports, temporary data and a separate build folder, so it can run alongside
 * `npm start`. `npm test -- tests/journeys/reading` runs only tests whose path contains that text. `npm test -- --all` tests every
 * page and every case (see tests/setup/test-scope.ts). Without it, the tests of the lake's package run only when something that they
 * depend on has changed since `npm test` last passed in this folder (see lake-tests.ts); a fresh clone runs all.
 */
async function test(words: readonly string[]): Promise<void> {
  const paths = words.filter((word) => word !== '--all');
  const isFullScope = paths.length < words.length;
  if (isFullScope) process.env.TEST_SCOPE = 'all';
  // Checked first, so that a missing browser is reported before the other tests run.
  if (paths.length === 0 || includeJourneys(paths)) process.env.CHROMIUM = findChromium();
  if (paths.length > 0) {
    process.exitCode = (await runSteps(root, [[testsUnder(paths)]])) === 0 ? 0 : 1;
    return;
  }
  const lake = lakeState(root);
  const skipsLake = !isFullScope && passedBefore(root, lake);
  const steps = everything(skipsLake ? unitsWithoutLake : unitSteps);
  const failed = await runSteps(root, isFullScope ? [...steps, ...exhaustive] : steps);
  if (failed === 0) notePassed(root, lake);
  process.exitCode = failed === 0 ? 0 : 1;
}

runMain(() => test(process.argv.slice(2)));
