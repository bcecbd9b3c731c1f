import { applyPatch, type RawPatch } from 'mendoza';
import { isDraftId, type LakeDocument, publishedIdOf } from '../document.ts';
import type { CountWork } from '../query/work-meter.ts';
import type { Dataset } from '../store/dataset.ts';
import { withoutRevision } from '../store/effects.ts';
import type { LoggedChange } from '../store/transaction-log.ts';

/** Which state of a document: after a revision, at a time (milliseconds since 1970), or the last before it was deleted. */
export type RevisionRequest = { revision?: string | undefined; time?: number | undefined; last?: boolean };

/**
 * A document as it was, found by undoing its logged changes from what it is now; undefined when it did not
 * exist then or the revision is not in its history.
 *
 * @param count is called with the number of characters that are read
 */
export function documentAt(
  dataset: Dataset,
  documentId: string,
  request: RevisionRequest,
  count?: CountWork,
): LakeDocument | undefined {
  const changes = dataset.log.changesOf([documentId], count);
  const target = targetChange(changes, request);
  if (!target) return undefined;
  let state: unknown = withoutRevision(dataset.get(documentId));
  for (const change of changes.toReversed()) {
    if (change.sequence === target.sequence) break;
    // Effects were written by our encoder in mendoza's own format.
    state = applyPatch(state, change.effects.revert as RawPatch);
  }
  if (state === null || state === undefined) return undefined;
  // The log keeps documents without their revision; the change says which one it made.
  return { ...(state as LakeDocument), _rev: target.resultRev ?? '' };
}

/**
 * A document as a revision left it. One that changed only the published document is found under the draft's id too,
 * as that draft would have read: the Studio asks so when it shows the history of a draft, and could otherwise not bring
 * back a page as it first went live.
 */
export function documentAtRevision(
  dataset: Dataset,
  documentId: string,
  revision: string,
  count?: CountWork,
): LakeDocument | undefined {
  const found = documentAt(dataset, documentId, { revision }, count);
  if (found || !isDraftId(documentId)) return found;
  const live = documentAt(dataset, publishedIdOf(documentId), { revision }, count);
  return live && { ...live, _id: documentId };
}

function targetChange(changes: readonly LoggedChange[], request: RevisionRequest): LoggedChange | undefined {
  if (request.revision !== undefined) {
    return changes.find((change) => change.transactionId === request.revision);
  }
  const limit = request.time;
  if (limit !== undefined) {
    return changes.findLast((change) => Date.parse(change.timestamp) <= limit);
  }
  return request.last ? changes.findLast((change) => change.resultRev !== undefined) : changes.at(-1);
}
