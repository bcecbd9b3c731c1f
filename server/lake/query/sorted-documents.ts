import type { LakeDocument } from '../document.ts';

/** The same array, put in the order in which queries meet documents. */
export function sortedById(documents: LakeDocument[]): LakeDocument[] {
  return documents.sort((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0));
}

/**
 * A sorted list after a few of its documents have changed, appeared or gone; the list itself when nothing of it did.
 *
 * @param changes by `_id`; undefined for a document that is not there any more
 * @param belongs whether a document belongs into the list
 */
export function withChanges(
  sorted: readonly LakeDocument[],
  changes: ReadonlyMap<string, LakeDocument | undefined>,
  belongs: (document: LakeDocument) => boolean = () => true,
): readonly LakeDocument[] {
  let copy: LakeDocument[] | undefined;
  for (const [id, changed] of changes) {
    const document = changed && belongs(changed) ? changed : undefined;
    const at = positionOf(id, copy ?? sorted);
    const isThere = (copy ?? sorted)[at]?._id === id;
    if (!isThere && !document) continue;
    copy ??= [...sorted];
    copy.splice(at, isThere ? 1 : 0, ...(document ? [document] : []));
  }
  return copy ?? sorted;
}

/** Where the document is, or would be put. */
function positionOf(id: string, sorted: readonly LakeDocument[]): number {
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
