/**
 * A text as a reader sees it, for comparing: without the characters that nobody sees. They come along with copy that was
 * pasted from elsewhere, and the Studio's preview marks texts with them.
 */
export function visibleText(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}
