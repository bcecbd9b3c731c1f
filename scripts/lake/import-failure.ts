import { setTimeout } from 'node:timers/promises';
import type { SanityClient } from '@sanity/client';
import { withRetries } from '../retry.ts';
import type { ImportSource } from './import-source.ts';

const IDS_PER_QUERY = 500;
/** When one transaction fails, up to five others of the import tool may still be running. */
const SETTLING_MS = 300;

type Revisions = ReadonlyMap<string, string>;

/** The revisions of the existing documents, by id. */
export async function revisionsOf(client: SanityClient, ids: readonly string[]): Promise<Revisions> {
  const revisions = new Map<string, string>();
  for (let from = 0; from < ids.length; from += IDS_PER_QUERY) {
    const found = await client.fetch<{ _id: string; _rev: string }[]>(
      '*[_id in $ids]{_id, _rev}',
      { ids: ids.slice(from, from + IDS_PER_QUERY) },
      { perspective: 'raw' },
    );
    for (const { _id, _rev } of found) revisions.set(_id, _rev);
  }
  return revisions;
}

/** Names the line in the import file of each document that a message mentions. */
export function placesNamedIn(message: string, lines: ReadonlyMap<string, number>): string[] {
  const named = new Set(message.match(/[\w.-]+/g)?.map((word) => word.replace(/\.$/, '')));
  return [...named].flatMap((id) => {
    const line = lines.get(id);
    return line === undefined ? [] : [`The document ${id} is on line ${line} of its documents.`];
  });
}

/**
 * Removes the documents that an import gave an id and then failed: the next import of the file would give them other ids, and so
 * write them a second time.
 *
 * @returns what was written, and what to do
 */
export async function cleanUpFailure(
  client: SanityClient,
  { count, lines }: Pick<ImportSource, 'count' | 'lines'>,
  before: Revisions,
  madeIds: ReadonlySet<string>,
): Promise<string> {
  try {
    const changed = await settledChanges(client, [...lines.keys(), ...madeIds], before);
    const removed = changed.filter((id) => madeIds.has(id));
    await remove(client, removed);
    const written = changed.filter((id) => !madeIds.has(id));
    if (changed.length === 0) return 'No document was written.';
    const sentences: string[] = [];
    if (removed.length > 0) {
      sentences.push(
        `${removed.length} documents that have no _id in the file were written before that, and removed again.`,
      );
    }
    if (written.length > 0) {
      sentences.push(
        `${written.length} of ${count} documents were written before that, from ${written[0]} to ${written.at(-1)}; their references are weak until an import is complete. Once the fault is mended, import the file again with --replace; --missing would leave them weak.`,
      );
    }
    return sentences.join('\n');
  } catch {
    const advice =
      madeIds.size > 0
        ? ' Documents that have no _id in the file may be there under a new one: delete them before, since they would be written a second time.'
        : '';
    return `The lake does not answer, so how many documents were written cannot be told. Once it does, import the file again with --replace.${advice}`;
  }
}

async function remove(client: SanityClient, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_PER_QUERY) {
    const transaction = client.transaction();
    for (const id of ids.slice(from, from + IDS_PER_QUERY)) transaction.delete(id);
    await withRetries(() => transaction.commit({ visibility: 'async', returnDocuments: false }));
  }
}

/** The ids of the documents whose revision has changed, once no more transactions arrive. */
async function settledChanges(
  client: SanityClient,
  ids: readonly string[],
  before: Revisions,
): Promise<string[]> {
  let last = -1;
  for (;;) {
    const now = await revisionsOf(client, ids);
    const changed = [...now].flatMap(([id, revision]) => (before.get(id) === revision ? [] : id));
    if (changed.length === last) return changed.sort();
    last = changed.length;
    await setTimeout(SETTLING_MS);
  }
}
