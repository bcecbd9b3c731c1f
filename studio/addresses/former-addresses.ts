/**
 * The earlier addresses of a page, with the published one among them, once its address is being changed; undefined
 * when nothing is to be added.
 *
 * @param published the address that visitors know now
 */
export function withPublishedAddress(
  former: readonly string[] | undefined,
  published: string | undefined,
): string[] | undefined {
  if (!published || former?.includes(published)) return undefined;
  return [...(former ?? []), published];
}
