/** Marks what a narrow page shows in the place of the element with this id. */
export const standsFor = 'data-stands-for';

/**
 * The element that a hash such as '#history' names, or what is shown in its place; null when there is none. What is folded
 * away counts as shown.
 */
export function findHashTarget(hash: string): HTMLElement | null {
  try {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target?.checkVisibility?.() !== false) return target;
    return document.querySelector<HTMLElement>(`[${standsFor}="${CSS.escape(target.id)}"]`) ?? target;
  } catch {
    // A hash that is no valid URI encoding names nothing on the page.
    return null;
  }
}
