import type { SanityClient } from '@sanity/client';
import { serveLake } from '../../seed/testing/serve-lake.ts';
import type { ContentMigration } from '../migration.ts';
import { applyMigrations, revertMigrations } from '../run-migrations.ts';

type Content = { _id: string; _type: string; [field: string]: unknown };

/** The documents after a migration and after reverting it, in a new lake, sorted by id. */
export async function migrateDocuments(
  migration: ContentMigration,
  documents: readonly Content[],
): Promise<{ after: Content[]; restored: Content[] }> {
  const lake = await serveLake();
  try {
    const { client } = lake;
    await client.mutate(documents.map((document) => ({ create: { ...document } })));
    const named = [{ ...migration, name: '0001-tried' }];
    await applyMigrations(client, named);
    const after = await getContent(client);
    await revertMigrations(client, named);
    return { after, restored: await getContent(client) };
  } finally {
    await lake.close();
  }
}

/** All documents except the ledger's, without the fields that the lake sets. */
export async function getContent(client: SanityClient): Promise<Content[]> {
  const stored = await client.fetch<Content[]>('*[!(_id in path("migrations.**"))] | order(_id)');
  return stored.map(({ _rev, _createdAt, _updatedAt, ...content }) => content);
}
