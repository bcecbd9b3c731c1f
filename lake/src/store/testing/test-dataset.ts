import type { LakeDocument } from '../../documents/document.ts';
import { openDatabase } from '../database.ts';
import { Dataset } from '../dataset.ts';

/** An empty dataset in memory. */
export function openTestDataset(): Dataset {
  return new Dataset(openDatabase(':memory:'), 'production');
}

export const LONG_AGO = '2020-01-01T00:00:00Z';

/** A stored document; its type is `book` by default. */
export function makeBook(_id: string, fields: Record<string, unknown> = {}): LakeDocument {
  return { _id, _type: 'book', _rev: 'r0', _createdAt: LONG_AGO, _updatedAt: LONG_AGO, ...fields };
}

/** Creates or replaces documents in one transaction. */
export async function write(dataset: Dataset, ...documents: LakeDocument[]): Promise<string> {
  const { transactionId } = await dataset.transact({ author: 'tester' }, (pending) => {
    for (const document of documents) pending.put(document, 'createOrReplace');
  });
  return transactionId;
}
