import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { buildFolder, listBuilds, makeBuild, touchBuild } from './build-folders.ts';
import { ToolError } from './run-tool.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'build-folders-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
});

const hashes = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(64));
const [a = '', b = '', c = '', d = ''] = hashes;
const folder = (hash: string) => buildFolder(directory, 'site', hash);
/** Makes a build of one file, dated `minutesAgo` minutes back. */
async function make(hash: string, minutesAgo = 0): Promise<void> {
  await makeBuild(directory, 'site', hash, async (place) => writeFileSync(join(place, 'page.html'), hash));
  const time = new Date(Date.now() - minutesAgo * 60_000);
  utimesSync(folder(hash), time, time);
}

it('moves a build into place once it is complete, and leaves the previous one unchanged', async () => {
  await make(a);
  await makeBuild(directory, 'site', b, async (place) => {
    writeFileSync(join(place, 'page.html'), b);
    expect(existsSync(folder(b))).toBe(false);
    expect(readFileSync(join(folder(a), 'page.html'), 'utf8')).toBe(a);
  });
  expect(readFileSync(join(folder(b), 'page.html'), 'utf8')).toBe(b);
  expect(readFileSync(join(folder(a), 'page.html'), 'utf8')).toBe(a);
});

it('makes builds readable for other users, and uses the same build when another process made it first', async () => {
  await makeBuild(directory, 'site', a, async (place) => {
    writeFileSync(join(place, 'page.html'), 'slower');
    await make(a);
  });
  expect(readFileSync(join(folder(a), 'page.html'), 'utf8')).toBe(a);
  expect(readdirSync(join(directory, 'site'))).toEqual(['aaaaaaaaaaaa']);
  expect(statSync(folder(a)).mode & 0o777).toBe(0o777 & ~process.umask());
});

it('removes the files of a failed build, and no other build', async () => {
  await make(a, 2);
  await make(b, 1);
  const failing = makeBuild(directory, 'site', c, async (place) => {
    writeFileSync(join(place, 'page.html'), 'half');
    throw new ToolError('"vite build" failed');
  });
  await expect(failing).rejects.toThrow('"vite build" failed');
  expect(readdirSync(join(directory, 'site')).sort()).toEqual(['aaaaaaaaaaaa', 'bbbbbbbbbbbb']);
});

it('keeps the two builds of a part that were made or used last, and all builds of other parts', async () => {
  mkdirSync(join(directory, 'site', 'notes'), { recursive: true });
  await make(a, 3);
  await make(b, 2);
  expect(listBuilds(directory, 'site')).toEqual([folder(b), folder(a)]);
  touchBuild(folder(a));
  expect(listBuilds(directory, 'site')).toEqual([folder(a), folder(b)]);
  await make(c);
  // The order is not checked: both may have been touched in the same millisecond.
  expect(listBuilds(directory, 'site').sort()).toEqual([folder(a), folder(c)]);
  await makeBuild(directory, 'studio', d, async () => {});
  expect(readdirSync(join(directory, 'site'))).toContain('notes');
  expect(listBuilds(directory, 'site')).toHaveLength(2);
});

it('removes the leftovers of a killed build, and not the files of a build in progress', async () => {
  const [left, current] = ['.part-killed', '.part-at-work'].map((name) => join(directory, 'site', name));
  for (const path of [left, current]) mkdirSync(String(path), { recursive: true });
  const yesterday = new Date(Date.now() - 86_400_000);
  utimesSync(String(left), yesterday, yesterday);
  await make(a);
  expect(readdirSync(join(directory, 'site')).sort()).toEqual(['.part-at-work', 'aaaaaaaaaaaa']);
});

it('says what to do when the folder is not writable', async () => {
  // The path lies below a file, because root may write into a read-only folder.
  const file = join(directory, 'file');
  writeFileSync(file, '');
  const built = makeBuild(join(file, 'dist'), 'site', a, async () => {});
  await expect(built).rejects.toThrow(ToolError);
  await expect(built).rejects.toThrow(
    /^\S+\/dist has no build of this version for these settings, and cannot be written: run `npm run build` with/,
  );
});

it('makes git, the formatter and the linter ignore a folder of builds with any name', async () => {
  await make(a);
  expect(readFileSync(join(directory, '.gitignore'), 'utf8')).toBe('*\n');
});
