import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { getDraftId, getPublishedId, type LakeDocument } from '../documents/document.ts';
import { createInvalidError } from '../errors.ts';
import type { CountWork } from '../work-meter.ts';
import { runInTransaction } from './database.ts';
import { computeEffects, type Effects } from './effects.ts';
import type { DocumentChange, DocumentMutation, PendingTransaction } from './pending-transaction.ts';

/** The hosted lake's limit. */
const MAX_DOCUMENT_LENGTH = 32_000_000;

/** The change of one document in a logged transaction. Mutations and effects are read from disk at each access. */
export type LoggedChange = {
  sequence: number;
  transactionId: string;
  author: string;
  timestamp: string;
  documentId: string;
  previousRev: string | undefined;
  resultRev: string | undefined;
  readonly mutations: DocumentMutation[];
  readonly effects: Readonly<Effects>;
};

/** The approximate number of characters read for a change without its mutations and effects. */
const CHANGE_OVERHEAD = 200;

/** The logged form of a change that purged its document: without any former content. */
function withoutHistory({ id, after }: DocumentChange): DocumentChange {
  const remove: DocumentMutation = { delete: { id } };
  const mutations = after ? [remove, { createOrReplace: after }] : [remove];
  return { id, before: undefined, after, mutations, purged: true };
}

/** All transactions of a dataset, with their changes. */
export class TransactionLog {
  readonly #dataset: string;
  readonly #database: DatabaseSync;
  readonly #getSequence: StatementSync;
  readonly #last: StatementSync;
  readonly #changesIn: StatementSync;
  readonly #versions: StatementSync;
  readonly #texts: Readonly<Record<'mutations' | 'apply' | 'revert', StatementSync>>;
  readonly #insertTransaction: StatementSync;
  readonly #insertChange: StatementSync;
  readonly #putDocument: StatementSync;
  readonly #changeDocument: StatementSync;
  readonly #removeDocument: StatementSync;
  readonly #forget: StatementSync;

