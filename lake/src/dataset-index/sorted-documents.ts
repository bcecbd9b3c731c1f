import type { LakeDocument } from '../documents/document.ts';

/** A sort order of documents: how to sort, and the key under which sorted lists are cached. */
export type DocumentOrder = { key: string; sort: SortDocuments };

/** A stable sort of documents. */
type SortDocuments = (documents: readonly LakeDocument[]) => readonly LakeDocument[];

/** Sorts the array in place by id, the order in which queries visit documents. */
export function sortById(documents: LakeDocument[]): LakeDocument[] {
  return documents.sort((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0));
}

/**
 * Updates a list sorted by id after a few changes. Returns the same list when no change affects it.
 *
 * @param changes changed documents by `_id`; undefined for deleted ones
 * @param belongs whether a document belongs to the list
 */
export function withChanges(
  sorted: readonly LakeDocument[],
  changes: ReadonlyMap<string, LakeDocument | undefined>,
  belongs: (document: LakeDocument) => boolean = () => true,
): readonly LakeDocument[] {
  let copy: LakeDocument[] | undefined;
  for (const [id, changed] of changes) {
    const document = changed && belongs(changed) ? changed : undefined;
    const at = findPosition(id, copy ?? sorted);
    const isThere = (copy ?? sorted)[at]?._id === id;
    if (!isThere && !document) continue;
    copy ??= [...sorted];
    copy.splice(at, isThere ? 1 : 0, ...(document ? [document] : []));
  }
  return copy ?? sorted;
}

/** The index of the document, or the index at which to insert it. */
function findPosition(id: string, sorted: readonly LakeDocument[]): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const document = sorted[middle];
    if (document && document._id < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Updates a list sorted by `sort` after a few changes. Returns the same list when no change affects it.
 *
 * @param byId the same documents sorted by id, to find those that change
 * @param changes changed documents by `_id`; undefined for deleted ones
 */
export function withChangesInOrder(
  sorted: readonly LakeDocument[],
  byId: readonly LakeDocument[],
  changes: ReadonlyMap<string, LakeDocument | undefined>,
  belongs: (document: LakeDocument) => boolean,
  sort: SortDocuments,
): readonly LakeDocument[] {
  const copy = [...sorted];
  for (const id of changes.keys()) {
    const former = byId[findPosition(id, byId)];
    if (former?._id === id) copy.splice(copy.indexOf(former), 1);
  }
  const written = [...changes.values()].filter((document) => document !== undefined && belongs(document));
  if (copy.length === sorted.length && written.length === 0) return sorted;
  for (const document of written)
    if (document) copy.splice(findOrderedPosition(document, copy, sort), 0, document);
  return copy;
}

function findOrderedPosition(
  document: LakeDocument,
  sorted: readonly LakeDocument[],
  sort: SortDocuments,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = sorted[middle];
    if (other && isBefore(other, document, sort)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Documents with equal sort keys are ordered by id. */
function isBefore(one: LakeDocument, other: LakeDocument, sort: SortDocuments): boolean {
  const [first] = sort(one._id < other._id ? [one, other] : [other, one]);
  return first === one;
}
