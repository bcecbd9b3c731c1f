/**
 * Removes invisible characters and surrounding space, to compare texts as readers see them. Pasted copy contains such characters,
 * and the Studio's preview adds them as marks (stega).
 */
export function getVisibleText(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}
