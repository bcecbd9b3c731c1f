import type { Ranked } from './ranks.ts';

/** Ranks that this window writes, by document id. They are shown until the list from the lake has them. */
export type PendingRanks = ReadonlyMap<string, PendingRank>;

interface PendingRank {
  rank: string;
  /** The stored ranks that it replaces: the one before the move, and those of earlier moves still being written. */
  replaced: readonly string[];
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
    return [id, { rank, replaced: before.filter((other) => other !== rank) }];
  });
  return new Map([...pending, ...added]);
}

/** Removes the ranks of a move that was not written, unless a later move has replaced them. */
export function removeMove(pending: PendingRanks, places: readonly Ranked[]): PendingRanks {
  return new Map(
    [...pending].filter(([id, { rank }]) => !places.some((place) => place.id === id && place.rank === rank)),
  );
}

/** Removes the ranks that have arrived in the list, or that a colleague's later move has replaced. */
export function withoutArrived(pending: PendingRanks, stored: readonly Ranked[]): PendingRanks {
  const ranks = new Map(stored.map(({ id, rank }) => [id, rank]));
  return new Map([...pending].filter(([id, { replaced }]) => replaced.includes(ranks.get(id) ?? '')));
}
