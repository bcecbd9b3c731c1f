import { LexoRank } from 'lexorank';

/** A document with a rank (LexoRank). Lists are sorted by rank as plain strings. */
export interface Ranked {
  id: string;
  /** Empty when the document has no rank. */
  rank: string;
}

/** Patch that sets a rank. An empty rank unsets the field, because the site would sort an empty string first. */
export function makeRankPatch(rank: string): { set: { orderRank: string } } | { unset: string[] } {
  return rank ? { set: { orderRank: rank } } : { unset: ['orderRank'] };
}

/** Compares ranks. Documents without a rank are sorted last; equal ranks by id. */
export function compareRanks(one: Ranked, other: Ranked): number {
  if (one.rank === other.rank) return one.id < other.id ? -1 : 1;
  if (!one.rank || !other.rank) return one.rank ? -1 : 1;
  return one.rank < other.rank ? -1 : 1;
}

/**
 * Computes the ranks to write so that `rows[from]` moves to the position of `rows[to]`: usually one. When no
 * rank fits between two others, or they are invalid, the whole list gets new ranks.
 *
 * @param rows the list in its current order
 */
export function moveToIndex(rows: readonly Ranked[], from: number, to: number): Ranked[] {
  const moved = rows[from];
  if (!moved || !rows[to] || from === to) return [];
  const others = rows.filter((row) => row !== moved);
  const rank = makeRankBetween(others[to - 1]?.rank, others[to]?.rank);
  if (rank !== undefined) return [{ id: moved.id, rank }];
  const order = [...others.slice(0, to), moved, ...others.slice(to)];
  return assignRanks(order).filter(({ id, rank: next }) => rows.find((row) => row.id === id)?.rank !== next);
}

/** A rank between two others; undefined when there is none, or one of them is invalid. */
function makeRankBetween(before: string | undefined, after: string | undefined): string | undefined {
  try {
    const low = before === undefined ? LexoRank.min() : LexoRank.parse(before);
    const high = after === undefined ? LexoRank.max() : LexoRank.parse(after);
    const rank = low.between(high).toString();
    const isBetween = (before === undefined || before < rank) && (after === undefined || rank < after);
    return isBetween ? rank : undefined;
  } catch {
    return undefined;
  }
}

/** New ranks for a whole list, with gaps between them. */
function assignRanks(rows: readonly Ranked[]): Ranked[] {
  let rank = LexoRank.min();
  return rows.map(({ id }) => {
    rank = rank.genNext().genNext();
    return { id, rank: rank.toString() };
  });
}
