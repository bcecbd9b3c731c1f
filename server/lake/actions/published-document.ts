import type { LakeDocument, UnwrittenDocument } from '../document.ts';
import type { PendingTransaction } from '../store/pending-transaction.ts';
import { strengthenReferences } from './strengthen-references.ts';

/** What a draft or version becomes when it is published; what was published before gives its age. */
export function published(source: LakeDocument, id: string, pending: PendingTransaction): UnwrittenDocument {
  const { _system, ...content } = strengthenReferences(source);
  return {
    ...content,
    _id: id,
    _type: source._type,
    _createdAt: pending.get(id)?._createdAt ?? source._createdAt,
    _updatedAt: pending.timestamp,
  };
}

/** A document under another id, as old as it is; its `_rev` goes along until the transaction stamps the copy. */
export function copyAs(id: string, source: LakeDocument, pending: PendingTransaction): UnwrittenDocument {
  return { ...source, _id: id, _updatedAt: pending.timestamp };
}

/** Takes a published document off the site. It stays with the editors as a draft, unless there is one. */
export function unpublish(document: LakeDocument, draftId: string, pending: PendingTransaction): void {
  if (!pending.get(draftId)) pending.put(copyAs(draftId, document, pending), 'createIfNotExists');
  pending.remove(document._id);
}
