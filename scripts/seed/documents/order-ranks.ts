import { LexoRank } from 'lexorank';

/**
 * The places of a list of documents, in order, as the Studio writes them when it numbers a list anew: from
 * LexoRank's lowest value on, two steps apart.
 */
function orderRanks(count: number): string[] {
  let rank = LexoRank.min();
  return Array.from({ length: count }, () => {
    rank = rank.genNext().genNext();
    return rank.toString();
  });
}

/** Gives each document its place in the list, in the order given. */
export function inOrder<Document extends object>(documents: readonly Document[]) {
  const ranks = orderRanks(documents.length);
  return documents.map((document, index) => ({ ...document, orderRank: ranks[index] }));
}
