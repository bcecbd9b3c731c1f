import type { LakeDocument } from '../document.ts';
import { DocumentIndex } from '../query/document-index.ts';
import { assertStorable } from './check-document.ts';

/** One mutation of one document as listeners and history see it: patches by id, query patches resolved. */
export type DocumentMutation =
  | { create: LakeDocument }
  | { createIfNotExists: LakeDocument }
  | { createOrReplace: LakeDocument }
  | { patch: { id: string } & Record<string, unknown> }
  | { delete: { id: string } };

/** What one transaction did to one document. `undefined` means that it did not exist. */
export type DocumentChange = {
  id: string;
  before: LakeDocument | undefined;
  after: LakeDocument | undefined;
  mutations: DocumentMutation[];
  /** Whether the document's history goes with it. */
  purged: boolean;
};

/** Read access to the documents of a dataset. */
export type DocumentReader = {
  get(id: string): LakeDocument | undefined;
  /** Every document, sorted by `_id`. The array is never changed in place. */
  all(): readonly LakeDocument[];
  /** The documents under the ways by which queries find them. */
  readonly index: DocumentIndex;
};

/** A transaction being put together: its writes are visible to itself and to nobody else until it is committed. */
export class PendingTransaction implements DocumentReader {
  readonly id: string;
  readonly author: string;
  /** RFC 3339 in whole seconds, as the hosted lake stamps documents. */
  readonly timestamp: string;
  /** RFC 3339 in milliseconds, for the transaction log. */
  readonly loggedAt: string;
  readonly #base: DocumentReader;
  readonly #changes = new Map<string, DocumentChange>();
  #index: DocumentIndex | undefined;

  constructor(base: DocumentReader, options: { id: string; author: string; now: Date }) {
    this.id = options.id;
    this.author = options.author;
    this.loggedAt = options.now.toISOString();
    this.timestamp = this.loggedAt.replace(/\.\d+Z$/, 'Z');
    this.#base = base;
  }

  get(id: string): LakeDocument | undefined {
    const change = this.#changes.get(id);
    return change ? change.after : this.#base.get(id);
  }

  /** The document as it was before this transaction. */
  original(id: string): LakeDocument | undefined {
    return this.#base.get(id);
  }

  all(): readonly LakeDocument[] {
    if (this.#changes.size === 0) return this.#base.all();
    const untouched = this.#base.all().filter((document) => !this.#changes.has(document._id));
    const written = [...this.#changes.values()].flatMap((change) => change.after ?? []);
    return [...untouched, ...written].sort((a, b) => (a._id < b._id ? -1 : 1));
  }

  get index(): DocumentIndex {
    if (this.#changes.size === 0) return this.#base.index;
    this.#index ??= new DocumentIndex(this.all());
    return this.#index;
  }

  /**
   * Writes a document; the transaction's id becomes its revision.
   *
   * @throws ItemError 400 when the lake cannot keep it
   */
  put(document: LakeDocument, mutation: DocumentMutation): LakeDocument {
    assertStorable(document);
    const stamped = { ...document, _rev: this.id };
    this.#record(document._id, stamped, mutation);
    return stamped;
  }

  /** Deletes a document; with `purge` nothing that it held can be read from its history any more. */
  remove(id: string, options: { purge?: boolean } = {}): void {
    const change = this.#record(id, undefined, { delete: { id } });
    if (options.purge) change.purged = true;
  }

  #record(id: string, after: LakeDocument | undefined, mutation: DocumentMutation): DocumentChange {
    const fresh = { id, before: this.#base.get(id), after, mutations: [], purged: false };
    const change: DocumentChange = this.#changes.get(id) ?? fresh;
    this.#changes.set(id, change);
    change.after = after;
    this.#index?.set(id, after);
    change.mutations.push(mutation);
    return change;
  }

  /** What the transaction did, without documents that were created and deleted within it. */
  changes(): DocumentChange[] {
    return [...this.#changes.values()].filter((change) => change.before || change.after);
  }
}
