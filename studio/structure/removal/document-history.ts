import type { SanityClient } from 'sanity';
import type { StoredDocument } from './uses.ts';

/** A revision is no longer in the lake's history. */
export class HistoryGoneError extends Error {
  constructor(name: string) {
    super(`The history of “${name}” does not reach back so far any more.`);
  }
}

/**
 * Reads documents at a revision, or their last revision before they were deleted. Documents that did not exist
 * are left out.
 */
export async function readDocumentHistory(
  client: SanityClient,
  documentIds: readonly string[],
  when: { revision: string } | { lastRevision: 'true' },
): Promise<StoredDocument[]> {
  const { dataset } = client.config();
  const { documents = [] } = await client.request<{ documents?: StoredDocument[] }>({
    url: `/data/history/${dataset}/documents/${documentIds.join(',')}?${new URLSearchParams(when)}`,
    tag: 'structure.revision',
  });
  return documents.filter(({ _id }) => documentIds.includes(_id));
}

/** Removes the fields that the lake sets itself. */
export function makeWritable({ _rev, _updatedAt, ...document }: StoredDocument): StoredDocument {
  return document;
}
