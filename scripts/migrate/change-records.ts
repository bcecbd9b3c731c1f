import type { Mutation, SanityClient } from '@sanity/client';
import { z } from 'zod';
import type { DocumentChange } from './document-changes.ts';

/**
 * What a migration changed, batch after batch: `down` goes by it. The changes are kept as text: as fields, their
 * references would hold on to documents that editors want to delete.
 */
export type ChangeRecord = { id: string; changes: DocumentChange[] };

const stored = z.array(z.object({ _id: z.string(), changes: z.string() }));

/** The id of a migration's n-th record; private, as every id with a dot. */
export function recordId(name: string, number: number): string {
  return `migrations.${name}.${number}`;
}

/** Writes a record. */
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

/** The records of a migration that are there, the last first. */
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
    // Written by `recordMutation` and by nothing else.
    return text === undefined ? [] : { id, changes: JSON.parse(text) as DocumentChange[] };
  });
}
