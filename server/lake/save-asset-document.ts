import type { LakeDocument } from './document.ts';
import type { Identity } from './identity.ts';
import type { Dataset } from './store/dataset.ts';

/** An asset document before it is stored. */
export type AssetDocument = Record<string, unknown> & { _id: string; _type: string };

/** Stores the document of an uploaded asset; the same bytes give the same id, and then the stored one is kept. */
export async function saveAssetDocument(
  dataset: Dataset,
  document: AssetDocument,
  identity: Identity,
): Promise<LakeDocument> {
  const { result } = await dataset.transact({ author: identity.id }, (pending) => {
    const times = { _createdAt: pending.timestamp, _updatedAt: pending.timestamp };
    return pending.get(document._id) ?? pending.put({ ...document, ...times }, 'createIfNotExists');
  });
  return result;
}
