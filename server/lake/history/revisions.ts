import { applyPatch, type RawPatch } from 'mendoza';
import type { LakeDocument } from '../document.ts';
import type { Dataset } from '../store/dataset.ts';
import { withoutRevision } from '../store/effects.ts';
import type { LoggedChange } from '../store/transaction-log.ts';

/** Which state of a document: after a revision, at a time (milliseconds since 1970), or the last before it was deleted. */
export type RevisionRequest = { revision?: string | undefined; time?: number | undefined; last?: boolean };

/**
 * A document as it was, found by undoing its logged changes from what it is now; undefined when it did not
 * exist then or the revision is not in its history.
 */
export function documentAt(
  dataset: Dataset,
  documentId: string,
  request: RevisionRequest,
): LakeDocument | undefined {
  const changes = dataset.log.changesOf([documentId]);
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
