import { openDatabase } from '../src/store/database.ts';
import { DatasetRegistry } from '../src/store/dataset-registry.ts';
import { article, authors, type BenchDocument } from './content.ts';

/**
 * Fills an empty data folder with the given documents, the authors, and articles up to `size` documents. It writes directly
 * into the store, since transactions for a hundred thousand documents would take too long.
 */
export function fillLake(
  folder: string,
  dataset: string,
  size: number,
  documents: readonly BenchDocument[],
  textLength?: number,
): void {
  const database = openDatabase(folder);
  new DatasetRegistry(database, [dataset]).get(dataset);
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?, ?)');
  const stamp = { _rev: 'filled', _createdAt: '2025-01-01T00:00:00Z', _updatedAt: '2025-01-01T00:00:00Z' };
  const write = (document: BenchDocument) =>
    insert.run(dataset, document._id, JSON.stringify({ ...document, ...stamp }));
  database.exec('BEGIN');
  for (const document of [...documents, ...authors]) write(document);
  for (let n = 0; n < size - documents.length - authors.length; n += 1) write(article(n, textLength));
  database.exec('COMMIT');
  database.close();
}
