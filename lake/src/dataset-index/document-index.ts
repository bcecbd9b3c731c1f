import type { LakeDocument } from '../documents/document.ts';
import { listMentions, listSlugs } from '../documents/references.ts';
import { LruCache } from '../lru-cache.ts';
import type { Perspective } from './perspective.ts';
import { PerspectiveView } from './perspective-view.ts';
import { Postings } from './postings.ts';
import { SnapshotView } from './snapshot-view.ts';
import type { StoredDocuments, StoredRow } from './stored-documents.ts';

/** The indexes, and the functions that return a document's keys in each. */
const KEYS = {
  type: (document: LakeDocument): Iterable<string> => [document._type],
  slug: listSlugs,
  mention: listMentions,
} as const;

type IndexName = keyof typeof KEYS;
const INDEX_NAMES: readonly IndexName[] = ['type', 'slug', 'mention'];

/** The number of cached views. Readers can request any stack of releases, so the least recently used views are evicted. */
const MAX_VIEWS = 12;

const READ_BATCH_SIZE = 1_000;

/**
 * The current documents of a dataset, with indexes. Each index is built at its first use and updated with every commit, so that
 * the cost of a write does not depend on the size of the dataset. Documents are read from disk when first needed, and then kept in
 * memory.
 */
export class DocumentIndex {
  readonly #documents = new Map<string, LakeDocument>();
  /** The documents on disk; undefined once all are read. */
  #stored: StoredDocuments | undefined;
  #readUpTo = '';
  readonly #postings = new Map<IndexName, Postings>();
  readonly #views = new LruCache<PerspectiveView>(MAX_VIEWS);
  readonly #snapshots = new Set<SnapshotView>();

  /**
   * @param documents fastest when sorted by `_id`
   * @param stored the documents on disk; it must have each change before `set` is called
   */
  constructor(documents: Iterable<LakeDocument> = [], stored?: StoredDocuments) {
    this.#stored = stored;
    for (const document of documents) this.#documents.set(document._id, document);
  }

  get(id: string): LakeDocument | undefined {
    const known = this.#documents.get(id);
    if (known || !this.#stored) return known;
    const document = this.#stored.get(id);
    if (document) this.#documents.set(id, document);
    return document;
  }

  /** Whether all documents were read from disk. */
  get isComplete(): boolean {
    return this.#stored === undefined;
  }

  /** The stored ids of all documents, in no particular order. */
  listIds(): Iterable<string> {
    this.#readAll();
    return this.#documents.keys();
  }

  /** The stored ids of the documents under a key. */
  listIdsUnder(index: IndexName, key: string): Iterable<string> {
    const stored = index === 'mention' ? undefined : this.#stored?.readUnder(index, key);
    if (stored) return stored.map(this.#take);
    return (this.#postings.get(index) ?? this.#build(index)).get(key);
  }

  /** Updates a document; `after` is undefined when it was deleted. */
  set(id: string, after: LakeDocument | undefined): void {
    for (const snapshot of this.#snapshots) snapshot.keep(id);
    const before = this.#documents.get(id);
    if (after) this.#documents.set(id, after);
    else this.#documents.delete(id);
    for (const index of INDEX_NAMES) this.#move(index, id, before, after);
    for (const view of this.#views.values()) view.touch(id);
  }

  /**
   * The view of a perspective. It changes with the index, so it is only for evaluations without interruption.
   *
   * @param publicOnly whether to hide private documents (ids with a dot)
   */
  getView(perspective: Perspective, publicOnly = false): PerspectiveView {
    // Prefixed, since a release may have the name of a perspective.
    const name = typeof perspective === 'string' ? perspective : `stack ${perspective.join()}`;
    return this.#views.getOrCreate(
      publicOnly ? `public ${name}` : name,
      () => new PerspectiveView(this, perspective, publicOnly),
    );
  }

  /**
   * A snapshot of the current state of a view, for an evaluation that is interrupted.
   *
   * @returns the snapshot, and a function that ends it; until then the former versions of changed documents are kept
   */
  takeSnapshot(view: PerspectiveView): { snapshot: SnapshotView; end: () => void } {
    // All documents are read, since the former version of an unread document could not be kept.
    this.#readAll();
    const snapshot = new SnapshotView(view);
    this.#snapshots.add(snapshot);
    return { snapshot, end: () => this.#snapshots.delete(snapshot) };
  }

  /** Reads a document unless it was read before, so that there is only one object per document. */
  readonly #take = ({ id, read }: StoredRow): string => {
    if (!this.#documents.has(id)) this.#documents.set(id, read());
    return id;
  };

  /** Reads up to `count` unread documents. Returns whether there are more. */
  readMore(count: number): boolean {
    const rows = this.#stored?.readAfter(this.#readUpTo, count) ?? [];
    for (const row of rows) this.#readUpTo = this.#take(row);
    if (rows.length < count) this.#stored = undefined;
    return this.#stored !== undefined;
  }

  #readAll(): void {
    while (this.readMore(READ_BATCH_SIZE));
  }

  #build(index: IndexName): Postings {
    this.#readAll();
    const postings = new Postings();
    for (const document of this.#documents.values()) {
      for (const key of KEYS[index](document)) postings.add(key, document._id);
    }
    this.#postings.set(index, postings);
    return postings;
  }

  #move(
    index: IndexName,
    id: string,
    before: LakeDocument | undefined,
    after: LakeDocument | undefined,
  ): void {
    const postings = this.#postings.get(index);
    if (!postings) return;
    if (before) for (const key of KEYS[index](before)) postings.remove(key, id);
    if (after) for (const key of KEYS[index](after)) postings.add(key, id);
  }
}
