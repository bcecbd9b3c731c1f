import { getDraftId, getPublishedId } from '@sanity/client/csm';
import type { SanityClient } from 'sanity';
import type { OrderedRow } from './ordered-list-query.ts';
import { type Ranked, rankPatch } from './ranks.ts';

/**
 * Writes ranks to published documents and drafts in one transaction, and then to scheduled versions, which
 * would restore the old rank when they are published. Scheduled versions that a hosted project locks keep their
 * rank.
 *
 * @throws the client's error, when the lake rejects the transaction; nothing is changed then
 */
export async function writeRanks(
  client: SanityClient,
  rows: readonly OrderedRow[],
  places: readonly Ranked[],
): Promise<void> {
  const transaction = client.transaction();
  for (const { id, rank } of places) {
    const row = rows.find((one) => one.id === id);
    if (row?.published) transaction.patch(id, rankPatch(rank));
    if (row?.draft) transaction.patch(getDraftId(id), rankPatch(rank));
  }
  await transaction.commit({ visibility: 'sync', tag: 'structure.move' });
  await writeScheduled(client, places).catch(() => {});
}

async function writeScheduled(client: SanityClient, places: readonly Ranked[]): Promise<void> {
  const versions = await client
    .withConfig({ perspective: 'raw' })
    .fetch<string[]>('*[_id in path("versions.**")]._id', {}, { tag: 'structure.move' });
  const transaction = client.transaction();
  for (const version of versions) {
    const place = places.find(({ id }) => id === getPublishedId(version));
    if (place) transaction.patch(version, rankPatch(place.rank));
  }
  if (transaction.toJSON().length > 0) await transaction.commit({ tag: 'structure.move' });
}
