import type { DatabaseSync } from 'node:sqlite';
import { boom } from '../errors.ts';
import { inTransaction } from './database.ts';
import { Dataset } from './dataset.ts';

const VALID_NAME = /^(~[a-z0-9][-\w]{0,63}|[a-z0-9][-\w]{0,63})$/;

export type DatasetRecord = { name: string; aclMode: string; createdAt: string };

/** The datasets of the project. */
export class DatasetRegistry {
  readonly #database: DatabaseSync;
  readonly #open = new Map<string, Dataset>();

  constructor(database: DatabaseSync, names: readonly string[]) {
    this.#database = database;
    const existing = new Set(this.list().map((record) => record.name));
    for (const name of names) {
      if (!existing.has(name)) this.create(name, 'public');
    }
  }

  list(): DatasetRecord[] {
    const rows = this.#database.prepare('SELECT * FROM datasets ORDER BY name').all();
    return rows.map((row) => ({
      name: String(row.name),
      aclMode: String(row.acl_mode),
      createdAt: String(row.created_at),
    }));
  }

  has(name: string): boolean {
    return this.list().some((record) => record.name === name);
  }

  /** @throws LakeError 404 when the project has no such dataset */
  get(name: string): Dataset {
    const open = this.#open.get(name);
    if (open) return open;
    if (!this.has(name)) throw boom(404, `Dataset "${name}" not found`);
    const dataset = new Dataset(this.#database, name);
    this.#open.set(name, dataset);
    return dataset;
  }

  /** @throws LakeError 400 for a name that is not allowed, 409 for one that is taken */
  create(name: string, aclMode: string): DatasetRecord {
    if (!VALID_NAME.test(name)) {
      throw boom(400, `Invalid dataset name "${name}": use at most 64 of a-z, 0-9, "-" and "_"`);
    }
    if (this.has(name)) throw boom(409, `Dataset "${name}" already exists`);
    const record = { name, aclMode, createdAt: new Date().toISOString() };
    this.#database.prepare('INSERT INTO datasets VALUES (?, ?, ?)').run(name, aclMode, record.createdAt);
    return record;
  }

  /** Deletes the dataset with its documents and history. @throws LakeError 404 */
  delete(name: string): void {
    this.get(name);
    this.#open.delete(name);
    inTransaction(this.#database, () => {
      for (const table of ['changes', 'transactions', 'documents']) {
        this.#database.prepare(`DELETE FROM ${table} WHERE dataset = ?`).run(name);
      }
      this.#database.prepare('DELETE FROM datasets WHERE name = ?').run(name);
    });
  }
}
