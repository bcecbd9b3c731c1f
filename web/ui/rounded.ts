/**
 * A length of a drawing as documents write it: in hundredths of the drawing's own unit, or with fewer decimals. More
 * of them nobody sees, and every one is sent.
 */
export function rounded(length: number, decimals = 2): number {
  return Number(length.toFixed(decimals));
}
