import type { LakeDocument, UnwrittenDocument } from '../document.ts';
import { ItemError } from '../errors.ts';
import { DocumentIndex } from '../query/document-index.ts';
import { Postings } from '../query/postings.ts';
import { sortedById } from '../query/sorted-documents.ts';
import { assertStorable } from './check-document.ts';
import { replaceReferrer } from './references.ts';

/** The mutations that say a whole document. */
export type CreateKind = 'create' | 'createOrReplace' | 'createIfNotExists';

/** One mutation of one document as listeners and history see it: patches by id, query patches resolved. */
export type DocumentMutation =
  | Partial<Record<CreateKind, LakeDocument>>
  | { patch: { id: string } & Record<string, unknown> }
  | { delete: { id: string } };

/** What one transaction did to one document. `undefined` means that it did not exist. */
export type DocumentChange = {
  id: string;
  before: LakeDocument | undefined;
  after: LakeDocument | undefined;
  mutations: DocumentMutation[];
  /** Whether the document's history is deleted too. */
  purged: boolean;
};

/** Read access to the documents of a dataset. */
export type DocumentReader = {
  get(id: string): LakeDocument | undefined;
  /** Every document, sorted by `_id`. The array is never changed in place. */
  all(): readonly LakeDocument[];
  /** The documents whose ids begin like this, in the order of their ids. */
  startingWith(prefix: string): readonly LakeDocument[];
  /** The documents by the indexes that queries use. */
  readonly index: DocumentIndex;
};

function purgeRefused(id: string): ItemError {
  const permission = 'editHistory';
  const description = `Insufficient permissions to purge "${id}"; permission "${permission}" required`;
  return new ItemError(403, 'insufficientPermissionsError', description, { id, permission });
}

/** The effect of one item of the request on a document. */
type Step = { item: number; after: LakeDocument | undefined };

/** A transaction under way: until it is committed, only the transaction itself sees its writes. */
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
  #referrers: Postings | undefined;
  readonly #steps = new Map<string, Step[]>();
  /** The index, in the request, of the mutation or action that is being applied. */
  item = 0;

  /** Published ids whose drafts and versions are purged from history, deleted ones included. */
  readonly purgedGroups = new Set<string>();

  /** Whether the author may delete what history holds. */
  readonly #mayPurge: boolean;

  constructor(base: DocumentReader, options: { id: string; author: string; now: Date; mayPurge?: boolean }) {
    this.#mayPurge = options.mayPurge ?? true;
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
    return sortedById([...untouched, ...written]);
  }

  startingWith(prefix: string): readonly LakeDocument[] {
    const untouched = this.#base.startingWith(prefix).filter(({ _id }) => !this.#changes.has(_id));
    const written = [...this.#changes.values()].flatMap(({ after }) => after ?? []);
    return sortedById([...untouched, ...written.filter(({ _id }) => _id.startsWith(prefix))]);
  }

  get index(): DocumentIndex {
    if (this.#changes.size === 0) return this.#base.index;
    this.#index ??= new DocumentIndex(this.all());
    return this.#index;
  }

  /**
   * Writes a document; the transaction's id becomes its revision. The mutation carries the document as it is stored,
   * `_createdAt` included, or a client would compute another one.
   *
   * @throws ItemError 400 when the lake cannot keep it
   */
  put(document: UnwrittenDocument, kind: CreateKind): LakeDocument {
    const stamped = this.#stamp(document);
    this.#record(document._id, stamped, { [kind]: stamped });
    return stamped;
  }

  /** Writes what a patch made of a document. @throws ItemError as `put` */
  putPatched(document: UnwrittenDocument, operations: Readonly<Record<string, unknown>>): void {
    const { _id: id } = document;
    this.#record(id, this.#stamp(document), { patch: { id, ...operations } });
  }

  #stamp(document: UnwrittenDocument): LakeDocument {
    const stamped = { ...document, _rev: this.id };
    assertStorable(stamped);
    return stamped;
  }

  /**
   * Deletes a document; with `purge` nothing that it held can be read from its history any more.
   *
   * @throws ItemError 403 when the author may not purge
   */
  remove(id: string, options: { purge?: boolean } = {}): void {
    if (options.purge && !this.#mayPurge) throw purgeRefused(id);
    const change = this.#record(id, undefined, { delete: { id } });
    if (options.purge) change.purged = true;
  }

  #record(id: string, after: LakeDocument | undefined, mutation: DocumentMutation): DocumentChange {
    const fresh = { id, before: this.#base.get(id), after, mutations: [], purged: false };
    const change: DocumentChange = this.#changes.get(id) ?? fresh;
    this.#changes.set(id, change);
    if (this.#referrers) replaceReferrer(this.#referrers, change.after, after);
    change.after = after;
    this.#index?.set(id, after);
    change.mutations.push(mutation);
    const steps = this.#steps.get(id) ?? [];
    steps.push({ item: this.item, after });
    this.#steps.set(id, steps);
    return change;
  }

  /** The index of the item that gave a changed document its final state. */
  itemThatMade(id: string, isSo: (document: LakeDocument | undefined) => boolean): number {
    const steps = this.#steps.get(id) ?? [];
    const lastOther = steps.findLastIndex(({ after }) => !isSo(after));
    return steps[lastOther + 1]?.item ?? 0;
  }

  /** The documents that the transaction wrote and that strongly refer to an id. */
  writtenReferrersOf(id: string): Iterable<string> {
    if (!this.#referrers) {
      this.#referrers = new Postings();
      for (const { after } of this.#changes.values()) replaceReferrer(this.#referrers, undefined, after);
    }
    return this.#referrers.get(id);
  }

  /** What the transaction did, without documents that were created and deleted within it. */
  changes(): DocumentChange[] {
    return [...this.#changes.values()].filter((change) => change.before || change.after);
  }
}
