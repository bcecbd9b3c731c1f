import { getPublishedId, isPublicId, type LakeDocument } from '../documents/document.ts';
import { getStoredId, isUnpublishing, listLayers, type Perspective, withPublishedId } from './perspective.ts';
import { type DocumentOrder, sortById, withChanges, withChangesInOrder } from './sorted-documents.ts';

/** The documents of a query. Lists are sorted by `_id` and never mutated. */
export type DatasetView = {
  /** Whether all documents were read from disk. */
  readonly isComplete: boolean;
  readonly documents: readonly LakeDocument[];
  getById(id: string): LakeDocument | undefined;
  listByType(type: string): readonly LakeDocument[];
  /** The documents of a type in a given order; the sorted list is cached. */
  listByTypeInOrder(type: string, order: DocumentOrder): readonly LakeDocument[];
  /** A superset of the documents with this `slug.current`. */
  listBySlug(slug: string): readonly LakeDocument[];
  /** A superset of the documents that refer to this id, strongly or weakly. */
  listMentioning(id: string): readonly LakeDocument[];
};

/** The part of the index that a view reads, by stored ids. */
type IndexedDocuments = {
  readonly isComplete: boolean;
  get(id: string): LakeDocument | undefined;
  listIds(): Iterable<string>;
  listIdsUnder(key: 'type' | 'slug' | 'mention', value: string): Iterable<string>;
};

/** After more changes since the last query, cached lists are dropped instead of updated. */
const MAX_PENDING_CHANGES = 64;
/** The number of cached sorted lists; the oldest is dropped. */
const MAX_ORDERS = 16;

type OrderedList = { type: string; order: DocumentOrder; documents: readonly LakeDocument[] };

/** The view of one perspective. Documents are looked up layer by layer; only lists are cached, and updated when they are used. */
export class PerspectiveView implements DatasetView {
  readonly #index: IndexedDocuments;
  readonly #layers: readonly string[] | undefined;
  readonly #isShown: (storedId: string) => boolean;
  readonly #touched = new Set<string>();
  readonly #byType = new Map<string, readonly LakeDocument[]>();
  readonly #ordered = new Map<string, OrderedList>();
  #all: readonly LakeDocument[] | undefined;

  constructor(index: IndexedDocuments, perspective: Perspective, publicOnly: boolean) {
    this.#index = index;
    this.#layers = listLayers(perspective);
    const withVersions = perspective !== 'rawWithoutVersions';
    this.#isShown = (id) => (publicOnly ? isPublicId(id) : withVersions || !id.startsWith('versions.'));
  }

  get isComplete(): boolean {
    return this.#index.isComplete;
  }

  getById(id: string): LakeDocument | undefined {
    if (!this.#layers) return this.#isShown(id) ? this.#index.get(id) : undefined;
    for (const layer of this.#layers) {
      const storedId = getStoredId(layer, id);
      const document =
        storedId !== undefined && this.#isShown(storedId) ? this.#index.get(storedId) : undefined;
      if (document) return isUnpublishing(document) ? undefined : withPublishedId(document);
    }
    return undefined;
  }

  get documents(): readonly LakeDocument[] {
    this.#applyChanges();
    this.#all ??= this.#listShown(this.#index.listIds());
    return this.#all;
  }

  listByType(type: string): readonly LakeDocument[] {
    this.#applyChanges();
    const known = this.#byType.get(type);
    if (known) return known;
    const documents = this.#listShown(this.#index.listIdsUnder('type', type)).filter(
      ({ _type }) => _type === type,
    );
    // Only types with documents are cached, since readers can query any type. The key is the string of a document.
    const [first] = documents;
    if (first) this.#byType.set(first._type, documents);
    return documents;
  }

  listByTypeInOrder(type: string, order: DocumentOrder): readonly LakeDocument[] {
    const documents = this.listByType(type);
    const [first] = documents;
    if (!first) return documents;
    const key = `${first._type} ${order.key}`;
    const known = this.#ordered.get(key);
    if (known) return known.documents;
    const list = { type: first._type, order, documents: order.sort(documents) };
    this.#ordered.set(key, list);
    const [oldest] = this.#ordered.keys();
    if (this.#ordered.size > MAX_ORDERS && oldest !== undefined) this.#ordered.delete(oldest);
    return list.documents;
  }

  listBySlug(slug: string): readonly LakeDocument[] {
    return this.#listShown(this.#index.listIdsUnder('slug', slug));
  }

  listMentioning(id: string): readonly LakeDocument[] {
    return this.#listShown(this.#index.listIdsUnder('mention', id));
  }

  /** Must be called for every changed document. */
  touch(storedId: string): void {
    if (this.#all || this.#byType.size > 0) this.#touched.add(storedId);
    if (this.#touched.size <= MAX_PENDING_CHANGES) return;
    this.#all = undefined;
    this.#byType.clear();
    this.#ordered.clear();
    this.#touched.clear();
  }

  /**
   * The documents that the perspective shows for these stored ids. They may be other versions than the stored ones, so conditions
   * must be evaluated again.
   */
  #listShown(storedIds: Iterable<string>): readonly LakeDocument[] {
    const ids = new Set<string>();
    for (const id of storedIds) if (this.#isShown(id)) ids.add(this.getShownId(id));
    const documents: LakeDocument[] = [];
    for (const id of ids) {
      const document = this.getById(id);
      if (document) documents.push(document);
    }
    return sortById(documents);
  }

  /** The id under which the view shows the document with this stored id, if it shows it. */
  getShownId(storedId: string): string {
    return this.#layers ? getPublishedId(storedId) : storedId;
  }

  #applyChanges(): void {
    if (this.#touched.size === 0) return;
    const changes = new Map<string, LakeDocument | undefined>();
    for (const storedId of this.#touched) {
      const id = this.getShownId(storedId);
      changes.set(id, this.getById(id));
    }
    this.#touched.clear();
    if (this.#all) this.#all = withChanges(this.#all, changes);
    for (const list of this.#ordered.values()) {
      const isOfType = ({ _type }: LakeDocument) => _type === list.type;
      const byId = this.#byType.get(list.type) ?? [];
      list.documents = withChangesInOrder(list.documents, byId, changes, isOfType, list.order.sort);
    }
    for (const [type, documents] of this.#byType) {
      this.#byType.set(
        type,
        withChanges(documents, changes, ({ _type }) => _type === type),
      );
    }
  }
}
