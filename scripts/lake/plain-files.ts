import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The path of the first thing in a folder that is neither a file nor a folder of its own, such as a link: whoever reads or
 * writes there may be led to any file of the machine. Undefined when all is plain.
 */
export async function strangeIn(folder: string): Promise<string | undefined> {
  /** By the number of a file: where it is, and how many of its names are elsewhere. */
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
