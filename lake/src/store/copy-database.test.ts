import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { copyDatabase } from './copy-database.ts';
import { openDatabase, runInTransaction } from './database.ts';

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  const database = openDatabase(folder);
  onTestFinished(() => {
    if (database.isOpen) database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  database.exec('CREATE TABLE notes (text TEXT)');
  const note = database.prepare('INSERT INTO notes VALUES (?)');
  /** Writes two related notes, a few milliseconds apart. */
  const write = (text: string) =>
    runInTransaction(database, () => {
      note.run(text);
      const until = performance.now() + 5;
      while (performance.now() < until);
      note.run(text);
    });
  return { database, write, copyAt: (count: number) => join(folder, `copy-${count}.sqlite`) };
}

/** The number of notes for each text. */
function countsIn(file: string): unknown[] {
  const copy = new DatabaseSync(file);
  const rows = copy.prepare('SELECT count(*) AS count FROM notes GROUP BY text').all();
  copy.close();
  return rows.map(({ count }) => count);
}

it('copies a database during writes, with whole transactions only', async () => {
  const { database, write, copyAt } = setUp();
  for (let count = 0; count < 20; count += 1) {
    const copying = copyDatabase(database, copyAt(count));
    write(`note ${count}`);
    await copying;
    expect(countsIn(copyAt(count)).filter((notes) => notes !== 2)).toEqual([]);
  }
});

it('stops, with an error, when a database is written constantly', async () => {
  const { database, copyAt } = setUp();
  database.exec('BEGIN IMMEDIATE');
  await expect(copyDatabase(database, copyAt(0))).rejects.toThrow(
    'people were writing at each of 10 attempts; try again in a minute',
  );
});

it('reports immediately why a database cannot be copied', async () => {
  const { database, copyAt } = setUp();
  await expect(copyDatabase(database, join(copyAt(0), 'no', 'folder.sqlite'))).rejects.toThrow(
    /unable to open/,
  );
  database.close();
  await expect(copyDatabase(database, copyAt(0))).rejects.toThrow(/not open/);
});
