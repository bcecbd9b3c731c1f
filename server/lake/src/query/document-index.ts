import type { LakeDocument } from '../document.ts';
import type { StoredDocuments, StoredRow } from '../store/stored-documents.ts';
import { LruCache } from './lru-cache.ts';
import type { Perspective } from './perspective.ts';
import { PerspectiveView } from './perspective-view.ts';
import { Postings } from './postings.ts';
import { mentionsIn, slugOf } from './references.ts';
import { SnapshotView } from './snapshot-view.ts';

/** The indexes, and the keys under which each has a document. */
const KEYS = {
  type: (document: LakeDocument): Iterable<string> => [document._type],
  slug: slugOf,
  mention: mentionsIn,
} as const;

type IndexName = keyof typeof KEYS;
const INDEX_NAMES: readonly IndexName[] = ['type', 'slug', 'mention'];

/** A reader may name any stack of releases; the views used longest ago are made again when they are needed. */
const MAX_VIEWS = 12;

const READ_AT_ONCE = 1_000;

/**
 * The current documents of a dataset, with indexes. Each index is built when it is first used and updated with every commit, so that a
 * write costs the same whatever the size of the dataset. Documents are read from the disk when they are first needed, and stay in memory.
 */
export class DocumentIndex {
  readonly #documents = new Map<string, LakeDocument>();
  /** What may hold more documents than were read so far. */
  #stored: StoredDocuments | undefined;
  #readUpTo = '';
  readonly #postings = new Map<IndexName, Postings>();
  readonly #views = new LruCache<PerspectiveView>(MAX_VIEWS);
  readonly #snapshots = new Set<SnapshotView>();

  /**
   * @param documents quickest when sorted by `_id`
   * @param stored on disk; it knows of every change before this index is told
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

  /** Whether every document was read from the disk. */
  get isComplete(): boolean {
    return this.#stored === undefined;
  }

  /** The stored ids of all documents, in no particular order. */
  ids(): Iterable<string> {
    this.#readAll();
    return this.#documents.keys();
  }

  /** The stored ids of the documents under a key. */
  idsUnder(index: IndexName, key: string): Iterable<string> {
    const stored = index === 'mention' ? undefined : this.#stored?.under(index, key);
    if (stored) return stored.map(this.#take);
    return (this.#postings.get(index) ?? this.#build(index)).get(key);
  }

  /** Replaces a document, by nothing when it was deleted. */
  set(id: string, after: LakeDocument | undefined): void {
    for (const snapshot of this.#snapshots) snapshot.keep(id);
    const before = this.#documents.get(id);
    if (after) this.#documents.set(id, after);
    else this.#documents.delete(id);
    for (const index of INDEX_NAMES) this.#move(index, id, before, after);
    for (const view of this.#views.values()) view.touch(id);
  }

  /**
   * What a perspective shows. The view follows the index: it is for an evaluation that waits for nothing.
   *
   * @param publicOnly for a reader who may not see what lies under a path (ids with a dot)
   */
  view(perspective: Perspective, publicOnly = false): PerspectiveView {
    // A release may have the name of a perspective.
    const name = typeof perspective === 'string' ? perspective : `stack ${perspective.join()}`;
    return this.#views.getOrCreate(
      publicOnly ? `public ${name}` : name,
      () => new PerspectiveView(this, perspective, publicOnly),
    );
  }

  /**
   * What a view shows now, for an evaluation that is interrupted.
   *
   * @returns the way to end it: until then every change has to be kept
   */
  takeSnapshot(view: PerspectiveView): { snapshot: SnapshotView; end: () => void } {
    // What was not read before it changes could not be kept as it was.
    this.#readAll();
    const snapshot = new SnapshotView(view);
    this.#snapshots.add(snapshot);
    return { snapshot, end: () => this.#snapshots.delete(snapshot) };
  }

  /** Reads a document unless it was read before, so that there is one object for it. */
  readonly #take = ({ id, read }: StoredRow): string => {
    if (!this.#documents.has(id)) this.#documents.set(id, read());
    return id;
  };

  /** Reads some of the documents that were not read yet. Returns whether there are more. */
  readMore(count: number): boolean {
    const rows = this.#stored?.after(this.#readUpTo, count) ?? [];
    for (const row of rows) this.#readUpTo = this.#take(row);
    if (rows.length < count) this.#stored = undefined;
    return this.#stored !== undefined;
  }

  #readAll(): void {
    while (this.readMore(READ_AT_ONCE));
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
