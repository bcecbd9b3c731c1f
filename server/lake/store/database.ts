import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
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
`;

/** The data folder is in use by another process, or cannot be written. `message` is for the operator. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/**
 * Opens the lake's database in `directory` (created when missing), or in memory when it is ':memory:'.
 *
 * The lock is SQLite's own: exclusive locking mode holds it as long as the process lives, so a killed process
 * frees it. `synchronous = FULL` in WAL mode makes a commit durable before it returns.
 *
 * @throws DataFolderError when the folder cannot be written or another process holds the lock
 */
export function openDatabase(directory: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    if (directory !== ':memory:') mkdirSync(directory, { recursive: true });
    database = new DatabaseSync(directory === ':memory:' ? directory : join(directory, 'lake.sqlite'));
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec('BEGIN EXCLUSIVE; COMMIT;');
    database.exec(SCHEMA);
    return database;
  } catch (error) {
    if (database?.isOpen) database.close();
    const reason = error instanceof Error ? error.message : String(error);
    if (reason.includes('locked')) {
      throw new DataFolderError(
        `The data folder ${directory} is in use by another process. Stop that process, or set LAKE_DATA_DIR to another folder.`,
      );
    }
    throw new DataFolderError(
      `The data folder ${directory} cannot be used (${reason}). Make it writable, or set LAKE_DATA_DIR to another folder.`,
    );
  }
}

/** Runs `work` in one SQLite transaction: all of it is stored, or nothing. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // After some faults (a full disk) SQLite has rolled back by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
