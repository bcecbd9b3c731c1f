import { setTimeout } from 'node:timers/promises';
import type { SanityClient } from '@sanity/client';

/** As many ids are asked for in one query. */
const IDS_AT_A_TIME = 500;
/** Sanity's tool has up to six transactions under way when one fails. */
const MILLISECONDS_UNTIL_SETTLED = 300;

type Revisions = ReadonlyMap<string, string>;

/** The revisions of those documents that are there, by their ids. */
export async function revisionsOf(
  client: SanityClient,
  lines: ReadonlyMap<string, number>,
): Promise<Revisions> {
  const revisions = new Map<string, string>();
  const ids = [...lines.keys()];
  for (let from = 0; from < ids.length; from += IDS_AT_A_TIME) {
    const found = await client.fetch<{ _id: string; _rev: string }[]>(
      '*[_id in $ids]{_id, _rev}',
      { ids: ids.slice(from, from + IDS_AT_A_TIME) },
      { perspective: 'raw' },
    );
    for (const { _id, _rev } of found) revisions.set(_id, _rev);
  }
  return revisions;
}

/** The lines of the documents that a message names. */
export function placesNamedIn(message: string, lines: ReadonlyMap<string, number>): string[] {
  const named = new Set(message.match(/[\w.-]+/g)?.map((word) => word.replace(/\.$/, '')));
  return [...named].flatMap((id) => {
    const line = lines.get(id);
    return line === undefined ? [] : [`The document ${id} is on line ${line} of its documents.`];
  });
}

/** Says what an import that failed has written all the same. */
export async function describeWritten(
  client: SanityClient,
  lines: ReadonlyMap<string, number>,
  before: Revisions,
): Promise<string> {
  const written = await settledChanges(client, lines, before);
  if (written.length === 0) return 'No document was written.';
  return `${written.length} of ${lines.size} documents were written before that, from ${written[0]} to ${written.at(-1)}; their references are weak until an import is complete. Once the fault is mended, import the file again with --replace.`;
}

/** The ids of what has another revision than before, once nothing changes any more. */
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
    await setTimeout(MILLISECONDS_UNTIL_SETTLED);
  }
}
