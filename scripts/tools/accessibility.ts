import { runCheck } from '../shared/run-checks.ts';
import { runMain } from '../shared/run-main.ts';

/**
 * `npx node scripts/tools/accessibility.ts`: runs the accessibility checks of `npm test -- --all` on every page and writes the results
 * to web/pages/legal/accessibility-results.json, which the accessibility statement shows. Commit the file.
 */
async function examine(): Promise<void> {
  process.env.ACCESSIBILITY_RESULTS = 'write';
  process.env.TEST_SCOPE = 'all';
  await runCheck({
    name: 'the accessibility of every page',
    command: ['vitest', 'run', 'tests/journeys/visitors/accessibility.test.ts'],
  });
}

runMain(examine);
