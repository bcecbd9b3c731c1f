import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { MigrationError } from './content-migration.ts';
import type { DocumentChange } from './document-changes.ts';
import type { StoredDocument } from './field-changes.ts';

/** Maximum number of times that documents are read again because editors changed them in the meantime. */
const MAX_TRIES = 6;
/** Maximum characters of a transaction's changes; the hosted lake accepts requests of up to 4 MB. */
const MAX_LENGTH = 1_000_000;

type Batch = {
  ids: readonly string[];
  getDocuments(ids: readonly string[]): Promise<StoredDocument[]>;
  /** Computes the changes of the documents in their current state. */
  work(documents: StoredDocument[]): Promise<DocumentChange[]>;
  /** Writes changes, all or none; fails when a document has changed since it was read. */
  write(changes: DocumentChange[]): Promise<void>;
};

/**
 * Changes documents in one transaction, or in several when one would be too large. A document that an editor changed after it was
 * read is read and computed again, so that neither change is lost.
 *
 * @returns how many documents were changed
 * @throws MigrationError when editors change a document during every attempt
 */
export async function writeBatch(batch: Batch): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const documents = await batch.getDocuments(batch.ids);
    const changes = await batch.work(documents.sort((a, b) => (a._id < b._id ? -1 : 1)));
    if (changes.length === 0) return 0;
    if (batch.ids.length > 1 && JSON.stringify(changes).length > MAX_LENGTH) return writeHalves(batch);
    try {
      await batch.write(changes);
      return changes.length;
    } catch (error) {
      const conflicts = conflictingIds(error);
      if (conflicts.length === 0) throw error;
      if (attempt === MAX_TRIES) {
        throw new MigrationError(
          `${conflicts.join(', ')} was changed by somebody else each of ${MAX_TRIES} times it was to be written. Nothing of theirs is lost. Run it again in a quiet moment.`,
          { cause: error },
        );
      }
      await pause(100 * attempt * Math.random());
    }
  }
}

async function writeHalves(batch: Batch): Promise<number> {
  const middle = Math.ceil(batch.ids.length / 2);
  const first = await writeBatch({ ...batch, ids: batch.ids.slice(0, middle) });
  return first + (await writeBatch({ ...batch, ids: batch.ids.slice(middle) }));
}

const CONFLICTS = [
  'documentRevisionIDDoesNotMatchError',
  'documentAlreadyExistsError',
  'documentNotFoundError',
];

const refusal = z.object({
  details: z.object({
    items: z.array(z.object({ error: z.object({ type: z.string(), id: z.string().optional() }) })),
  }),
});

/** The ids of the documents that changed after they were read. */
function conflictingIds(error: unknown): string[] {
  const parsed = refusal.safeParse(error);
  const items = parsed.data?.details.items ?? [];
  return items.flatMap(({ error: { type, id } }) => (CONFLICTS.includes(type) ? (id ?? 'A document') : []));
}
