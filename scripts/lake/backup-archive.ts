import { execFile } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { type Contents, listFiles, manifestShape, readContents } from './backup-contents.ts';
import { UsageError } from './verb.ts';

const run = promisify(execFile);

/**
 * Packs a copy of the store and the data folder's files into one archive, and verifies it before it gets its final name.
 *
 * @param store a copy that no program has open; it is moved into the archive's folder
 * @param dataDirectory the folder of the other files; their names contain the hash of their content, so they do not change
 * @throws UsageError when something is damaged, before or after packing
 */
export async function packBackup(store: string, dataDirectory: string, file: string): Promise<Contents> {
  const staging = `${store}.folder`;
  const packed = join(dirname(file), `.part-${process.pid}-${Date.now()}.tar.gz`);
  try {
    mkdirSync(staging, { recursive: true });
    renameSync(store, join(staging, 'lake.sqlite'));
    for (const path of await listFiles(dataDirectory)) {
      await linkOrCopy(join(dataDirectory, path), join(staging, path));
    }
    const contents = await readContents(staging);
    const manifest = { format: 1, madeAt: new Date().toISOString(), contents };
    writeFileSync(join(staging, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await runTar('-czf', packed, '-C', staging, '.');
    // A backup contains drafts and the names of their authors, so only the owner may read it.
    chmodSync(packed, 0o600);
    // Beside the archive, so that a backup to another disk does not fill the one of the running server.
    await verifyBackup(packed, `${packed}.check`);
    flush(packed);
    renameSync(packed, file);
    flushNames(dirname(file));
    return contents;
  } finally {
    await Promise.all([staging, packed].map((path) => rm(path, { recursive: true, force: true })));
  }
}

/** Unpacks a backup into a new folder and compares it with the counts in its manifest. Removes the folder when that fails. */
export async function unpackBackup(file: string, folder: string): Promise<Contents> {
  mkdirSync(folder, { recursive: true });
  try {
    // As root, tar would otherwise restore setuid bits.
    await runTar('--no-same-permissions', '--no-same-owner', '-xzf', file, '-C', folder).catch(
      (error: Error) => {
        if (error instanceof FullDiskError) throw error;
        throw new UsageError(`${file} cannot be unpacked; it is no backup, or cut short.\n${error.message}`);
      },
    );
    // tar gives it the time of the archive, and an old work folder would count as left by a process that was killed.
    utimesSync(folder, new Date(), new Date());
    // Before any file is read, since a link could lead to a file outside the folder.
    const strange = await findUnsafeEntry(folder);
    if (strange !== undefined) {
      throw new UsageError(
        `${file} holds ${relative(folder, strange)}, which is neither a file nor a folder of its own. No backup of this program holds a link, which could lead to any file of this machine. Use a backup that you made yourself. Nothing was changed.`,
      );
    }
    const manifest = join(folder, 'manifest.json');
    if (!existsSync(manifest)) {
      throw new UsageError(
        `${file} is no backup of npm run lake -- backup. What npm run lake -- export wrote is read by npm run lake -- import.`,
      );
    }
    const { contents } = manifestShape.parse(JSON.parse(readFileSync(manifest, 'utf8')));
    const found = await readContents(folder);
    if (!isDeepStrictEqual(found, contents)) {
      const counts = `${JSON.stringify(contents)} when it was made, ${JSON.stringify(found)} now`;
      throw new UsageError(`${file} does not hold what it held: ${counts}.`);
    }
    return contents;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Unpacks a backup to verify it, then removes the unpacked files. */
export async function verifyBackup(file: string, folder: string): Promise<Contents> {
  const contents = await unpackBackup(file, folder);
  await rm(folder, { recursive: true, force: true });
  return contents;
}

/** Makes a hard link, or a copy where the file system allows no link. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    await copyFile(from, to);
  }
}

/** Makes a file durable: older backups may be removed after this. */
function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Makes the names in a folder durable, where the file system can; some network drives cannot. */
function flushNames(folder: string): void {
  try {
    flush(folder);
  } catch {
    // The file itself is durable.
  }
}

class FullDiskError extends UsageError {
  override name = 'FullDiskError';
}

/** Runs the system's `tar`, which Linux and macOS have. */
async function runTar(...args: string[]): Promise<void> {
  try {
    await run('tar', args);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) throw new UsageError('The program tar is not installed here; backups are packed with it.');
    const message = error instanceof Error ? error.message : String(error);
    if (message.includes('No space left on device')) {
      throw new FullDiskError(
        `The disk is full. A backup needs room for the archive, and beside it for all that it holds, since it is read back; a restore needs that room in the data folder. Nothing was changed.\n${message}`,
        { cause: error },
      );
    }
    // The message of tar names the file.
    throw new UsageError(message, { cause: error });
  }
}

/**
 * The path of the first entry in a folder that is neither a file nor a folder of its own, such as a link, through which a read
 * or write could reach any file of the machine. Undefined when there is none.
 */
export async function findUnsafeEntry(folder: string): Promise<string | undefined> {
  /** By inode: the path, and the number of hard links outside the folder. */
  const files = new Map<bigint, { path: string; elsewhere: bigint }>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) continue;
    if (!entry.isFile()) return path;
    const { ino, nlink } = await lstat(path, { bigint: true });
    files.set(ino, { path, elsewhere: (files.get(ino)?.elsewhere ?? nlink) - 1n });
  }
  return [...files.values()].find(({ elsewhere }) => elsewhere > 0n)?.path;
}
