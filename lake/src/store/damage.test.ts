import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { DataFolderError, openDatabase } from './database.ts';
import { Dataset } from './dataset.ts';
import { makeBook, write } from './testing/test-dataset.ts';

const PAGE = 4096;

/** A store with documents that fill pages of every kind. */
async function storeOfBooks(): Promise<{ folder: string; file: string; pages: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'lake-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = openDatabase(folder);
  const books = Array.from({ length: 100 }, (_, n) => makeBook(`book-${n}`, { text: 'x'.repeat(n * 100) }));
  await write(new Dataset(database, 'production'), ...books);
  database.close();
  const file = join(folder, 'lake.sqlite');
  return { folder, file, pages: statSync(file).size / PAGE };
}

function overwrite(file: string, page: number, bytes: Buffer): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, page * PAGE);
  closeSync(handle);
}

it('refuses a store in which any page was overwritten', {
  timeout: 60_000,
}, async () => {
  const { folder, file, pages } = await storeOfBooks();
  const intact = readFileSync(file);
  for (let page = 0; page < pages; page += Math.max(1, Math.floor(pages / 25))) {
    overwrite(file, page, Buffer.alloc(PAGE, 0xff));
    expect(() => openDatabase(folder), `page ${page} of ${pages}`).toThrow(DataFolderError);
    expect(() => openDatabase(folder)).toThrow(
      /^The store .*lake\.sqlite is damaged \(.+\)\. Nothing was changed\. Put a backup in its place\.$/,
    );
    overwrite(file, page, intact.subarray(page * PAGE, (page + 1) * PAGE));
  }
  openDatabase(folder).close();
});

it('refuses a truncated store, and a file that is not a store', async () => {
  const { folder, file, pages } = await storeOfBooks();
  truncateSync(file, Math.floor(pages / 2) * PAGE);
  expect(() => openDatabase(folder)).toThrow('is damaged');
  writeFileSync(file, 'not a database at all');
  expect(() => openDatabase(folder)).toThrow('is damaged (file is not a database)');
});
