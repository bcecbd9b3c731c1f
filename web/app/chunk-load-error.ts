/**
 * Whether a page's code could not be loaded, because the network failed or a newer build has other file names. Browsers report
 * this only in the error message: 'Failed to fetch dynamically imported module', 'Importing a module script failed'.
 */
export function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)
  );
}
