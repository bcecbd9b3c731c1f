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

/** The first characters of the `computeInputHash`, which name the folder of a build. */
const BUILD_NAME = /^[0-9a-f]{12}$/;
/** Prefix of the folder of an unfinished build; it is renamed when the build is complete. */
const UNFINISHED_PREFIX = '.part-';
/** An unfinished build that is older was left by a process that was killed. */
const ABANDONED_MS = 15 * 60 * 1000;
/** The build being served, and the one that will be served next. */
const MAX_BUILDS = 2;

const UNWRITABLE_CODES = ['EROFS', 'EACCES', 'EPERM', 'ENOTDIR'];

/** The folder of the build made from these inputs, whether or not it exists. */
export function buildFolder(directory: string, part: string, hash: string): string {
  return join(directory, part, hash.slice(0, 12));
}

/** Writes a .gitignore, which the formatter and the linter also read, so that all three ignore a folder with any name. */
function ignoreInGit(directory: string): void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, '.gitignore');
  if (!existsSync(file)) writeFileSync(file, '*\n');
}

/** The existing builds of a part, the one last made or used first. */
export function listBuilds(directory: string, part: string): string[] {
  const parent = join(directory, part);
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => BUILD_NAME.test(name))
    .map((name) => ({ folder: join(parent, name), time: getTime(join(parent, name)) }))
    .sort((a, b) => b.time - a.time)
    .map(({ folder }) => folder);
}

/** 0 when another process has just removed it. */
function getTime(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Marks a build as used now, so that it is not the next to be removed. */
export function touchBuild(folder: string): void {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch (error) {
    // The server may have read access only.
    if (!isUnwritable(error)) throw error;
  }
}

/**
 * Makes a build in a temporary folder and renames it when it is complete: existing builds stay unchanged, since a server may be
 * reading them, and a failed build leaves no files. Then removes all but the newest two builds of the part.
 *
 * @param build writes into the empty folder that it is given
 * @throws ToolError when the directory is not writable, and what `build` throws
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
  for (const old of listBuilds(directory, part).slice(MAX_BUILDS))
    rmSync(old, { recursive: true, force: true });
}

function beginIn(directory: string, part: string): string {
  const parent = join(directory, part);
  try {
    ignoreInGit(directory);
    mkdirSync(parent, { recursive: true });
    // Before the new build, so that builds that were killed because the disk was full do not fill it further.
    for (const name of readdirSync(parent).filter((one) => one.startsWith(UNFINISHED_PREFIX)))
      removeIfOlder(join(parent, name), ABANDONED_MS);
    const folder = join(parent, UNFINISHED_PREFIX + randomUUID());
    // Not mkdtemp: only the owner may read its folders, and the server may run as another user.
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
    // Another process may have made the same build in the meantime.
    if (!existsSync(folder)) throw error;
  }
}

function removeIfOlder(path: string, milliseconds: number): void {
  if (Date.now() - getTime(path) > milliseconds) rmSync(path, { recursive: true, force: true });
}

function isUnwritable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNWRITABLE_CODES.includes(String(error.code));
}
