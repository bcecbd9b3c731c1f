import type { SanityClient } from 'sanity';
import type { StoredDocument } from './uses.ts';

/** A revision that the lake's history does not have any more. */
export class HistoryGoneError extends Error {
  constructor(name: string) {
    super(`The history of “${name}” does not reach back so far any more.`);
  }
}

/** The documents, of those asked for, that there were at a revision, or just before they were removed. */
export async function readHistory(
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

/** A stored document without what the lake writes by itself. */
export function writable({ _rev, _updatedAt, ...document }: StoredDocument): StoredDocument {
  return document;
}
