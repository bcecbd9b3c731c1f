import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DataFolderError, openDatabase } from './database.ts';
import { Dataset } from './dataset.ts';
import { SCHEMA_VERSION } from './schema.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lake-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store written by the first release, before the schema had version numbers. */
function writeFirstStore(folder: string): void {
  const database = new DatabaseSync(join(folder, 'lake.sqlite'));
  database.exec(`
    CREATE TABLE documents (
      dataset TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (dataset, id)
    ) WITHOUT ROWID;
    INSERT INTO documents VALUES ('production', 'a', '{"_id":"a","_type":"page","slug":{"current":"about"}}');`);
  database.close();
}

describe('a store', () => {
  it('of an earlier version is upgraded, and a copy of it is kept', () => {
    const folder = temporaryFolder();
    writeFirstStore(folder);
    const database = openDatabase(folder);
    const dataset = new Dataset(database, 'production');
    expect(dataset.index.getView('raw').listByType('page')).toMatchObject([{ _id: 'a' }]);
    expect(dataset.index.getView('raw').listBySlug('about')).toMatchObject([{ _id: 'a' }]);
    expect(dataset.log.has('anything')).toBe(false);
    database.close();

    const copy = new DatabaseSync(join(folder, `lake-before-store-${SCHEMA_VERSION}.sqlite`));
    expect(copy.prepare('SELECT id FROM documents').all()).toMatchObject([{ id: 'a' }]);
    expect(copy.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: 0 });
    copy.close();
  });

  it('of this version is opened unchanged', () => {
    const folder = temporaryFolder();
    openDatabase(folder).close();
    openDatabase(folder).close();
    expect(existsSync(join(folder, `lake-before-store-${SCHEMA_VERSION}.sqlite`))).toBe(false);
  });

  it('of a newer version is refused and left unchanged', () => {
    const folder = temporaryFolder();
    const newer = openDatabase(folder);
    newer.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    newer.close();
    expect(() => openDatabase(folder)).toThrow(DataFolderError);
    expect(() => openDatabase(folder)).toThrow(
      `The data folder ${folder} was written by a newer version of this program (store ${SCHEMA_VERSION + 1}, this one knows ${SCHEMA_VERSION}). Update the program`,
    );
  });

  it('is left unchanged when it cannot be upgraded', () => {
    const folder = temporaryFolder();
    writeFirstStore(folder);
    const broken = new DatabaseSync(join(folder, 'lake.sqlite'));
    broken.exec(`INSERT INTO documents VALUES ('production', 'b', 'no JSON')`);
    broken.close();
    expect(() => openDatabase(folder)).toThrow(/cannot be used \(malformed JSON\)/);
    const after = new DatabaseSync(join(folder, 'lake.sqlite'));
    expect(after.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: 0 });
    expect(after.prepare('SELECT count(*) AS n FROM documents').get()).toMatchObject({ n: 2 });
    after.close();
  });
});
