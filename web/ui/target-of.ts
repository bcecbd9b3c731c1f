/** The element that a hash such as '#history' names; null when there is none. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that is no valid URI encoding names nothing on the page.
    return null;
  }
}
