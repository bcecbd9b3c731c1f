import type { DatabaseSync } from 'node:sqlite';

/** The migrations of the database schema, one per version, starting from an empty file. Append only. */
const STEPS: readonly string[] = [
  `
CREATE TABLE IF NOT EXISTS datasets (
  name TEXT PRIMARY KEY, acl_mode TEXT NOT NULL, created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS documents (
  dataset TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (dataset, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS transactions (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  dataset TEXT NOT NULL, id TEXT NOT NULL, author TEXT NOT NULL, timestamp TEXT NOT NULL,
  UNIQUE (dataset, id)
);
CREATE TABLE IF NOT EXISTS changes (
  sequence INTEGER NOT NULL REFERENCES transactions, dataset TEXT NOT NULL, document_id TEXT NOT NULL,
  previous_rev TEXT, result_rev TEXT, mutations TEXT NOT NULL, apply TEXT NOT NULL, revert TEXT NOT NULL,
  PRIMARY KEY (sequence, document_id)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS changes_by_document ON changes (dataset, document_id, sequence);
CREATE TABLE IF NOT EXISTS key_values (
  user TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (user, key)
) WITHOUT ROWID;
`,
  // With these indexes, a start reads no documents, and the first query by type or slug reads only those.
  `
CREATE INDEX documents_by_type ON documents (dataset, json_extract(body, '$._type'));
CREATE INDEX documents_by_slug ON documents (dataset, json_extract(body, '$.slug.current'));
`,
];

/** The version of the store that this program writes; it cannot read later ones. */
export const SCHEMA_VERSION = STEPS.length;

/** The schema version of an open file: 0 for an empty file, and for files from before versions were introduced. */
export function readSchemaVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}

/** Whether the file contains a store. */
export function hasStore(database: DatabaseSync): boolean {
  const table = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'documents'").get();
  return table !== undefined;
}

/** Upgrades the store to this program's version, atomically. */
export function migrateSchema(database: DatabaseSync): void {
  const version = readSchemaVersion(database);
  if (version >= SCHEMA_VERSION) return;
  database.exec('BEGIN EXCLUSIVE');
  try {
    for (const step of STEPS.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`);
  } catch (error) {
    rollBack(database);
    throw error;
  }
}

export function rollBack(database: DatabaseSync): void {
  try {
    database.exec('ROLLBACK');
  } catch {
    // After some faults, such as a full disk, SQLite has rolled back by itself.
  }
}
