import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OWNER_ONLY = 0o077;

/**
 * Creates the data folder if necessary, and protects its content (drafts, names and hashes of tokens) from other users of the
 * machine. Files that this process writes from now on are readable only by their owner; existing files are restricted too.
 */
export function keepPrivate(folder: string): void {
  process.umask(OWNER_ONLY);
  mkdirSync(folder, { recursive: true });
  if ((statSync(folder).mode & OWNER_ONLY) === 0) return;
  try {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      // Links are not followed, since they may lead out of the folder.
      if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o700);
      if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o600);
    }
    // Last, since the mode of the folder shows whether this is done.
    chmodSync(folder, 0o700);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // A folder of another owner, or on a disk without permissions, is used unchanged.
    if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOTSUP') throw error;
  }
}
