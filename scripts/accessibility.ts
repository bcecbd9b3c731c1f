import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { runMain } from './run-main.ts';
import { runSteps } from './steps.ts';

/**
 * `npx node scripts/accessibility.ts`: runs the accessibility checks of `npm test -- --all` on every page and writes the results
 * to web/pages/legal/accessibility-results.json, which the accessibility statement shows. Commit the file.
 */
async function examine(): Promise<void> {
  process.env.CHROMIUM = findChromium();
  process.env.ACCESSIBILITY_RESULTS = 'write';
  process.env.TEST_SCOPE = 'all';
  const failed = await runSteps(join(import.meta.dirname, '..'), [
    [
      {
        name: 'the accessibility of every page',
        command: 'vitest',
        args: ['run', '--project', 'journeys', 'tests/journeys/accessibility.test.ts'],
      },
    ],
  ]);
  process.exitCode = failed === 0 ? 0 : 1;
}

runMain(examine);
