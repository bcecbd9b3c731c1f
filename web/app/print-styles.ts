/**
 * Asks for the styles for paper, which a document names where only visitors without JavaScript see it: named for everybody
 * they were asked for before the words are painted, which on a slow line is a journey more
 * (decision 2026-11-21-styles-for-paper-come-last.md).
 */
export function addPrintStyles(): void {
  const named = document.head.querySelector('noscript')?.textContent;
  if (named) document.head.insertAdjacentHTML('beforeend', named);
}
