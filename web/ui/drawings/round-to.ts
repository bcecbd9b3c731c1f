/** Rounds a length in a drawing to two decimals or fewer. More decimals make no visible difference and enlarge the document. */
export function roundTo(length: number, decimals = 2): number {
  return Number(length.toFixed(decimals));
}
