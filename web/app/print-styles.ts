/**
 * Asks for the styles for paper, and for what else nobody needs before the words. A document names them where only visitors
 * without JavaScript see it: named for everybody they were asked for before the words are painted, which on a slow line is a
 * journey more
 * (decisions 2026-11-21-styles-for-paper-come-last.md, 2026-11-22-styles-that-come-last-serve-screens-too.md).
 */
export function addPrintStyles(): void {
  const named = document.head.querySelector('noscript')?.textContent;
  if (named) document.head.insertAdjacentHTML('beforeend', named);
}
