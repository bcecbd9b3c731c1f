import { runTogether } from './run-checks.ts';
import { runMain } from './run-main.ts';

/** `npm run docs`: writes the pages that are generated from tests and the lock file. */
runMain(() =>
  runTogether([
    { name: 'lake/COVERAGE.md', command: ['node', 'lake/conformance/write-coverage.ts'] },
    { name: 'THIRD-PARTY-NOTICES.md', command: ['node', 'scripts/licenses/third-party-notices.ts'] },
  ]),
);
