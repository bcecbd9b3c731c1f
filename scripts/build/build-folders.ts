import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ToolError } from './run-tool.ts';

/** The beginning of an `inputHash`, which names the folder of what was built from it. */
const NAME = /^[0-9a-f]{12}$/;
/** What is being built; it gets its name when it is whole. */
const PART = '.part-';
/** A part that was begun so long ago was left by a build that was killed. */
const ABANDONED_MS = 15 * 60 * 1000;
/** The one that is served, and the one that is served next. */
const KEPT = 2;

const CANNOT_WRITE = ['EROFS', 'EACCES', 'EPERM', 'ENOTDIR'];

/** Where the build made from these inputs is, whether it is there or not. */
export function buildFolder(directory: string, part: string, hash: string): string {
  return join(directory, part, hash.slice(0, 12));
}

/** Format, lint and git leave a folder of builds alone, whatever its name: they read this file. */
function ignoreInGit(directory: string): void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, '.gitignore');
  if (!existsSync(file)) writeFileSync(file, '*\n');
}

/** The builds of a part that are there, the one last made or last asked for first. */
export function buildsOf(directory: string, part: string): string[] {
  const parent = join(directory, part);
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => NAME.test(name))
    .map((name) => ({ folder: join(parent, name), time: timeOf(join(parent, name)) }))
    .sort((a, b) => b.time - a.time)
    .map(({ folder }) => folder);
}

/** 0 where another process removed it just now. */
function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Says that a build is used again, so that it is not the one to go next. */
export function touchBuild(folder: string): void {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch (error) {
    // A server that may only read what was built for it.
    if (!isUnwritable(error)) throw error;
  }
}

/**
 * Makes a build in a folder of its own, which gets its place once it is whole: what is there already stays as it is, since a
 * server may read from it, and a build that fails leaves nothing. Then all but the newest two of the part are removed.
 *
 * @param build fills the folder that it is given, which is empty
 * @throws ToolError where nothing can be written, and what `build` throws
 */
export async function makeBuild(
  directory: string,
  part: string,
  hash: string,
  build: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = buildFolder(directory, part, hash);
  const unfinished = beginIn(directory, part);
  try {
    await build(unfinished);
    putInPlace(unfinished, folder);
    touchBuild(folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  for (const old of buildsOf(directory, part).slice(KEPT)) rmSync(old, { recursive: true, force: true });
}

function beginIn(directory: string, part: string): string {
  const parent = join(directory, part);
  try {
    ignoreInGit(directory);
    mkdirSync(parent, { recursive: true });
    // First: whose builds are killed for want of room must not lose more of it with each.
    for (const name of readdirSync(parent).filter((one) => one.startsWith(PART)))
      removeIfOlder(join(parent, name), ABANDONED_MS);
    const folder = join(parent, PART + randomUUID());
    // Not mkdtemp, whose folders only their owner may read: the server is another user.
    mkdirSync(folder);
    return folder;
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    throw new ToolError(
      `${directory} has no build of this version for these settings, and cannot be written: run \`npm run build\` with them (ENV_FILE=… npm run build) as the user whom that folder belongs to, then start again.`,
    );
  }
}

function putInPlace(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process may have made the same one meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

function removeIfOlder(path: string, milliseconds: number): void {
  if (Date.now() - timeOf(path) > milliseconds) rmSync(path, { recursive: true, force: true });
}

function isUnwritable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CANNOT_WRITE.includes(String(error.code));
}
