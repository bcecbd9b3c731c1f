import type { Mutation, SanityClient } from '@sanity/client';
import { z } from 'zod';
import type { DocumentChange } from './document-changes.ts';

/**
 * The changes of a migration by batch, which `down` uses. They are stored as text: references in fields would prevent editors
 * from deleting the documents they refer to.
 */
export type ChangeRecord = { id: string; changes: DocumentChange[] };

const stored = z.array(z.object({ _id: z.string(), changes: z.string() }));

/** The id of a migration's n-th record; private, as is every id with a dot. */
export function recordId(name: string, number: number): string {
  return `migrations.${name}.${number}`;
}

/** The mutation that writes a record. */
export function recordMutation(name: string, number: number, changes: readonly DocumentChange[]): Mutation {
  return {
    create: {
      _id: recordId(name, number),
      _type: 'migrationRecord',
      migration: name,
      changes: JSON.stringify(changes),
    },
  };
}

/** The existing records of a migration, last first. */
export async function readRecords(
  client: SanityClient,
  name: string,
  count: number,
): Promise<ChangeRecord[]> {
  const ids = Array.from({ length: count }, (_, index) => recordId(name, count - index));
  const found = stored.parse(
    await client.fetch('*[_id in $ids]{_id, changes}', { ids }, { tag: 'migrate.records' }),
  );
  const texts = new Map(found.map(({ _id, changes }) => [_id, changes]));
  return ids.flatMap((id) => {
    const text = texts.get(id);
    // Only `recordMutation` writes these documents.
    return text === undefined ? [] : { id, changes: JSON.parse(text) as DocumentChange[] };
  });
}
