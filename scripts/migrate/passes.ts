import { type Change, computeChanges } from './compute-changes.ts';
import type { DocumentChange } from './document-changes.ts';
import { restoreChanges } from './restore-changes.ts';
import { writeBatch } from './write-batch.ts';
import type { Writer } from './writer.ts';

/** Called with the number of documents processed and their total. */
export type OnProgress = (done: number, total: number) => void;

/** Editors may write while a pass runs; the next pass migrates that. */
const MAX_PASSES = 3;

/**
 * Changes all documents of a change's types, pass by pass, until a pass changes nothing.
 *
 * @returns the number of changed documents
 */
export async function changeAll(
  change: Change,
  { target }: Pick<Writer, 'target'>,
  write: (changes: DocumentChange[]) => Promise<void>,
  onProgress: OnProgress,
): Promise<number> {
  const total = await target.count(change.documentTypes);
  let documents = 0;
  for (let pass = 1; pass <= MAX_PASSES; pass += 1) {
    let changed = 0;
    let seen = 0;
    for await (const ids of target.pages(change.documentTypes)) {
      changed += await writeBatch({
        ids,
        getDocuments: target.getDocuments,
        work: (found) => computeChanges(change, found, target),
        write,
      });
      seen += ids.length;
      if (pass === 1) onProgress(Math.min(seen, total), total);
    }
    documents += changed;
    if (changed === 0) break;
  }
  return documents;
}

/**
 * Reverts the recorded changes of a migration, last change first.
 *
 * @returns the number of changed documents, and the changes that were kept because of later edits
 */
export async function restoreAll(
  writer: Writer,
  onProgress: OnProgress,
): Promise<{ documents: number; kept: string[] }> {
  const records = await writer.records();
  let documents = 0;
  const kept = new Set<string>();
  for (const [index, { id, changes }] of records.entries()) {
    documents += await writeBatch({
      ids: changes.map((change) => change.id),
      getDocuments: writer.target.getDocuments,
      async work(found) {
        const restoration = restoreChanges(changes, found);
        for (const place of restoration.kept) kept.add(place);
        return restoration.changes;
      },
      write: (restored) => writer.write(restored),
    });
    await writer.dropRecord(id);
    onProgress(index + 1, records.length);
  }
  return { documents, kept: [...kept] };
}
