import { setTimeout } from 'node:timers/promises';
import type { SanityClient } from '@sanity/client';

const IDS_PER_QUERY = 500;
/** When one transaction fails, up to five others of the import tool may still be running. */
const SETTLING_MS = 300;

type Revisions = ReadonlyMap<string, string>;

/** The revisions of the existing documents, by id. */
export async function revisionsOf(
  client: SanityClient,
  lines: ReadonlyMap<string, number>,
): Promise<Revisions> {
  const revisions = new Map<string, string>();
  const ids = [...lines.keys()];
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

/** Describes what a failed import has written, and what to do. */
export async function describeWritten(
  client: SanityClient,
  lines: ReadonlyMap<string, number>,
  before: Revisions,
): Promise<string> {
  const written = await settledChanges(client, lines, before).catch(() => undefined);
  if (written === undefined) {
    return 'The lake does not answer, so how many documents were written cannot be told. Once it does, import the file again with --replace.';
  }
  if (written.length === 0) return 'No document was written.';
  return `${written.length} of ${lines.size} documents were written before that, from ${written[0]} to ${written.at(-1)}; their references are weak until an import is complete. Once the fault is mended, import the file again with --replace.`;
}

/** The ids of the documents whose revision has changed, once no more transactions arrive. */
async function settledChanges(
  client: SanityClient,
  lines: ReadonlyMap<string, number>,
  before: Revisions,
): Promise<string[]> {
  let last = -1;
  for (;;) {
    const now = await revisionsOf(client, lines);
    const changed = [...now].flatMap(([id, revision]) => (before.get(id) === revision ? [] : id));
    if (changed.length === last) return changed.sort();
    last = changed.length;
    await setTimeout(SETTLING_MS);
  }
}
