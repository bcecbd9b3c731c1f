import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './steps.ts';

/** A file in which tests failed, and what these said, as `tests/setup/failed-tests.ts` writes it. */
export type FailedFile = { path: string; messages: string[] };

const root = join(import.meta.dirname, '..');
const report = join(root, '.cache', 'failed-journeys.json');

/**
 * The browser journeys of `npm test`. The files in which one failed are run once more, with servers and data of their own as
 * at first, and named with what failed (decision 2026-11-21-a-second-try-begins-anew.md).
 */
process.exitCode = await runJourneys([]);
const failed = process.exitCode === 0 ? [] : readFailed();
if (failed.length > 0) {
  const paths = failed.map(({ path }) => path);
  console.log(`\n▸ once more: ${paths.join(', ')}`);
  process.exitCode = await runJourneys(paths);
  const outcome = process.exitCode === 0 ? 'Passed when run again' : 'Failed at first';
  const lines = failed.map(({ path, messages }) => [path, ...messages].join('\n  '));
  console.log(`\n${outcome}:\n${lines.join('\n')}`);
}

async function runJourneys(paths: readonly string[]): Promise<number> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const args = ['run', '--project', 'journeys', ...paths];
  const environment = { ...process.env, FAILED_TESTS: report };
  const { code } = await run(root, { name: 'browser journeys', command: 'vitest', args }, environment, false);
  return code;
}

/** None where the run ended before it could tell: then it has failed, and says why itself. */
function readFailed(): FailedFile[] {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return [];
  }
}
