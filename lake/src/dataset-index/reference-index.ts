import type { LakeDocument } from '../documents/document.ts';
import { isAcrossDatasets } from '../documents/references.ts';
import { Postings } from './postings.ts';

/** A cache; documents are never mutated. */
const known = new WeakMap<LakeDocument, ReadonlySet<string>>();

/**
 * The targets of a document's strong references. References into other datasets, and those with `_weak: true`, are never checked
 * and not included (protocol section 7.2).
 */
export function listStrongReferences(document: LakeDocument): ReadonlySet<string> {
  const remembered = known.get(document);
  if (remembered) return remembered;
  const found = new Set<string>();
  collect(document, found);
  known.set(document, found);
  return found;
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
    return;
  }
  if (value === null || typeof value !== 'object') return;
  if ('_ref' in value && typeof value._ref === 'string') {
    const weak = '_weak' in value && value._weak === true;
    if (!weak && !isAcrossDatasets(value)) found.add(value._ref);
  }
  for (const child of Object.values(value)) collect(child, found);
}

/** Updates an index of referrers by target: removes the references of `before`, and adds those of `after`. */
export function replaceReferrer(
  referrers: Postings,
  before: LakeDocument | undefined,
  after: LakeDocument | undefined,
): void {
  if (before) for (const target of listStrongReferences(before)) referrers.remove(target, before._id);
  if (after) for (const target of listStrongReferences(after)) referrers.add(target, after._id);
}

/** The source of the documents whose references are indexed. */
type ReferringDocuments = {
  /** Whether all documents are in memory. */
  isComplete(): boolean;
  all(): readonly LakeDocument[];
  /** A superset of the stored documents that refer to an id. */
  idsReferringTo(id: string): readonly string[];
};

/**
 * An index of references by target, so that a delete need not read every document. It is built at the first use after all
 * documents are in memory, and updated with every commit; until then referrers are looked up on disk.
 */
export class ReferenceIndex {
  readonly #documents: ReferringDocuments;
  #referrers: Postings | undefined;

  constructor(documents: ReferringDocuments) {
    this.#documents = documents;
  }

  /** Updates the index for one changed document. */
  update(before: LakeDocument | undefined, after: LakeDocument | undefined): void {
    if (this.#referrers) replaceReferrer(this.#referrers, before, after);
  }

  /** A superset of the documents with strong references to an id. */
  listReferrers(id: string): Iterable<string> {
    if (!this.#referrers && !this.#documents.isComplete()) return this.#documents.idsReferringTo(id);
    this.#referrers ??= this.#build();
    return this.#referrers.get(id);
  }

  #build(): Postings {
    const referrers = new Postings();
    for (const document of this.#documents.all()) replaceReferrer(referrers, undefined, document);
    return referrers;
  }
}
