import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { giveToOwner } from '../give-to-owner.ts';
import type { StoredDocument } from './compare-documents.ts';
import { UsageError } from './verb.ts';

const SNAPSHOT_NAME = /^[\w][\w.-]{0,63}$/;
const EXTENSION = '.ndjson';

type SavedSnapshot = { name: string; savedAt: Date; documents: number };

/** The snapshots of a data folder: one file each, with one document per line as in exports. */
export class SnapshotFiles {
  readonly #dataDirectory: string;
  readonly #folder: string;

  constructor(dataDirectory: string) {
    this.#dataDirectory = dataDirectory;
    this.#folder = join(dataDirectory, 'snapshots');
  }

  /** @returns the path; the file appears when it is complete */
  write(name: string, documents: readonly StoredDocument[]): string {
    const file = this.#path(name);
    mkdirSync(this.#folder, { recursive: true });
    const temporary = `${file}.${process.pid}.part`;
    writeFileSync(temporary, documents.map((document) => `${JSON.stringify(document)}\n`).join(''), {
      flush: true,
    });
    giveToOwner(this.#dataDirectory, this.#folder, temporary);
    renameSync(temporary, file);
    return file;
  }

  has(name: string): boolean {
    return existsSync(this.#path(name));
  }

  /** @throws UsageError when there is no snapshot of that name */
  read(name: string): StoredDocument[] {
    if (!this.has(name)) {
      const names = this.list().map((one) => one.name);
      const there = names.length > 0 ? `There are: ${names.join(', ')}.` : 'None was saved yet.';
      throw new UsageError(`There is no snapshot "${name}". ${there}`);
    }
    const lines = readFileSync(this.#path(name), 'utf8').split('\n').filter(Boolean);
    // `write` wrote each line as JSON of a document.
    return lines.map((line) => JSON.parse(line) as StoredDocument);
  }

  /** Newest first. */
  list(): SavedSnapshot[] {
    if (!existsSync(this.#folder)) return [];
    const names = readdirSync(this.#folder).filter((file) => file.endsWith(EXTENSION));
    return names
      .map((file) => {
        const name = file.slice(0, -EXTENSION.length);
        const { mtime } = statSync(this.#path(name));
        return { name, savedAt: mtime, documents: this.read(name).length };
      })
      .sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
  }

  #path(name: string): string {
    if (!SNAPSHOT_NAME.test(name)) {
      throw new UsageError(
        `"${name}" cannot name a snapshot: use up to 64 letters, digits, "-", "_" and ".".`,
      );
    }
    return join(this.#folder, `${name}${EXTENSION}`);
  }
}
