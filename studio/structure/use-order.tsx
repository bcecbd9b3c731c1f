import { getDraftId, getPublishedId } from '@sanity/client/csm';
import { Box } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type SanityClient, useClient } from 'sanity';
import { ToastButton } from '../shared/toast-button.tsx';
import type { OrderedRow } from './ordered-list-query.ts';
import { addMove, endWrite, type PendingRanks, removeMove, withoutArrived } from './pending-ranks.ts';
import { compareRanks, makeRankPatch, moveToIndex, type Ranked } from './ranks.ts';

export interface Order {
  /** The list including moves that are not stored yet. */
  rows: readonly OrderedRow[];
  /** Moves the entry at index `from` to index `to`. */
  moveRow: (from: number, to: number) => void;
}

/** Id of the toast, so that consecutive moves share one. */
const NOTICE = 'order';

/**
 * Reorders a list. Ranks are written at once to all versions of a document (published, draft, scheduled),
 * because the order is not part of a draft. A toast offers to undo the move.
 */
export function useOrder(stored: readonly OrderedRow[]): Order {
  const client = useClient({ apiVersion: '2025-02-19' });
  const toast = useToast();
  const [pending, setPending] = useState<PendingRanks>(new Map());
  const rows = useMemo(
    () =>
      stored.map((row) => ({ ...row, rank: pending.get(row.id)?.rank ?? row.rank })).toSorted(compareRanks),
    [stored, pending],
  );
  const newest = useRef(stored);
  useEffect(() => {
    newest.current = stored;
    setPending((last) => withoutArrived(last, stored));
  }, [stored]);

  /** Moves are written one after another, so that the last one of an entry is also the last in the lake. */
  const written = useRef(Promise.resolve());
  /** The last move of each entry. */
  const latest = useRef(new Map<string, readonly Ranked[]>());
  const write = (places: readonly Ranked[], onWritten: () => void) => {
    setPending((last) => addMove(last, newest.current, places));
    for (const { id } of places) latest.current.set(id, places);
    written.current = written.current.then(async () => {
      // Later moves of the same entries make this one needless.
      if (places.every(({ id }) => latest.current.get(id) !== places)) {
        setPending((last) => endWrite(last, places));
        return;
      }
      try {
        await writeRanks(client, newest.current, places);
        setPending((last) => withoutArrived(endWrite(last, places), newest.current));
        onWritten();
      } catch {
        setPending((last) => removeMove(endWrite(last, places), places));
        toast.push({
          id: NOTICE,
          status: 'error',
          title: 'The order was not changed',
          description: 'The list is as it was before. Check the connection and try again.',
        });
      }
    });
  };

  const moveRow = (from: number, to: number) => {
    const moved = rows[from];
    const places = moveToIndex(rows, from, to);
    if (!moved || places.length === 0) return;
    const before = places.map(({ id }) => ({ id, rank: rows.find((row) => row.id === id)?.rank ?? '' }));
    const undo = () =>
      write(before, () => toast.push({ id: NOTICE, status: 'info', title: 'The order is as it was' }));
    write(places, () =>
      toast.push({
        id: NOTICE,
        status: 'success',
        closable: true,
        duration: 15_000,
        title: `“${moved.name}” is now number ${to + 1} of ${rows.length}`,
        description: (
          <Box marginTop={3}>
            <ToastButton text="Undo" onClick={undo} />
          </Box>
        ),
      }),
    );
  };
  return { rows, moveRow };
}

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
    if (row?.published) transaction.patch(id, makeRankPatch(rank));
    if (row?.draft) transaction.patch(getDraftId(id), makeRankPatch(rank));
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
    if (place) transaction.patch(version, makeRankPatch(place.rank));
  }
  if (transaction.toJSON().length > 0) await transaction.commit({ tag: 'structure.move' });
}
