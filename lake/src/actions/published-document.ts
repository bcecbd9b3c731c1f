import type { LakeDocument, UnwrittenDocument } from '../documents/document.ts';
import type { PendingTransaction } from '../store/pending-transaction.ts';
import { strengthenReferences } from './strengthen-references.ts';

/** The published form of a draft or version, with the `_createdAt` of the previously published document. */
export function createPublishedDocument(
  source: LakeDocument,
  id: string,
  pending: PendingTransaction,
): UnwrittenDocument {
  const { _system, ...content } = strengthenReferences(source);
  return {
    ...content,
    _id: id,
    _type: source._type,
    _createdAt: pending.get(id)?._createdAt ?? source._createdAt,
    _updatedAt: pending.timestamp,
  };
}

/** A copy of a document under another id, with the same `_createdAt`. The transaction sets a new `_rev` when it is written. */
export function copyAs(id: string, source: LakeDocument, pending: PendingTransaction): UnwrittenDocument {
  return { ...source, _id: id, _updatedAt: pending.timestamp };
}

/** Unpublishes a document. It becomes the draft, unless there is a draft already. */
export function unpublish(document: LakeDocument, draftId: string, pending: PendingTransaction): void {
  if (!pending.get(draftId)) pending.put(copyAs(draftId, document, pending), 'createIfNotExists');
  pending.remove(document._id);
}
