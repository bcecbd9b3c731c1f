import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { LakeDocument } from '../document.ts';
import { encodeMendoza } from '../mendoza/encode.ts';
import { inTransaction } from './database.ts';
import type { DocumentChange, DocumentMutation, PendingTransaction } from './pending-transaction.ts';

/** A mendoza patch pair: `apply` turns the previous document into the next, `revert` back; both without `_rev`. */
export type Effects = { apply: unknown[]; revert: unknown[] };

/** One document's part of a logged transaction. */
export type LoggedChange = {
  sequence: number;
  transactionId: string;
  author: string;
  timestamp: string;
  documentId: string;
  previousRev: string | undefined;
  resultRev: string | undefined;
  mutations: DocumentMutation[];
  effects: Effects;
};

/** The document without its revision, as effects see it; null when there is none. */
export function withoutRevision(document: LakeDocument | undefined): Record<string, unknown> | null {
  if (!document) return null;
  const { _rev, ...rest } = document;
  return rest;
}

/** A change is encoded once, for the log and for every listener. */
const encoded = new WeakMap<DocumentChange, Effects>();

/** Effects of one change, from an encoder whose patches the Studio's history can attribute. */
export function effectsOf(change: DocumentChange): Effects {
  const known = encoded.get(change);
  if (known) return known;
  const before = withoutRevision(change.before);
  const after = withoutRevision(change.after);
  const effects = { apply: encodeMendoza(before, after), revert: encodeMendoza(after, before) };
  encoded.set(change, effects);
  return effects;
}

/** Every transaction of a dataset, with what it did to each document. */
export class TransactionLog {
  readonly #dataset: string;
  readonly #has: StatementSync;
  readonly #versions: StatementSync;
  readonly #ofDocuments: (count: number) => StatementSync;

  constructor(database: DatabaseSync, dataset: string) {
    this.#dataset = dataset;
    this.#has = database.prepare('SELECT 1 FROM transactions WHERE dataset = ? AND id = ?');
    this.#versions = database.prepare(
      'SELECT DISTINCT document_id FROM changes WHERE dataset = ? AND document_id GLOB ?',
    );
    this.#ofDocuments = (count) =>
      database.prepare(
        `SELECT c.*, t.id AS transaction_id, t.author, t.timestamp FROM changes c JOIN transactions t USING (sequence)
         WHERE c.dataset = ? AND c.document_id IN (${Array(count).fill('?').join(', ')}) ORDER BY c.sequence`,
      );
  }

  has(transactionId: string): boolean {
    return this.#has.get(this.#dataset, transactionId) !== undefined;
  }

  /** Every change of the documents, oldest first. */
  changesOf(documentIds: readonly string[]): LoggedChange[] {
    return this.#ofDocuments(documentIds.length)
      .all(this.#dataset, ...documentIds)
      .map(readChange);
  }

  /** The ids of the versions (`versions.<release>.<id>`) that a document ever had. */
  versionIdsOf(publishedId: string): string[] {
    return this.#versions
      .all(this.#dataset, `versions.*.${publishedId}`)
      .map((row) => String(row.document_id));
  }

  /** Stores the transaction, its changes and the documents as they are now; durable when it returns. */
  store(database: DatabaseSync, pending: PendingTransaction, changes: readonly DocumentChange[]): void {
    inTransaction(database, () => {
      const { lastInsertRowid: sequence } = database
        .prepare('INSERT INTO transactions (dataset, id, author, timestamp) VALUES (?, ?, ?, ?)')
        .run(this.#dataset, pending.id, pending.author, pending.loggedAt);
      const insertChange = database.prepare('INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
      const putDocument = database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?)');
      const removeDocument = database.prepare('DELETE FROM documents WHERE dataset = ? AND id = ?');
      for (const change of changes) {
        const effects = effectsOf(change);
        insertChange.run(
          sequence,
          this.#dataset,
          change.id,
          change.before?._rev ?? null,
          change.after?._rev ?? null,
          JSON.stringify(change.mutations),
          JSON.stringify(effects.apply),
          JSON.stringify(effects.revert),
        );
        if (change.after) putDocument.run(this.#dataset, change.id, JSON.stringify(change.after));
        else removeDocument.run(this.#dataset, change.id);
      }
    });
  }
}

function readChange(row: Record<string, unknown>): LoggedChange {
  const text = (column: string) => (row[column] === null ? undefined : String(row[column]));
  // The three JSON columns were written by `store` above.
  return {
    sequence: Number(row.sequence),
    transactionId: String(row.transaction_id),
    author: String(row.author),
    timestamp: String(row.timestamp),
    documentId: String(row.document_id),
    previousRev: text('previous_rev'),
    resultRev: text('result_rev'),
    mutations: JSON.parse(String(row.mutations)) as DocumentMutation[],
    effects: {
      apply: JSON.parse(String(row.apply)) as unknown[],
      revert: JSON.parse(String(row.revert)) as unknown[],
    },
  };
}
