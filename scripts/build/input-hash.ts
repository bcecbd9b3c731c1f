import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash of everything that a build reads: the files under the given paths (relative to `root`, folders recursively, without
 * tests) and the environment variables that are built in.
 */
export function computeInputHash(
  root: string,
  paths: readonly string[],
  values: Record<string, string>,
): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of listFiles(root, path)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
    }
  }
  return hash.update(JSON.stringify(values)).digest('hex');
}

function listFiles(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = `${path}/${entry.name}`;
      if (entry.isDirectory()) return entry.name.startsWith('.') ? [] : listFiles(root, child);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [child];
    });
}
