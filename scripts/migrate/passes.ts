import { type Change, computeChanges } from './compute-changes.ts';
import type { DocumentChange } from './document-changes.ts';
import { restoreChanges } from './restore-changes.ts';
import { writeBatch } from './write-batch.ts';
import type { Writer } from './writer.ts';

/** Hears how many of how many documents have been looked at. */
export type OnProgress = (done: number, total: number) => void;

/** A pass may meet what editors wrote behind it; the next one catches up. */
const PASSES = 3;

/**
 * Changes all documents of the types that a change is about, until a pass finds nothing to do.
 *
 * @returns how many documents were changed
 */
export async function changeAll(
  change: Change,
  { target }: Pick<Writer, 'target'>,
  write: (changes: DocumentChange[]) => Promise<void>,
  onProgress: OnProgress,
): Promise<number> {
  const total = await target.count(change.documentTypes);
  let documents = 0;
  for (let pass = 1; pass <= PASSES; pass += 1) {
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
 * Takes back what a migration recorded, the last change first.
 *
 * @returns how many documents were changed, and what was left because somebody has edited it since
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
