import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { LakeDocument } from '../documents/document.ts';

/** The indexed expressions; the schema names the indexes `documents_by_…`. */
const INDEXED = {
  type: "json_extract(body, '$._type')",
  slug: "json_extract(body, '$.slug.current')",
} as const;

const MAX_LOOKUP_ROWS = 5_000;

type StoredWay = keyof typeof INDEXED;
export type TypeCount = { type: string; documents: number; drafts: number };
export type StoredRow = { id: string; read(): LakeDocument };

/** The documents of a dataset on disk, without a cache (`DocumentIndex` is the cache). */
export class StoredDocuments {
  readonly #dataset: string;
  readonly #one: StatementSync;
  readonly #after: StatementSync;
  readonly #prefixed: StatementSync;
  readonly #holding: StatementSync;
  readonly #types: StatementSync;
  readonly #by: Readonly<Record<StoredWay, StatementSync>>;

  constructor(database: DatabaseSync, dataset: string) {
    const select = 'SELECT id, body FROM documents WHERE dataset = ?';
    // Without this hint SQLite scans the whole dataset by its primary key, since the index has no statistics.
    const prepareSelect = (way: StoredWay) =>
      database.prepare(
        `SELECT id, body FROM documents INDEXED BY documents_by_${way} WHERE dataset = ? AND ${INDEXED[way]} = ? LIMIT ?`,
      );
    this.#dataset = dataset;
    this.#one = database.prepare(`${select} AND id = ?`);
    this.#after = database.prepare(`${select} AND id > ? ORDER BY id LIMIT ?`);
    this.#prefixed = database.prepare(
      'SELECT id FROM documents WHERE dataset = ? AND id >= ? AND id < ? ORDER BY id',
    );
    this.#holding = database.prepare('SELECT id FROM documents WHERE dataset = ? AND instr(body, ?) > 0');
    this.#types = database.prepare(
      `SELECT ${INDEXED.type} AS type, count(*) AS documents, sum(id GLOB 'drafts.*' OR id GLOB 'versions.*') AS drafts
       FROM documents WHERE dataset = ? GROUP BY type ORDER BY type`,
    );
    this.#by = { type: prepareSelect('type'), slug: prepareSelect('slug') };
  }

  get(id: string): LakeDocument | undefined {
    const row = this.#one.get(this.#dataset, id);
    return row && readBody(row.body);
  }

  /** The number of documents per type, and how many of them are drafts or versions. */
  countTypes(): TypeCount[] {
    return this.#types.all(this.#dataset).map((row) => ({
      type: String(row.type),
      documents: Number(row.documents),
      drafts: Number(row.drafts),
    }));
  }

  /** The next `count` documents after an id, ordered by id. */
  readAfter(id: string, count: number): StoredRow[] {
    return this.#after.all(this.#dataset, id, count).map(readRow);
  }

  /** The ids that start with a prefix, in order. */
  listIdsFrom(prefix: string): string[] {
    // Greater than any character that an id may contain.
    return this.#prefixed.all(this.#dataset, prefix, `${prefix}\u{ffff}`).map(({ id }) => String(id));
  }

  /** The ids of the documents with a strong or weak reference to an id. SQLite scans all documents without parsing them. */
  listIdsReferringTo(id: string): string[] {
    // Bodies are written by JSON.stringify(), so there are no spaces.
    return this.#holding.all(this.#dataset, `"_ref":${JSON.stringify(id)}`).map((row) => String(row.id));
  }

  /** The documents with a key; undefined when there are so many that reading all documents is faster. */
  readUnder(way: StoredWay, key: string): StoredRow[] | undefined {
    const rows = this.#by[way].all(this.#dataset, key, MAX_LOOKUP_ROWS);
    return rows.length < MAX_LOOKUP_ROWS ? rows.map(readRow) : undefined;
  }
}

function readRow({ id, body }: Record<string, unknown>): StoredRow {
  return { id: String(id), read: () => readBody(body) };
}

/** Parses a body. The type is safe: the transaction log writes only LakeDocuments. */
function readBody(body: unknown): LakeDocument {
  return JSON.parse(String(body)) as LakeDocument;
}
