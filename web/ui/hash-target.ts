/** Returns the element for a hash such as '#history'; null if there is none. */
export function findHashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash with invalid URI encoding has no target.
    return null;
  }
}
