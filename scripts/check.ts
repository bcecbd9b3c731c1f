import { runCheck, runTogether, staticChecks } from './shared/run-checks.ts';
import { runMain } from './shared/run-main.ts';

/** Tests that run in Node but take about two seconds or more: with them this would take over a minute. */
const SLOW = [
  '**/*.property.test.ts',
  'scripts/{check-content,lake,migrate,promote,seed,tools}/**',
  'scripts/bootstrap.test.ts',
  'lake/{conformance,examples,fuzz}/**',
  'lake/src/assets/images/image-asset.test.ts',
  'lake/src/browser/stream-tunnel.test.ts',
  'lake/src/server/cli.test.ts',
  'lake/src/query/work-limits.test.ts',
  'lake/src/scheduled-releases.test.ts',
  'lake/src/store/durability.test.ts',
  'server/main.test.ts',
  'tests/contract/{agreement,avatar,hosted,undo}*',
];

/**
 * `npm run check`: the checks that take under a minute. `npm run check -- web/pages/agent` also runs the other tests in that
 * folder, except journeys.
 */
async function check(folders: readonly string[]): Promise<void> {
  await runTogether(staticChecks);
  if (folders.length > 0)
    await runCheck({
      name: `tests of ${folders.join(', ')}`,
      command: ['vitest', 'run', '--project', '!journeys', ...folders],
    });
  const excluded = SLOW.flatMap((file) => ['--exclude', file]);
  await runCheck({ name: 'quick tests', command: ['vitest', 'run', '--project', 'node', ...excluded] });
}

runMain(() => check(process.argv.slice(2)));
