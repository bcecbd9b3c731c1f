/**
 * Whether a page's code could not be loaded: the network was away, or a newer site has other files. Browsers say so
 * in words only: 'Failed to fetch dynamically imported module', 'Importing a module script failed'.
 */
export function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /\bmodule\b/i.test(error.message);
}

/** Loads the page at this address as a whole, unless it is not to be had: then what is shown stays. */
export async function loadWhole(): Promise<boolean> {
  const { href } = window.location;
  const isThere = await fetch(href, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (isThere) window.location.reload();
  return isThere;
}
