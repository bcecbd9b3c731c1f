/** Holds the id of the element that this one replaces on a narrow page. */
export const substituteForAttribute = 'data-substitute-for';

/**
 * Returns the element for a hash such as '#history', or the visible one that replaces it; null if there is none. The contents of
 * a closed `details` element count as visible.
 */
export function findHashTarget(hash: string): HTMLElement | null {
  try {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target?.checkVisibility?.() !== false) return target;
    return (
      document.querySelector<HTMLElement>(`[${substituteForAttribute}="${CSS.escape(target.id)}"]`) ?? target
    );
  } catch {
    // A hash with invalid URI encoding has no target.
    return null;
  }
}
