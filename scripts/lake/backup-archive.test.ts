import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findUnsafeEntry } from './backup-archive.ts';

let outside: string;
let folder: string;

beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'plain-files-'));
  onTestFinished(() => rmSync(outside, { recursive: true }));
  writeFileSync(join(outside, 'secret'), 'of this machine');
  folder = join(outside, 'folder');
  mkdirSync(join(folder, 'deep', 'er'), { recursive: true });
  writeFileSync(join(folder, 'deep', 'file'), 'text');
});

test('accepts files and folders, also two hard links to one file', async () => {
  linkSync(join(folder, 'deep', 'file'), join(folder, 'deep', 'er', 'same'));
  expect(await findUnsafeEntry(folder)).toBeUndefined();
});

test.each([
  ['to a file', 'secret'],
  ['to a folder', 'folder/deep'],
  ['to nothing', 'nowhere'],
])('reports a symbolic link %s', async (_to, target) => {
  const path = join(folder, 'deep', 'er', 'link');
  symlinkSync(join(outside, target), path);
  expect(await findUnsafeEntry(folder)).toBe(path);
});

test('reports a hard link to a file outside the folder', async () => {
  const path = join(folder, 'deep', 'secret');
  linkSync(join(outside, 'secret'), path);
  expect(await findUnsafeEntry(folder)).toBe(path);
});
