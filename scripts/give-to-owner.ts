import { chownSync, statSync } from 'node:fs';

/**
 * Changes the owner of paths in a data folder to the folder's owner. Root may run a command while a service that is not root
 * owns the folder, and that service's backup must be able to read every file.
 */
export function giveToOwner(dataDirectory: string, ...paths: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDirectory);
  for (const path of paths) chownSync(path, uid, gid);
}
