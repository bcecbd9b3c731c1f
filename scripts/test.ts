import { findChromium } from './shared/chromium.ts';
import { runCheck, runTogether, staticChecks } from './shared/run-checks.ts';
import { runMain } from './shared/run-main.ts';

/**
 * `npm test`: runs all checks. It uses free ports, temporary data and a separate build folder, so it can run alongside
 * `npm start`. `npm test -- tests/journeys/visitors/reading` runs only tests whose path contains that text. `npm test -- --all` tests every
 * page and every case (see tests/setup/test-scope.ts).
 */
async function test(words: readonly string[]): Promise<void> {
  const paths = words.filter((word) => word !== '--all');
  const isFullScope = paths.length < words.length;
  if (isFullScope) process.env.TEST_SCOPE = 'all';
  if (paths.length > 0)
    return runCheck({ name: `tests of ${paths.join(', ')}`, command: ['vitest', 'run', ...paths] });
  // First, so that a missing browser is reported before the other tests run.
  findChromium();
  await runTogether(staticChecks);
  // A test marked `only` would silently skip the other tests of its file.
  await runCheck({ name: 'tests', command: ['vitest', 'run', '--allowOnly=false'] });
}

runMain(() => test(process.argv.slice(2)));
