import { chownSync, statSync } from 'node:fs';

/**
 * Gives what this process has made in a data folder to the folder's owner. Commands may be run by root while a service that
 * is not root has the folder, and that service's backup must be able to read everything in it.
 */
export function giveToOwner(dataDirectory: string, ...paths: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDirectory);
  for (const path of paths) chownSync(path, uid, gid);
}
