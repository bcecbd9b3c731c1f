import { globSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Step } from './steps.ts';

const root = join(import.meta.dirname, '..');

/**
 * The checks that run no tests, the longest first, so that two parallel workers end at about the same time. `tsc` and Biome
 * reread only files that changed since their last run.
 */
export const staticSteps: Step[] = [
  { name: 'generated types are fresh', command: 'node', args: ['scripts/generate-types.ts', '--check'] },
  {
    name: 'types',
    command: 'tsc',
    args: ['--project', '.', '--incremental', '--tsBuildInfoFile', '.cache/types/tsc.tsbuildinfo'],
  },
  {
    name: 'the coverage of the lake is fresh',
    command: 'node',
    args: ['server/lake/conformance/write-coverage.ts', '--check'],
  },
  { name: 'format and lint', command: 'biome', args: ['ci', '--colors=off', '--error-on-warnings', '.'] },
];

const run = ['run', '--reporter=default', '--reporter=./tests/setup/failures-reporter.ts'];

// By default Vitest leaves one core free for watch mode.
const runOnAllCores = [...run, '--maxWorkers=100%'];

/** Fails on a test marked `only`, which would silently skip the other tests of its file. */
const FORBID_ONLY = '--allowOnly=false';

/** The unit, component and contract tests: everything that needs no browser. */
export const unitSteps: Step[] = [
  {
    name: 'unit and component tests',
    command: 'vitest',
    args: [...runOnAllCores, FORBID_ONLY, '--project', 'node*', '--project', 'dom'],
  },
];

export const journeySteps: Step[] = [
  { name: 'browser journeys', command: 'vitest', args: [...run, FORBID_ONLY, '--project', 'journeys'] },
];

/** Tests that run without a DOM but take about two seconds or more: with them the quick check would take over a minute. */
export const SLOW = [
  '**/*.property.test.ts',
  'scripts/bootstrap.test.ts',
  'scripts/content-check/check-content.test.ts',
  'scripts/content-check/read-lake.test.ts',
  'scripts/existing-content.test.ts',
  'scripts/lake/backup.test.ts',
  'scripts/lake/import.test.ts',
  'scripts/lake/lake-verbs.test.ts',
  'scripts/media/make-talking-video.test.ts',
  'scripts/media/offline/offline-tools.test.ts',
  'scripts/media/portraits/portrait.test.ts',
  'scripts/media/speech/speech.test.ts',
  'scripts/migrate/*.test.ts',
  'scripts/promote/*.test.ts',
  'scripts/seed/seed-faults.test.ts',
  'scripts/seed/seed.test.ts',
  'server/lake/conformance/*.test.ts',
  'server/lake/examples/examples.test.ts',
  'server/lake/fuzz/*.test.ts',
  'server/lake/src/assets/image-asset.test.ts',
  'server/lake/src/browser/stream-tunnel.test.ts',
  'server/lake/src/cli.test.ts',
  'server/lake/src/query/work-limits.test.ts',
  'server/lake/src/scheduled-releases.test.ts',
  'server/lake/src/store/durability.test.ts',
  'server/main.test.ts',
  'studio/publishing/publish-preview/compare-site.test.ts',
  'tests/contract/*.test.ts',
];

/** Runs the tests of any kind whose path contains one of these strings. */
export function testsUnder(paths: readonly string[], projects: readonly string[] = []): Step {
  const only = projects.flatMap((project) => ['--project', project]);
  // Journeys have their own limit of parallel workers.
  const words = includeJourneys(paths) ? run : runOnAllCores;
  return { name: `tests of ${paths.join(', ')}`, command: 'vitest', args: [...words, ...only, ...paths] };
}

/** Whether journeys (browser tests) are among the tests whose path contains one of these strings. */
export function includeJourneys(paths: readonly string[]): boolean {
  const journeys = globSync('tests/journeys/**/*.test.ts', { cwd: root });
  // Vitest matches a path both as given and relative to the root: ./tests, /somewhere/tests.
  const asked = paths.flatMap((path) => [path, relative(root, resolve(root, path))]);
  return journeys.some((file) => asked.some((path) => file.toLowerCase().includes(path.toLowerCase())));
}

/** The tests of `npm run check`: quick ones without a DOM, and all tests of these folders except journeys. */
export function quickSteps(folders: readonly string[]): Step[] {
  const excluded = SLOW.flatMap((file) => ['--exclude', file]);
  const quick = {
    name: 'quick tests',
    command: 'vitest',
    args: [...runOnAllCores, '--project', 'node*', ...excluded],
  };
  return folders.length > 0 ? [testsUnder(folders, ['node*', 'dom']), quick] : [quick];
}
