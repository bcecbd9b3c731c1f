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

test('files and folders are plain, also a file with two names in it', async () => {
  linkSync(join(folder, 'deep', 'file'), join(folder, 'deep', 'er', 'same'));
  expect(await findUnsafeEntry(folder)).toBeUndefined();
});

test.each([
  ['to a file', 'secret'],
  ['to a folder', 'folder/deep'],
  ['to nothing', 'nowhere'],
])('a link %s is strange', async (_to, target) => {
  const path = join(folder, 'deep', 'er', 'link');
  symlinkSync(join(outside, target), path);
  expect(await findUnsafeEntry(folder)).toBe(path);
});

test('so is another name of a file that lies elsewhere', async () => {
  const path = join(folder, 'deep', 'secret');
  linkSync(join(outside, 'secret'), path);
  expect(await findUnsafeEntry(folder)).toBe(path);
});
