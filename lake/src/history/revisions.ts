import { applyPatch, type RawPatch } from 'mendoza';
import { getPublishedId, isDraftId, type LakeDocument } from '../documents/document.ts';
import type { Dataset } from '../store/dataset.ts';
import { withoutRevision } from '../store/effects.ts';
import type { LoggedChange } from '../store/transaction-log.ts';
import type { CountWork } from '../work-meter.ts';

/** Selects a state of a document: after a revision, at a time (milliseconds since 1970), or the last before its deletion. */
type RevisionRequest = { revision?: string | undefined; time?: number | undefined; last?: boolean };

/**
 * Reconstructs an earlier state of a document by reverting logged changes from its current state; undefined when it did not
 * exist then, or the revision is not in its history.
 *
 * @param count is called with the number of characters that are read
 */
export function readDocumentAt(
  dataset: Dataset,
  documentId: string,
  request: RevisionRequest,
  count?: CountWork,
): LakeDocument | undefined {
  const changes = dataset.log.listChanges([documentId], count);
  const target = findTargetChange(changes, request);
  if (!target) return undefined;
  let state: unknown = withoutRevision(dataset.get(documentId));
  for (const change of changes.toReversed()) {
    if (change.sequence === target.sequence) break;
    // The type is safe: our encoder wrote the effects in mendoza's format.
    state = applyPatch(state, change.effects.revert as RawPatch);
  }
  if (state === null || state === undefined) return undefined;
  // The log stores documents without `_rev`; the change has the resulting revision.
  return { ...(state as LakeDocument), _rev: target.resultRev ?? '' };
}

/**
 * Returns a document after a revision. A revision that changed only the published document is also found under the draft's id:
 * the Studio requests it so in the history of a draft, and could otherwise not restore the first published version of a page.
 */
export function readDocumentAtRevision(
  dataset: Dataset,
  documentId: string,
  revision: string,
  count?: CountWork,
): LakeDocument | undefined {
  const found = readDocumentAt(dataset, documentId, { revision }, count);
  if (found || !isDraftId(documentId)) return found;
  const live = readDocumentAt(dataset, getPublishedId(documentId), { revision }, count);
  return live && { ...live, _id: documentId };
}

function findTargetChange(
  changes: readonly LoggedChange[],
  request: RevisionRequest,
): LoggedChange | undefined {
  if (request.revision !== undefined) {
    return changes.find((change) => change.transactionId === request.revision);
  }
  const limit = request.time;
  if (limit !== undefined) {
    return changes.findLast((change) => Date.parse(change.timestamp) <= limit);
  }
  return request.last ? changes.findLast((change) => change.resultRev !== undefined) : changes.at(-1);
}
