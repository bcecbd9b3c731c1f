import { getDraftId } from '@sanity/client/csm';
import type { SanityClient, SanityDocument } from 'sanity';

/** Stored documents by id (drafts under their draft id), and the ids of existing documents that they refer to. */
export interface StoredDocuments {
  byId: ReadonlyMap<string, SanityDocument>;
  known: ReadonlySet<string>;
}

/** Queries documents with their drafts, and which of the documents that they refer to exist. */
export async function readDocuments(client: SanityClient, ids: readonly string[]): Promise<StoredDocuments> {
  const options = { perspective: 'raw' as const, tag: 'structure.documents' };
  const documents = await client.fetch<SanityDocument[]>(
    '*[_id in $ids]',
    { ids: ids.flatMap((id) => [id, getDraftId(id)]) },
    options,
  );
  const known = await client.fetch<string[]>(
    '*[_id in $targets]._id',
    { targets: [...collectReferences(documents)] },
    options,
  );
  return { byId: new Map(documents.map((document) => [document._id, document])), known: new Set(known) };
}

/** The ids of all references inside a value. */
export function collectReferences(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, inner] of Object.entries(value)) {
    if (name === '_ref' && typeof inner === 'string') found.add(inner);
    else collectReferences(inner, found);
  }
  return found;
}
