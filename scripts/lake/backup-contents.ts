import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { SCHEMA_VERSION } from 'embedded-content-lake';
import { z } from 'zod';
import { UsageError } from './verb.ts';

/** Counts of a data folder's contents: folders with the same counts and no faults have the same contents. */
const contentsShape = z.object({
  /** By dataset. */
  datasets: z.record(z.string(), z.object({ documents: z.number(), transactions: z.number() })),
  /** Number of uploaded files and files of the avatar tool. */
  files: z.number(),
  /** Total size of those files. */
  bytes: z.number(),
  /** Uploaded files that documents name and that do not exist. */
  missing: z.array(z.string()),
});

export type Contents = z.infer<typeof contentsShape>;

/** `manifest.json` of a backup. */
export const manifestShape = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  contents: contentsShape,
});

/** Folders that a backup includes along with the store; `providers/cache` is left out, since it can be recreated. */
const FILE_FOLDERS = ['assets', 'providers', 'promotions'];

/** The files that a backup includes along with the store, as paths inside the data folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of FILE_FOLDERS.filter((one) => existsSync(join(folder, one)))) {
    const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const path = relative(folder, join(entry.parentPath, entry.name));
      const counts = entry.isFile() && !path.endsWith('.tmp') && !path.startsWith(join('providers', 'cache'));
      if (counts) found.push(path);
    }
  }
  return found.sort();
}

/**
 * Checks and counts a data folder that no program has open: verifies the store page by page and every uploaded file by its hash.
 *
 * @throws UsageError that names what is damaged
 */
export async function readContents(folder: string): Promise<Contents> {
  const { datasets, assetPaths } = readStore(join(folder, 'lake.sqlite'));
  const files = await listFiles(folder);
  let bytes = 0;
  for (const path of files) bytes += (await stat(join(folder, path))).size;
  const missing: string[] = [];
  for (const path of assetPaths) {
    const file = join(folder, 'assets', path);
    if (!UPLOADED.test(path) || !existsSync(file)) missing.push(path);
    else if (!basename(path).startsWith(await computeSha1(file))) {
      throw new UsageError(`The file ${file} is damaged: its content is not the one that its name tells.`);
    }
  }
  return { datasets, files: files.length, bytes, missing };
}

function readStore(file: string): { datasets: Contents['datasets']; assetPaths: string[] } {
  if (!existsSync(file)) throw new UsageError('There is no lake.sqlite in it, which holds the content.');
  const database = new DatabaseSync(file);
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    if (version > SCHEMA_VERSION) {
      throw new UsageError(
        `A newer version of this program made it (store ${version}, this one knows ${SCHEMA_VERSION}). Update the program, or name a backup that was made before the upgrade. Nothing was changed.`,
      );
    }
    const verdict = database.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (verdict !== 'ok') throw new UsageError(`The store lake.sqlite is damaged: ${String(verdict)}`);
    const count = (table: string, dataset: string) =>
      Number(
        database.prepare(`SELECT count(*) AS total FROM ${table} WHERE dataset = ?`).get(dataset)?.total,
      );
    const names = database.prepare('SELECT name FROM datasets ORDER BY name').all();
    const datasets = names.map(({ name }) => [
      String(name),
      {
        documents: count('documents', String(name)),
        transactions: count('transactions', String(name)),
      },
    ]);
    const assets = database
      .prepare(
        "SELECT DISTINCT json_extract(body, '$.path') AS path FROM documents WHERE json_extract(body, '$._type') IN ('sanity.imageAsset', 'sanity.fileAsset') AND path IS NOT NULL",
      )
      .all();
    return {
      datasets: Object.fromEntries(datasets),
      assetPaths: [...new Set(assets.map(({ path }) => toStoredPath(String(path))))],
    };
  } catch (error) {
    const isUnreadable = error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
    throw isUnreadable ? new UsageError(`The store lake.sqlite is damaged: ${error.message}`) : error;
  } finally {
    database.close();
  }
}

/** API clients can write any path into a document: paths that lead outside of these folders are not read. */
const UPLOADED = /^(images|files)\/[^/]+$/;

/** The file of the asset path `images/<project>/<dataset>/<file>`: datasets share their files. */
function toStoredPath(path: string): string {
  const [kind = '', , , ...rest] = path.split('/');
  return join(kind, ...rest);
}

async function computeSha1(file: string): Promise<string> {
  const hash = createHash('sha1');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** A description for people: '57 documents in production, 32 files (8.9 MB)'. */
export function describeContents({ datasets, files, bytes }: Contents): string {
  const counts = Object.entries(datasets).map(([name, { documents }]) => `${documents} documents in ${name}`);
  return `${counts.join(', ')}, ${files} files (${(bytes / 1e6).toFixed(1)} MB)`;
}
