import { listStrongReferences, type ReferenceIndex } from '../dataset-index/reference-index.ts';
import type { LakeDocument } from '../documents/document.ts';
import { type FailedItem, ItemError, ItemErrors } from '../errors.ts';
import type { DocumentChange, PendingTransaction } from './pending-transaction.ts';

/**
 * Checks reference integrity at the end of a transaction (protocol section 7.2): every new strong reference must have an existing
 * target, and there must be no strong references to deleted documents.
 *
 * @throws ItemErrors 409 with every broken reference and the item of the request that caused it
 */
export function checkReferences(
  changes: readonly DocumentChange[],
  pending: PendingTransaction,
  index: ReferenceIndex,
): void {
  const [first, ...others] = changes
    .flatMap((change) =>
      change.after
        ? findMissingTargets(change, change.after, pending)
        : findReferrers(change, pending, index),
    )
    .sort((one, other) => one.index - other.index);
  if (first) throw new ItemErrors([first, ...others]);
}

function findMissingTargets(
  change: DocumentChange,
  after: LakeDocument,
  pending: PendingTransaction,
): FailedItem[] {
  const known = change.before ? listStrongReferences(change.before) : new Set<string>();
  const missing = [...listStrongReferences(after)].filter(
    (target) => !known.has(target) && !pending.get(target),
  );
  return missing.map((target) => ({
    index: pending.findCausingItem(
      change.id,
      (document) => document !== undefined && listStrongReferences(document).has(target),
    ),
    error: new ItemError(
      409,
      'documentReferenceDoesNotExistError',
      `Document "${change.id}" references non-existent document "${target}"`,
      { id: change.id, referenceID: target },
    ),
  }));
}

function findReferrers(
  { id }: DocumentChange,
  pending: PendingTransaction,
  index: ReferenceIndex,
): FailedItem[] {
  const found = findReferrerIds(id, pending, index);
  if (found.length === 0) return [];
  const error = new ItemError(
    409,
    'documentHasExistingReferencesError',
    `Document "${id}" cannot be deleted as there are references to it from "${found[0]}"`,
    { id, referencingIDs: found },
  );
  return [{ index: pending.findCausingItem(id, (document) => document === undefined), error }];
}

/** The documents with strong references to `id` after the transaction, without the document itself. */
export function findReferrerIds(id: string, pending: PendingTransaction, index: ReferenceIndex): string[] {
  const candidates = new Set([...index.listReferrers(id), ...pending.listWrittenReferrers(id)]);
  candidates.delete(id);
  return [...candidates].filter((candidate) => {
    const document = pending.get(candidate);
    return document !== undefined && listStrongReferences(document).has(id);
  });
}