  constructor(database: DatabaseSync, dataset: string) {
    this.#dataset = dataset;
    this.#database = database;
    this.#getSequence = database.prepare('SELECT sequence FROM transactions WHERE dataset = ? AND id = ?');
    this.#last = database.prepare(
      'SELECT id, timestamp FROM transactions WHERE dataset = ? ORDER BY sequence DESC LIMIT 1',
    );
    this.#changesIn = database.prepare(
      `SELECT c.sequence, c.document_id, c.previous_rev, c.result_rev, t.id AS transaction_id, t.author, t.timestamp
       FROM changes c JOIN transactions t USING (sequence) WHERE c.sequence = ? ORDER BY c.document_id`,
    );
    this.#versions = database.prepare(
      "SELECT DISTINCT document_id FROM changes WHERE dataset = ? AND document_id GLOB 'versions.*'",
    );
    const prepareText = (column: string) =>
      database.prepare(`SELECT ${column} AS text FROM changes WHERE sequence = ? AND document_id = ?`);
    this.#texts = {
      mutations: prepareText('mutations'),
      apply: prepareText('apply'),
      revert: prepareText('revert'),
    };
    this.#insertTransaction = database.prepare(
      'INSERT INTO transactions (dataset, id, author, timestamp) VALUES (?, ?, ?, ?)',
    );
    this.#insertChange = database.prepare('INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
    this.#putDocument = database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?)');
    this.#changeDocument = database.prepare('UPDATE documents SET body = ? WHERE dataset = ? AND id = ?');
    this.#removeDocument = database.prepare('DELETE FROM documents WHERE dataset = ? AND id = ?');
    this.#forget = database.prepare('DELETE FROM changes WHERE dataset = ? AND document_id = ?');
  }

  has(transactionId: string): boolean {
    return this.getSequence(transactionId) !== undefined;
  }

  /** The sequence number of a transaction in the dataset; undefined when it is unknown. */
  getSequence(transactionId: string): number | undefined {
    const row = this.#getSequence.get(this.#dataset, transactionId);
    return row && Number(row.sequence);
  }

  /** The last transaction; undefined when there is none. */
  readLast(): { id: string; time: Date } | undefined {
    const row = this.#last.get(this.#dataset);
    return row && { id: String(row.id), time: new Date(String(row.timestamp)) };
  }

  /** The last changes of all documents, latest first; the oldest transaction may be incomplete. */
  readLatestChanges(limit: number): LoggedChange[] {
    const rows = this.#database
      .prepare(
        `SELECT c.sequence, c.document_id, c.previous_rev, c.result_rev, t.id AS transaction_id, t.author, t.timestamp
         FROM transactions t JOIN changes c USING (sequence)
         WHERE t.dataset = ? ORDER BY t.sequence DESC, c.document_id DESC LIMIT ?`,
      )
      .all(this.#dataset, limit);
    return rows.map((row) => this.#readChange(row, () => {}));
  }

  /**
   * All changes of the documents, oldest first.
   *
   * @param count receives the number of characters read, now and when mutations or effects are accessed
   */
  listChanges(documentIds: readonly string[], count: CountWork = () => {}): LoggedChange[] {
    const rows = this.#database
      .prepare(
        `SELECT c.sequence, c.document_id, c.previous_rev, c.result_rev, t.id AS transaction_id, t.author, t.timestamp
         FROM changes c JOIN transactions t USING (sequence)
         WHERE c.dataset = ? AND c.document_id IN (SELECT value FROM json_each(?)) ORDER BY c.sequence`,
      )
      .iterate(this.#dataset, JSON.stringify(documentIds));
    const changes: LoggedChange[] = [];
    for (const row of rows) {
      count(CHANGE_OVERHEAD);
      changes.push(this.#readChange(row, count));
    }
    return changes;
  }

  /** All changes of a transaction. @param count as in `listChanges` */
  readChangesIn(sequence: number, count: CountWork = () => {}): LoggedChange[] {
    const rows = this.#changesIn.all(sequence);
    count(CHANGE_OVERHEAD * rows.length);
    return rows.map((row) => this.#readChange(row, count));
  }

  #readChange(row: Record<string, unknown>, count: CountWork): LoggedChange {
    const sequence = Number(row.sequence);
    const documentId = String(row.document_id);
    const parseRevision = (value: unknown) => (value === null ? undefined : String(value));
    const read = (column: 'mutations' | 'apply' | 'revert'): unknown => {
      const text = String(this.#texts[column].get(sequence, documentId)?.text);
      count(text.length);
      return JSON.parse(text);
    };
    // The types are safe: `store` below writes the three JSON columns.
    return {
      sequence,
      documentId,
      transactionId: String(row.transaction_id),
      author: String(row.author),
      timestamp: String(row.timestamp),
      previousRev: parseRevision(row.previous_rev),
      resultRev: parseRevision(row.result_rev),
      get mutations() {
        return read('mutations') as DocumentMutation[];
      },
      effects: {
        get apply() {
          return read('apply') as unknown[];
        },
        get revert() {
          return read('revert') as unknown[];
        },
      },
    };
  }

  /** The ids of all versions (`versions.<release>.<id>`) that a document has had. */
  listVersionIds(publishedId: string): string[] {
    return this.#versions
      .all(this.#dataset)
      .map((row) => String(row.document_id))
      .filter((id) => getPublishedId(id) === publishedId);
  }

  /**
   * Stores the transaction, its changes and the resulting documents; durable when it returns.
   *
   * @returns the number of stored characters
   * @throws ItemError 400 when a document is too large
   */
  store(pending: PendingTransaction, changes: readonly DocumentChange[]): number {
    return runInTransaction(this.#database, () => {
      const { lastInsertRowid: sequence } = this.#insertTransaction.run(
        this.#dataset,
        pending.id,
        pending.author,
        pending.loggedAt,
      );
      for (const publishedId of pending.purgedGroups) this.#forgetGroup(publishedId);
      let size = 0;
      for (const change of changes) size += this.#storeChange(sequence, change);
      return size;
    });
  }

  #forgetGroup(publishedId: string): void {
    for (const id of [publishedId, getDraftId(publishedId), ...this.listVersionIds(publishedId)]) {
      this.#forget.run(this.#dataset, id);
    }
  }

  #storeChange(sequence: number | bigint, change: DocumentChange): number {
    if (change.purged) this.#forget.run(this.#dataset, change.id);
    const logged = change.purged ? withoutHistory(change) : change;
    const effects = computeEffects(logged);
    const mutations = JSON.stringify(logged.mutations);
    const apply = JSON.stringify(effects.apply);
    const revert = JSON.stringify(effects.revert);
    this.#insertChange.run(
      sequence,
      this.#dataset,
      change.id,
      change.before?._rev ?? null,
      change.after?._rev ?? null,
      mutations,
      apply,
      revert,
    );
    const body = change.after ? serializeDocument(change.after) : '';
    if (change.after) this.#storeDocument(change.id, body, change.before !== undefined);
    else this.#removeDocument.run(this.#dataset, change.id);
    return mutations.length + apply.length + revert.length + body.length;
  }

  /** Updates the row if it exists, which takes SQLite half as long as replacing it. */
  #storeDocument(id: string, body: string, isThere: boolean): void {
    const { changes } = isThere ? this.#changeDocument.run(body, this.#dataset, id) : { changes: 0 };
    if (Number(changes) === 0) this.#putDocument.run(this.#dataset, id, body);
  }
}

function serializeDocument(document: LakeDocument): string {
  const body = JSON.stringify(document);
  if (body.length <= MAX_DOCUMENT_LENGTH) return body;
  throw createInvalidError(`Document "${document._id}" exceeds the limit of 32 MB`, { id: document._id });
}
