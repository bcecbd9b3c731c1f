/**
 * Whether a page's code could not be loaded: the network was away, or a newer site has other files. Browsers say so
 * in words only: 'Failed to fetch dynamically imported module', 'Importing a module script failed'.
 */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof TypeError && /\bmodule\b/i.test(error.message);
}
