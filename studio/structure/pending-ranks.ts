import type { Ranked } from './ranks.ts';

/** Ranks that this window writes, by document id. They are shown until the list from the lake has them. */
export type PendingRanks = ReadonlyMap<string, PendingRank>;

interface PendingRank {
  rank: string;
  /** The stored ranks that it replaces: the one before the move, and those of earlier moves still being written. */
  replaced: readonly string[];
  /** The number of this window's writes that have not ended. */
  writes: number;
}

/** Adds the ranks of a move. */
export function addMove(
  pending: PendingRanks,
  stored: readonly Ranked[],
  places: readonly Ranked[],
): PendingRanks {
  const added = places.map(({ id, rank }): [string, PendingRank] => {
    const earlier = pending.get(id);
    const before = earlier
      ? [...earlier.replaced, earlier.rank]
      : stored.filter((row) => row.id === id).map((row) => row.rank);
    const writes = (earlier?.writes ?? 0) + 1;
    return [id, { rank, replaced: before.filter((other) => other !== rank), writes }];
  });
  return new Map([...pending, ...added]);
}

/** Counts the write of a move as ended. */
export function endWrite(pending: PendingRanks, places: readonly Ranked[]): PendingRanks {
  const ended = [...pending].map(([id, entry]): [string, PendingRank] => {
    const isOfMove = places.some((place) => place.id === id);
    return [id, isOfMove ? { ...entry, writes: entry.writes - 1 } : entry];
  });
  return new Map(ended);
}

/** Removes the ranks of a move that was not written, unless a later move has replaced them. */
export function removeMove(pending: PendingRanks, places: readonly Ranked[]): PendingRanks {
  return new Map(
    [...pending].filter(([id, { rank }]) => !places.some((place) => place.id === id && place.rank === rank)),
  );
}

/**
 * Removes the ranks that have arrived in the list, or that a colleague's later move has replaced. Not while they are written: a
 * rank may arrive from an earlier move to the same place.
 */
export function withoutArrived(pending: PendingRanks, stored: readonly Ranked[]): PendingRanks {
  const ranks = new Map(stored.map(({ id, rank }) => [id, rank]));
  return new Map(
    [...pending].filter(([id, { replaced, writes }]) => writes > 0 || replaced.includes(ranks.get(id) ?? '')),
  );
}
