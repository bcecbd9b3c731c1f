import { LexoRank } from 'lexorank';

/** A document's place in its list; lists are sorted by it, letter by letter. */
export interface Ranked {
  id: string;
  /** Empty when the document has no place yet. */
  rank: string;
}

/** What writes a place; who has none again loses the field, or the site would take the empty text for the first place. */
export function placeChange(rank: string): { set: { orderRank: string } } | { unset: string[] } {
  return rank ? { set: { orderRank: rank } } : { unset: ['orderRank'] };
}

/** Compares places; what has none comes last, and equal places keep an order of their own. */
export function byRank(one: Ranked, other: Ranked): number {
  if (one.rank === other.rank) return one.id < other.id ? -1 : 1;
  if (!one.rank || !other.rank) return one.rank ? -1 : 1;
  return one.rank < other.rank ? -1 : 1;
}

/**
 * The places to write so that `rows[from]` stands where `rows[to]` stands now: one, as a rule. A list whose places
 * cannot be divided any more, or say nothing, is numbered anew.
 *
 * @param rows - the list in its present order
 */
export function move(rows: readonly Ranked[], from: number, to: number): Ranked[] {
  const moved = rows[from];
  if (!moved || !rows[to] || from === to) return [];
  const others = rows.filter((row) => row !== moved);
  const rank = rankBetween(others[to - 1]?.rank, others[to]?.rank);
  if (rank !== undefined) return [{ id: moved.id, rank }];
  const order = [...others.slice(0, to), moved, ...others.slice(to)];
  return numbered(order).filter(({ id, rank: next }) => rows.find((row) => row.id === id)?.rank !== next);
}

/** A place after one and before another; undefined when there is none, or a place cannot be read. */
function rankBetween(before: string | undefined, after: string | undefined): string | undefined {
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

/** Places for a whole list, with room between them. */
function numbered(rows: readonly Ranked[]): Ranked[] {
  let rank = LexoRank.min();
  return rows.map(({ id }) => {
    rank = rank.genNext().genNext();
    return { id, rank: rank.toString() };
  });
}
