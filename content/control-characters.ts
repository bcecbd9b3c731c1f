/** PowerPoint's and Word's line breaks within a paragraph, and Unicode's line and paragraph separators. */
const LINE_BREAKS = /[\v\f\u0085\u2028\u2029]/g;

/** Control characters, which show nothing or a box; not tab and line feed. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** A text without control characters: other programs' line breaks become line feeds, the rest is removed. */
export function withoutControlCharacters(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(LINE_BREAKS, '\n').replace(CONTROLS, '');
}
