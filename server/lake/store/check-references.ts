import { ItemError } from '../errors.ts';
import type { DocumentChange, PendingTransaction } from './pending-transaction.ts';
import { type ReferenceIndex, strongReferences } from './references.ts';

/**
 * Reference integrity at the end of a transaction (protocol section 7.2): every strong reference that was written
 * points at a document, and no document that went away is still strongly referred to.
 *
 * @throws ItemError 409
 */
export function checkReferences(
  changes: readonly DocumentChange[],
  pending: PendingTransaction,
  index: ReferenceIndex,
): void {
  for (const change of changes) {
    if (change.after) checkTargets(change, pending);
    else checkReferrers(change.id, pending, index);
  }
}

function checkTargets(change: DocumentChange, pending: PendingTransaction): void {
  if (!change.after) return;
  const known = change.before ? strongReferences(change.before) : new Set<string>();
  for (const target of strongReferences(change.after)) {
    if (known.has(target) || pending.get(target)) continue;
    throw new ItemError(
      409,
      'documentReferenceDoesNotExistError',
      `Document "${change.id}" references non-existent document "${target}"`,
      { id: change.id, referenceID: target },
    );
  }
}

function checkReferrers(id: string, pending: PendingTransaction, index: ReferenceIndex): void {
  const referrers = referrersIn(id, pending, index);
  if (referrers.length === 0) return;
  throw new ItemError(
    409,
    'documentHasExistingReferencesError',
    `Document "${id}" cannot be deleted as there are references to it from "${referrers[0]}"`,
    { id, referencingIDs: referrers },
  );
}

/** The documents that strongly refer to `id` once the transaction is applied, itself excluded. */
export function referrersIn(id: string, pending: PendingTransaction, index: ReferenceIndex): string[] {
  const candidates = new Set([...index.referrersOf(id), ...pending.changes().map((change) => change.id)]);
  candidates.delete(id);
  return [...candidates].filter((candidate) => {
    const document = pending.get(candidate);
    return document !== undefined && strongReferences(document).has(id);
  });
}
