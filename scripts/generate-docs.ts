import { join } from 'node:path';
import { runSteps } from './steps.ts';

/** `npm run docs`: writes the pages that are generated from code, tests and the lock file. */
const failed = await runSteps(join(import.meta.dirname, '..'), [
  [
    { name: 'server/lake/COVERAGE.md', command: 'node', args: ['server/lake/conformance/write-coverage.ts'] },
    { name: 'THIRD-PARTY-NOTICES.md', command: 'node', args: ['scripts/licenses/third-party-notices.ts'] },
  ],
]);
process.exitCode = failed === 0 ? 0 : 1;
