import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keepPrivate } from './private-folder.ts';
import { hasStore, migrateSchema, readSchemaVersion, rollBack, SCHEMA_VERSION } from './schema.ts';

/** SQLITE_CORRUPT and SQLITE_NOTADB; the higher bytes of an error code contain the extended code. */
const DAMAGED = [11, 26];

/** Whether SQLite could not read a file because it is damaged. */
function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && DAMAGED.includes(Number(error.errcode) & 0xff);
}

/**
 * Describes the damage to the pages of a store, if any. Reads every page, about one gigabyte per second. Otherwise, damage would be
 * found only when someone reads the damaged part, perhaps after damaged backups have replaced good ones.
 */
function findDamage(database: DatabaseSync): string | undefined {
  const found = database
    .prepare('PRAGMA quick_check(3)')
    .all()
    .map((row) => String(row.quick_check));
  if (found.length === 1 && found[0] === 'ok') return undefined;
  return found
    .join('; ')
    .replace(/\*\*\* in database main \*\*\*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const STORE = 'lake.sqlite';

/** The data folder is in use by another process, or cannot be written. `message` is for the operator. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/** The store is damaged. Nothing was changed; whoever runs the lake has to restore a backup. */
export class DamagedStoreError extends DataFolderError {
  override name = 'DamagedStoreError';
}

/**
 * Opens the lake's database in `directory` (created when missing), or in memory when it is ':memory:'. A store of an
 * earlier version is brought to this one's; a copy of it as it was stays in the folder.
 *
 * The lock is SQLite's own: exclusive locking mode holds it as long as the process lives, so a killed process
 * frees it. `synchronous = FULL` in WAL mode makes a commit durable before it returns; on macOS it
 * takes `fullfsync` as well, without which the drive may still have the commit in its memory only. `secure_delete` overwrites
 * deleted content with zeros, so that purged content is not in the file once the store is closed.
 *
 * @throws DataFolderError when the folder cannot be written, another process holds the lock, the store is damaged, or a newer program
 *   wrote it
 */
export function openDatabase(directory: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    if (directory !== ':memory:') keepPrivate(directory);
    database = new DatabaseSync(directory === ':memory:' ? directory : join(directory, STORE));
    lock(database);
    const damage = findDamage(database);
    if (damage !== undefined) throw damageError(directory, damage);
    upgrade(database, directory);
    return database;
  } catch (error) {
    database?.close();
    throw error instanceof DataFolderError ? error : createFolderError(directory, error);
  }
}

/**
 * Sees that nobody has the store of `directory` open, and writes what is in its log into the file. It may be of any version;
 * one that SQLite cannot read is left as it is.
 *
 * @throws DataFolderError when another process holds the lock
 */
export function settleStore(directory: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(join(directory, STORE));
    lock(database);
  } catch (error) {
    if (isLocked(error)) throw createFolderError(directory, error);
  } finally {
    database?.close();
  }
}

function lock(database: DatabaseSync): void {
  database.exec(
    'PRAGMA locking_mode = EXCLUSIVE; PRAGMA fullfsync = ON; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
  );
  database.exec('BEGIN EXCLUSIVE; COMMIT;');
}

function upgrade(database: DatabaseSync, directory: string): void {
  const version = readSchemaVersion(database);
  if (version > SCHEMA_VERSION) {
    throw new DataFolderError(
      `The data folder ${directory} was written by a newer version of this program (store ${version}, this one knows ${SCHEMA_VERSION}). Update the program, or use another folder (LAKE_DATA_DIR, --data).`,
    );
  }
  if (version < SCHEMA_VERSION && directory !== ':memory:' && hasStore(database)) {
    const backup = join(directory, `lake-before-store-${SCHEMA_VERSION}.sqlite`);
    // An existing copy comes from an interrupted upgrade.
    rmSync(backup, { force: true });
    database.prepare('VACUUM INTO ?').run(backup);
  }
  migrateSchema(database);
}

function createFolderError(directory: string, error: unknown): DataFolderError {
  if (isLocked(error)) {
    return new DataFolderError(
      `The data folder ${directory} is in use by another process. Stop that process, or use another folder (LAKE_DATA_DIR, --data).`,
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  if (isDamage(error)) return damageError(directory, reason);
  return new DataFolderError(
    `The data folder ${directory} cannot be used (${reason}). Make it writable, or use another folder (LAKE_DATA_DIR, --data).`,
  );
}

function damageError(directory: string, damage: string): DamagedStoreError {
  return new DamagedStoreError(
    `The store ${join(directory, STORE)} is damaged (${damage}). Nothing was changed. Put a backup in its place.`,
  );
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && error.message.includes('locked');
}

/** Runs `work` in one SQLite transaction: all of it is stored, or nothing. */
export function runInTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    rollBack(database);
    throw error;
  }
}
