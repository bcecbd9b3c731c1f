import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OWNER_ONLY = 0o077;

/**
 * Makes the data folder when it is missing, and keeps what is in it from other users of the machine: drafts, names and hashes of
 * tokens. What this process writes from now on is for its owner alone; what an earlier version left readable is closed.
 */
export function keepPrivate(folder: string): void {
  process.umask(OWNER_ONLY);
  mkdirSync(folder, { recursive: true });
  if ((statSync(folder).mode & OWNER_ONLY) === 0) return;
  try {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      // A link is not followed: it may lead out of the folder.
      if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o700);
      if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o600);
    }
    // Last, since it says whether this has been done.
    chmodSync(folder, 0o700);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // A folder of somebody else, or of a disk without such rights, is used as it is.
    if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOTSUP') throw error;
  }
}
