import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** An uploaded file that no document needs any more. */
type UnusedFile = { path: string; bytes: number };

/** The SHA-1 hash of a file's bytes, which is part of its name and of its document's id. */
const SHA1 = /[0-9a-f]{40}/g;

/** The undo data of promotions, which can bring documents back, as the history can. */
const UNDO_FOLDER = 'promotions';

/**
 * The uploaded files of a data folder that are named in no document of any dataset, in no undo data, and in no
 * change since `since`. Files written since then are not returned.
 */
export function unusedFiles(directory: string, database: DatabaseSync, since: Date): UnusedFile[] {
  const named = namedHashes(directory, database, since);
  return filesBelow(join(directory, 'assets')).flatMap((path) => {
    const { size, mtime } = statSync(path);
    const [hash] = basename(path).match(SHA1) ?? [];
    return hash && !named.has(hash) && mtime < since ? [{ path, bytes: size }] : [];
  });
}

function namedHashes(directory: string, database: DatabaseSync, since: Date): Set<string> {
  const named = new Set<string>();
  const take = (text: unknown) => {
    for (const [hash] of String(text).matchAll(SHA1)) named.add(hash);
  };
  for (const { body } of database.prepare('SELECT body FROM documents').iterate()) take(body);
  const changed = database.prepare(
    'SELECT document_id FROM changes JOIN transactions USING (sequence) WHERE timestamp >= ?',
  );
  for (const { document_id: id } of changed.iterate(since.toISOString())) take(id);
  for (const path of filesBelow(join(directory, UNDO_FOLDER))) {
    take(readFileSync(path, 'utf8'));
  }
  return named;
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
