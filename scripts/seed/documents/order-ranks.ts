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

/** Adds ranks with which documents come before a list that got its ranks from `addOrderRanks`, in the given order. */
export function addEarlierRanks<Document extends object>(documents: readonly Document[]) {
  const first = LexoRank.min().genNext();
  let rank = LexoRank.min();
  return documents.map((document) => {
    rank = rank.between(first);
    return { ...document, orderRank: rank.toString() };
  });
}
