import type { DatabaseSync } from 'node:sqlite';
import { getCurrentTime } from '../documents/clock-and-ids.ts';
import { createDatasetNotFound, createHttpError } from '../errors.ts';
import type { CommitListener } from './commit.ts';
import { runInTransaction } from './database.ts';
import { Dataset } from './dataset.ts';

const VALID_NAME = /^(~[a-z0-9][-\w]{0,63}|[a-z0-9][-\w]{0,63})$/;
const ACL_MODES = ['public', 'private'];

/** `aclMode` determines whether readers without a token can read published documents. */
export type DatasetRecord = { name: string; aclMode: string; createdAt: string };

/** The datasets of the project. */
export class DatasetRegistry {
  readonly #database: DatabaseSync;
  readonly #onOpen: (dataset: Dataset) => void;
  readonly #records = new Map<string, DatasetRecord>();
  readonly #open = new Map<string, Dataset>();

  /** @param onOpen called with every dataset before its first use */
  constructor(
    database: DatabaseSync,
    names: readonly string[],
    onOpen: (dataset: Dataset) => void = () => {},
  ) {
    this.#database = database;
    this.#onOpen = onOpen;
    for (const row of database.prepare('SELECT * FROM datasets').all()) {
      const name = String(row.name);
      const record = { name, aclMode: String(row.acl_mode), createdAt: String(row.created_at) };
      this.#records.set(name, record);
    }
    for (const name of names) {
      if (!this.has(name)) this.create(name, 'public');
    }
  }

  list(): DatasetRecord[] {
    return [...this.#records.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  has(name: string): boolean {
    return this.#records.has(name);
  }

  isPrivate(name: string): boolean {
    return this.#record(name).aclMode === 'private';
  }

  /** @throws LakeError 404 when the project has no such dataset */
  get(name: string): Dataset {
    const open = this.#open.get(name);
    if (open) return open;
    this.#record(name);
    const dataset = new Dataset(this.#database, name);
    this.#open.set(name, dataset);
    this.#onOpen(dataset);
    return dataset;
  }

  /** The names of the datasets with a document whose id starts with a prefix. */
  listHolding(idPrefix: string): string[] {
    const select = 'SELECT DISTINCT dataset FROM documents WHERE id >= ? AND id < ?';
    // Greater than any character that an id may contain.
    const rows = this.#database.prepare(select).all(idPrefix, `${idPrefix}\u{ffff}`);
    return rows.map(({ dataset }) => String(dataset)).filter((name) => this.has(name));
  }

  /** @throws LakeError 400 for an invalid name or mode, 409 for an existing name */
  create(name: string, aclMode: string): DatasetRecord {
    if (!VALID_NAME.test(name)) {
      throw createHttpError(400, `Invalid dataset name "${name}": use at most 64 of a-z, 0-9, "-" and "_"`);
    }
    assertAclMode(aclMode);
    if (this.has(name)) throw createHttpError(409, `Dataset "${name}" already exists`);
    const record = { name, aclMode, createdAt: getCurrentTime().toISOString() };
    this.#database.prepare('INSERT INTO datasets VALUES (?, ?, ?)').run(name, aclMode, record.createdAt);
    this.#records.set(name, record);
    return record;
  }

  /** Sets the mode; undefined changes nothing. @throws LakeError 404 for the dataset, 400 for the mode */
  edit(name: string, aclMode: string | undefined): DatasetRecord {
    const current = this.#record(name);
    if (aclMode === undefined) return current;
    assertAclMode(aclMode);
    const record = { ...current, aclMode };
    this.#database.prepare('UPDATE datasets SET acl_mode = ? WHERE name = ?').run(aclMode, name);
    this.#records.set(name, record);
    return record;
  }

  /** Deletes the dataset with its documents and history. @throws LakeError 404 */
  delete(name: string): void {
    this.#record(name);
    runInTransaction(this.#database, () => {
      for (const table of ['changes', 'transactions', 'documents']) {
        this.#database.prepare(`DELETE FROM ${table} WHERE dataset = ?`).run(name);
      }
      this.#database.prepare('DELETE FROM datasets WHERE name = ?').run(name);
    });
    this.#open.get(name)?.markDeleted();
    this.#open.delete(name);
    this.#records.delete(name);
  }

  #record(name: string): DatasetRecord {
    const record = this.#records.get(name);
    if (record) return record;
    throw createDatasetNotFound(name);
  }
}

function assertAclMode(aclMode: string): void {
  if (ACL_MODES.includes(aclMode)) return;
  throw createHttpError(400, `Unknown aclMode "${aclMode}": use ${ACL_MODES.join(' or ')}`);
}

type Entry = { listener: CommitListener; stop: () => void };

/** Commit listeners by name of the dataset. They are kept when a dataset is deleted and created again under the same name. */
export class CommitListeners {
  readonly #entries = new Map<string, Set<Entry>>();

  /** Subscribes to commits. Returns a function that unsubscribes. */
  add(dataset: Dataset, listener: CommitListener): () => void {
    const entry = { listener, stop: dataset.onCommit(listener) };
    const entries = this.#entries.get(dataset.name) ?? new Set();
    this.#entries.set(dataset.name, entries.add(entry));
    return () => {
      entries.delete(entry);
      entry.stop();
    };
  }

  /** Subscribes the listeners of this name to a newly created dataset. */
  follow(dataset: Dataset): void {
    for (const entry of this.#entries.get(dataset.name) ?? []) {
      entry.stop = dataset.onCommit(entry.listener);
    }
  }
}
