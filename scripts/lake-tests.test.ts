import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lakeState, notePassed, passedBefore } from './lake-tests.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], {
    cwd: root,
    stdio: 'pipe',
  });
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const commit = () => {
  git('add', '.');
  git('commit', '-m', 'a change');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lake-tests-'));
  git('init');
  write('.gitignore', '.cache');
  write('server/lake/lake.ts', '1');
  write('web/page.ts', '1');
  commit();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the lake is tested again once its files have changed, and not when others have', () => {
  expect(passedBefore(root, lakeState(root))).toBe(false);
  notePassed(root, lakeState(root));
  write('web/page.ts', '2');
  expect(passedBefore(root, lakeState(root))).toBe(true);
  commit();
  expect(passedBefore(root, lakeState(root))).toBe(true);

  write('package-lock.json', '{}');
  commit();
  expect(passedBefore(root, lakeState(root))).toBe(false);
});

test('what is not committed is always tested, and never noted', () => {
  for (const file of ['server/lake/lake.ts', 'server/lake/new.ts']) {
    write(file, 'changed');
    expect(lakeState(root), file).toBeUndefined();
    notePassed(root, undefined);
    expect(passedBefore(root, undefined), file).toBe(false);
    commit();
    expect(lakeState(root), file).toBeDefined();
  }
});

test('a copy without git is always tested', () => {
  rmSync(join(root, '.git'), { recursive: true });
  expect(lakeState(root)).toBeUndefined();
});
