import { LexoRank } from 'lexorank';

/**
 * Ranks for a list of documents in order, as the Studio writes them when it resets the order: starting at LexoRank's lowest value,
 * two steps apart.
 */
function orderRanks(count: number): string[] {
  let rank = LexoRank.min();
  return Array.from({ length: count }, () => {
    rank = rank.genNext().genNext();
    return rank.toString();
  });
}

/** Adds the rank for the given order to each document. */
export function addOrderRanks<Document extends object>(documents: readonly Document[]) {
  const ranks = orderRanks(documents.length);
  return documents.map((document, index) => ({ ...document, orderRank: ranks[index] }));
}
