import type { LakeDocument } from '../documents/document.ts';
import { listMentions, listSlugs } from '../documents/references.ts';
import type { DatasetView, PerspectiveView } from './perspective-view.ts';
import { Postings } from './postings.ts';
import { type DocumentOrder, sortById, withChanges, withChangesInOrder } from './sorted-documents.ts';

/** A snapshot of a view: documents that have changed since then are returned in their former version. */
export class SnapshotView implements DatasetView {
  readonly #view: PerspectiveView;
  /** The former versions of changed documents, by the shown id. */
  readonly #before = new Map<string, LakeDocument | undefined>();
  readonly #bySlug = new Postings();
  readonly #byMention = new Postings();
  readonly #lists = new Map<string, readonly LakeDocument[]>();

  constructor(view: PerspectiveView) {
    this.#view = view;
  }

  /** Must be called before a document changes. */
  keep(storedId: string): void {
    const id = this.#view.getShownId(storedId);
    if (this.#before.has(id)) return;
    const document = this.#view.getById(id);
    this.#before.set(id, document);
    if (!document) return;
    for (const slug of listSlugs(document)) this.#bySlug.add(slug, id);
    for (const mention of listMentions(document)) this.#byMention.add(mention, id);
  }

  get isComplete(): boolean {
    return this.#view.isComplete;
  }

  getById(id: string): LakeDocument | undefined {
    return this.#before.has(id) ? this.#before.get(id) : this.#view.getById(id);
  }

  get documents(): readonly LakeDocument[] {
    return this.#list('all', () => withChanges(this.#view.documents, this.#before));
  }

  listByType(type: string): readonly LakeDocument[] {
    return this.#list(`type ${type}`, () =>
      withChanges(this.#view.listByType(type), this.#before, ({ _type }) => _type === type),
    );
  }

  listByTypeInOrder(type: string, order: DocumentOrder): readonly LakeDocument[] {
    return this.#list(`order ${type} ${order.key}`, () => {
      const sorted = this.#view.listByTypeInOrder(type, order);
      const isOfType = ({ _type }: LakeDocument) => _type === type;
      return withChangesInOrder(sorted, this.#view.listByType(type), this.#before, isOfType, order.sort);
    });
  }

  listBySlug(slug: string): readonly LakeDocument[] {
    return this.#asBefore(this.#view.listBySlug(slug), this.#bySlug.get(slug));
  }

  listMentioning(id: string): readonly LakeDocument[] {
    return this.#asBefore(this.#view.listMentioning(id), this.#byMention.get(id));
  }

  /** Caches a list, which does not change during the snapshot. */
  #list(key: string, make: () => readonly LakeDocument[]): readonly LakeDocument[] {
    const list = this.#lists.get(key) ?? make();
    this.#lists.set(key, list);
    return list;
  }

  #asBefore(found: readonly LakeDocument[], changedIds: Iterable<string>): readonly LakeDocument[] {
    if (this.#before.size === 0) return found;
    const unchanged = found.filter(({ _id }) => !this.#before.has(_id));
    const changed = Array.from(changedIds, (id) => this.#before.get(id)).filter((old) => old !== undefined);
    return sortById([...unchanged, ...changed]);
  }
}
