import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the tests of the lake's package depend on: its import rules let it use nothing else of this repository. */
const PATHS = ['server/lake', 'package.json', 'package-lock.json', 'vitest.config.ts', 'tests/setup'];

const noteIn = (root: string) => join(root, '.cache', 'lake-tests');

/** A hash of the files that the lake's tests depend on; undefined while some are not committed, or without git. */
export function lakeState(root: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '--', ...PATHS], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  try {
    if (git('status', '--porcelain') !== '') return undefined;
    return createHash('sha256').update(process.version).update(git('ls-files', '-s')).digest('hex');
  } catch {
    return undefined;
  }
}

/** Whether `npm test` passed with the same files, here. */
export function passedBefore(root: string, state: string | undefined): boolean {
  try {
    return readFileSync(noteIn(root), 'utf8') === state;
  } catch {
    return false;
  }
}

/** Notes that `npm test` passed with these files. */
export function notePassed(root: string, state: string | undefined): void {
  if (state === undefined) return;
  mkdirSync(dirname(noteIn(root)), { recursive: true });
  writeFileSync(noteIn(root), state);
}
