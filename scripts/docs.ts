import { runTogether } from './shared/run-checks.ts';
import { runMain } from './shared/run-main.ts';

/** `npm run docs`: writes the pages that are generated from tests and the lock file. */
runMain(() =>
  runTogether([
    { name: 'lake/COVERAGE.md', command: ['node', 'lake/conformance/write-coverage.ts'] },
    { name: 'THIRD-PARTY-NOTICES.md', command: ['node', 'scripts/docs/third-party-notices.ts'] },
  ]),
);
