import type { DatabaseSync } from 'node:sqlite';
import { DocumentIndex } from '../dataset-index/document-index.ts';
import { ReferenceIndex } from '../dataset-index/reference-index.ts';
import { StoredDocuments, type TypeCount } from '../dataset-index/stored-documents.ts';
import { nextWriteTime } from '../documents/clock-and-ids.ts';
import type { LakeDocument } from '../documents/document.ts';
import { createId } from '../documents/random-id.ts';
import { createDatasetNotFound, ItemError } from '../errors.ts';
import { checkReferences } from './check-references.ts';
import type { Commit, CommitListener } from './commit.ts';
import { readLoggedCommits } from './logged-commits.ts';
import { type DocumentChange, type DocumentReader, PendingTransaction } from './pending-transaction.ts';
import { RecentCommits } from './recent-commits.ts';
import { TransactionLog } from './transaction-log.ts';

type TransactionOptions = {
  author: string;
  transactionId?: string | undefined;
  dryRun?: boolean;
  now?: Date;
  /** Whether documents may be deleted with their history; true by default. */
  mayPurge?: boolean;
};

/**
 * One dataset: its documents in memory and in SQLite, its log, and its commit listeners. Document objects are immutable; commits
 * replace them.
 */
export class Dataset implements DocumentReader {
  readonly name: string;
  readonly log: TransactionLog;
  readonly index: DocumentIndex;
  readonly references: ReferenceIndex;
  /** The latest commits, for listeners that reconnect. */
  readonly recent: RecentCommits;
  readonly #stored: StoredDocuments;
  readonly #listeners = new Set<CommitListener>();
  #queue: Promise<unknown> = Promise.resolve();
  #lastWrite: Date;
  readonly #deletion = new AbortController();

  constructor(database: DatabaseSync, name: string) {
    this.name = name;
    this.log = new TransactionLog(database, name);
    const last = this.log.readLast();
    this.#lastWrite = last?.time ?? new Date(0);
    this.recent = new RecentCommits({
      position: last?.id,
      read: () => readLoggedCommits(this.log, (id) => this.get(id)),
    });
    this.#stored = new StoredDocuments(database, name);
    this.index = new DocumentIndex([], this.#stored);
    this.references = new ReferenceIndex({
      isComplete: () => this.index.isComplete,
      all: () => this.listAll(),
      idsReferringTo: (id) => this.#stored.listIdsReferringTo(id),
    });
  }

  /** Identifies the state of the dataset: the id of its last transaction, or a placeholder before the first. */
  get position(): string {
    return this.recent.position;
  }

  get(id: string): LakeDocument | undefined {
    return this.index.get(id);
  }

  countTypes(): TypeCount[] {
    return this.#stored.countTypes();
  }

  listAll(): readonly LakeDocument[] {
    return this.index.getView('raw').documents;
  }

  /** The documents whose ids start with a prefix, ordered by id. */
  listStartingWith(prefix: string): readonly LakeDocument[] {
    return this.#stored.listIdsFrom(prefix).flatMap((id) => this.get(id) ?? []);
  }

  /** Calls the listener after every durable commit. Returns a function that unsubscribes. */
  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Builds and stores a transaction atomically. `work` may be asynchronous (patches by query evaluate GROQ), so transactions are
   * queued. With `dryRun` everything is checked and nothing is stored.
   *
   * @throws ItemError when the transaction id was used before or a reference would break
   * @throws LakeError 404 when the dataset is deleted, also while `work` runs
   */
  transact<Result>(
    options: TransactionOptions,
    work: (pending: PendingTransaction) => Result | Promise<Result>,
  ): Promise<{ transactionId: string; result: Result }> {
    const run = async () => {
      this.#assertExists();
      const transactionId = options.transactionId ?? createId();
      if (this.log.has(transactionId)) {
        throw new ItemError(
          409,
          'transactionAlreadyExistsError',
          `Transaction "${transactionId}" already exists in this dataset`,
        );
      }
      const pending = new PendingTransaction(this, {
        id: transactionId,
        author: options.author,
        now: options.now ?? this.#getWriteTime(),
        mayPurge: options.mayPurge ?? true,
      });
      const result = await work(pending);
      // Otherwise the changes would be written to a new dataset with the same name.
      this.#assertExists();
      const changes = pending.listChanges();
      checkReferences(changes, pending, this.references);
      if (!options.dryRun && changes.length > 0) this.#commit(pending, changes);
      return { transactionId, result };
    };
    const finished = this.#queue.then(run);
    this.#queue = finished.catch(() => {});
    return finished;
  }

  /** Calls the listener when the dataset is deleted. Returns a function that unsubscribes. */
  onDeleted(listener: () => void): () => void {
    const { signal } = this.#deletion;
    signal.addEventListener('abort', listener);
    return () => signal.removeEventListener('abort', listener);
  }

  /** Makes queued transactions fail, and ends the streams of listeners. */
  markDeleted(): void {
    this.#deletion.abort();
  }

  /** Never earlier than the previous transaction: the clock may have been set back, and history is read by time. */
  #getWriteTime(): Date {
    const now = nextWriteTime();
    return now > this.#lastWrite ? now : this.#lastWrite;
  }

  #assertExists(): void {
    if (this.#deletion.signal.aborted) throw createDatasetNotFound(this.name);
  }

  #commit(pending: PendingTransaction, changes: readonly DocumentChange[]): void {
    const size = this.log.store(pending, changes);
    this.#lastWrite = new Date(pending.loggedAt);
    for (const change of changes) {
      this.index.set(change.id, change.after);
      this.references.update(change.before, change.after);
    }
    const commit = {
      transactionId: pending.id,
      author: pending.author,
      timestamp: pending.loggedAt,
      changes,
    };
    this.recent.add(commit, size);
    for (const listener of [...this.#listeners]) notifyListener(listener, commit);
  }
}

/** Calls a listener. Its errors are logged, since the commit is durable already and the other listeners must be called. */
function notifyListener(listener: CommitListener, commit: Commit): void {
  try {
    listener(commit);
  } catch (error) {
    console.error(`A listener failed on the commit ${commit.transactionId}:`, error);
  }
}
