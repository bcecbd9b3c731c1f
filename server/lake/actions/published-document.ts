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
