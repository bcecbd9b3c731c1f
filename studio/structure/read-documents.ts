import { getDraftId } from '@sanity/client/csm';
import type { SanityClient, SanityDocument } from 'sanity';

/** Stored documents, drafts under their own ids, and the ids of what they refer to that is there. */
export interface StoredDocuments {
  byId: ReadonlyMap<string, SanityDocument>;
  known: ReadonlySet<string>;
}

/** Reads documents with their drafts, and in one more question which of the documents they refer to exist. */
export async function readDocuments(client: SanityClient, ids: readonly string[]): Promise<StoredDocuments> {
  const options = { perspective: 'raw' as const, tag: 'structure.documents' };
  const documents = await client.fetch<SanityDocument[]>(
    '*[_id in $ids]',
    { ids: ids.flatMap((id) => [id, getDraftId(id)]) },
    options,
  );
  const known = await client.fetch<string[]>(
    '*[_id in $targets]._id',
    { targets: [...referencesIn(documents)] },
    options,
  );
  return { byId: new Map(documents.map((document) => [document._id, document])), known: new Set(known) };
}

/** The ids that a value refers to, at any depth. */
export function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, inner] of Object.entries(value)) {
    if (name === '_ref' && typeof inner === 'string') found.add(inner);
    else referencesIn(inner, found);
  }
  return found;
}
