import { DocumentIndex } from '../dataset-index/document-index.ts';
import { Postings } from '../dataset-index/postings.ts';
import { replaceReferrer } from '../dataset-index/reference-index.ts';
import { sortById } from '../dataset-index/sorted-documents.ts';
import {
  getDraftId,
  getPublishedId,
  type LakeDocument,
  type UnwrittenDocument,
} from '../documents/document.ts';
import { ItemError } from '../errors.ts';
import { assertAttributes } from './attribute-limit.ts';
import { assertStorable } from './check-document.ts';
import { assertReferences } from './reference-faults.ts';

/** The mutations that contain a whole document. */
export type CreateKind = 'create' | 'createOrReplace' | 'createIfNotExists';

/** One mutation of one document for listeners and history, with patches by query resolved to ids. */
export type DocumentMutation =
  | Partial<Record<CreateKind, LakeDocument>>
  | { patch: { id: string } & Record<string, unknown> }
  | { delete: { id: string } };

/** The change of one document in a transaction. `undefined` means that it did not exist. */
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
  /** All documents, sorted by `_id`. The array is never mutated. */
  listAll(): readonly LakeDocument[];
  /** The documents whose ids start with a prefix, ordered by id. */
  listStartingWith(prefix: string): readonly LakeDocument[];
  /** The indexed documents, for queries. */
  readonly index: DocumentIndex;
};

function purgeRefused(id: string): ItemError {
  const permission = 'editHistory';
  const description = `Insufficient permissions to purge "${id}"; permission "${permission}" required`;
  return new ItemError(403, 'insufficientPermissionsError', description, { id, permission });
}

/** The effect of one item of the request on a document. */
type Step = { item: number; after: LakeDocument | undefined };

/** An uncommitted transaction. Its writes are only visible through it. */
export class PendingTransaction implements DocumentReader {
  readonly id: string;
  readonly author: string;
  /** RFC 3339 in whole seconds, as in documents of the hosted lake. */
  readonly timestamp: string;
  /** RFC 3339 in milliseconds, for the transaction log. */
  readonly loggedAt: string;
  readonly #base: DocumentReader;
  readonly #changes = new Map<string, DocumentChange>();
  #index: DocumentIndex | undefined;
  #referrers: Postings | undefined;
  readonly #steps = new Map<string, Step[]>();
  /** The index of the current mutation or action in the request. */
  item = 0;

  /** The published ids whose history is purged, including their drafts and versions, also deleted ones. */
  readonly purgedGroups = new Set<string>();

  /** Whether the author has permission to delete history. */
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

  /** The document before this transaction. */
  getOriginal(id: string): LakeDocument | undefined {
    return this.#base.get(id);
  }

  listAll(): readonly LakeDocument[] {
    if (this.#changes.size === 0) return this.#base.listAll();
    const untouched = this.#base.listAll().filter((document) => !this.#changes.has(document._id));
    const written = [...this.#changes.values()].flatMap((change) => change.after ?? []);
    return sortById([...untouched, ...written]);
  }

  listStartingWith(prefix: string): readonly LakeDocument[] {
    const untouched = this.#base.listStartingWith(prefix).filter(({ _id }) => !this.#changes.has(_id));
    const written = [...this.#changes.values()].flatMap(({ after }) => after ?? []);
    return sortById([...untouched, ...written.filter(({ _id }) => _id.startsWith(prefix))]);
  }

  get index(): DocumentIndex {
    if (this.#changes.size === 0) return this.#base.index;
    this.#index ??= new DocumentIndex(this.listAll());
    return this.#index;
  }

  /**
   * Writes a document; the transaction's id becomes its revision. The mutation contains the stored document including
   * `_createdAt`, since clients that apply it must compute the same document.
   *
   * @throws ItemError 400 when the lake cannot store it
   */
  put(document: UnwrittenDocument, kind: CreateKind): LakeDocument {
    const stamped = this.#stamp(document);
    this.#record(document._id, stamped, { [kind]: stamped });
    return stamped;
  }

  /** Writes a patched document. @throws ItemError as `put` */
  putPatched(document: UnwrittenDocument, operations: Readonly<Record<string, unknown>>): void {
    const { _id: id } = document;
    this.#record(id, this.#stamp(document), { patch: { id, ...operations } });
  }

  #stamp(document: UnwrittenDocument): LakeDocument {
    const stamped = { ...document, _rev: this.id };
    assertStorable(stamped);
    const listEarlier = () => this.#listEarlierVersions(stamped._id);
    assertAttributes(stamped, listEarlier);
    assertReferences(stamped, listEarlier);
    return stamped;
  }

  /** What was stored of a document before this transaction: itself, and what a draft, version or publication may be a copy of. */
  #listEarlierVersions(id: string): LakeDocument[] {
    const publishedId = getPublishedId(id);
    const versions = this.#base
      .listStartingWith('versions.')
      .filter(({ _id }) => getPublishedId(_id) === publishedId);
    const others = [publishedId, getDraftId(publishedId)].flatMap((other) => this.#base.get(other) ?? []);
    return [...others, ...versions];
  }

  /**
   * Deletes a document; with `purge` also the content in its history.
   *
   * @throws ItemError 403 when the author has no permission to purge
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

  /** The index of the item after which a document met a condition until the end of the transaction. */
  findCausingItem(id: string, isSo: (document: LakeDocument | undefined) => boolean): number {
    const steps = this.#steps.get(id) ?? [];
    const lastOther = steps.findLastIndex(({ after }) => !isSo(after));
    return steps[lastOther + 1]?.item ?? 0;
  }

  /** The documents written by the transaction with strong references to an id. */
  listWrittenReferrers(id: string): Iterable<string> {
    if (!this.#referrers) {
      this.#referrers = new Postings();
      for (const { after } of this.#changes.values()) replaceReferrer(this.#referrers, undefined, after);
    }
    return this.#referrers.get(id);
  }

  /** The changes of the transaction, without documents that were created and deleted within it. */
  listChanges(): DocumentChange[] {
    return [...this.#changes.values()].filter((change) => change.before || change.after);
  }
}
