/** Elements without visible text. */
const INVISIBLE = new Set(['head', 'script', 'style', 'template', 'title', 'noscript']);

/** Elements whose text the author deleted: tracked changes, and crossed-out text. */
const DELETED = new Set(['del', 's', 'strike']);

/** What Word adds to a text: bullets and numbers of lists, marks and texts of comments, and marks of notes. */
const BY_WORD = [
  '[style*="mso-list:Ignore" i]',
  '[style*="mso-list: Ignore" i]',
  '[style*="mso-hide:all" i]',
  '[style*="mso-element:comment" i]',
  '[style*="mso-special-character:comment" i]',
  '[class*="MsoCommentReference"]',
  '[class*="MsoCommentText"]',
  '[class*="msocom"]',
  '[class*="MsoFootnoteReference"]',
  '[class*="MsoEndnoteReference"]',
].join(',');

/** The text of a mark of a note or a comment in brackets, such as [1], [a] or [JD2]. */
const MARK_IN_BRACKETS = /^\[(\d{1,3}|[a-z]{1,3}\d{0,2})\]$/i;

/** The text of a raised mark of a note, such as 1, a or *. */
const RAISED_MARK = /^(\d{1,3}|[a-z]|[ivxl]{1,6}|[*†‡↑^])$/i;

/**
 * Whether an element of pasted HTML is no part of the text: invisible elements, deleted words of tracked changes, comments, and
 * the marks of notes.
 */
export function isLeftOut(element: HTMLElement): boolean {
  return (
    INVISIBLE.has(element.localName) ||
    DELETED.has(element.localName) ||
    element.matches(BY_WORD) ||
    isCrossedOut(element.style) ||
    isHidden(element) ||
    isNoteMark(element)
  );
}

function isCrossedOut({ textDecoration, textDecorationLine }: CSSStyleDeclaration): boolean {
  return `${textDecoration} ${textDecorationLine}`.includes('line-through');
}

/** Whether an element is hidden by its own attributes, or shown to screen readers only. */
function isHidden({ hidden, style }: HTMLElement): boolean {
  const isForScreenReaders =
    style.position === 'absolute' && style.overflow === 'hidden' && style.width === '1px';
  return (
    hidden !== false ||
    style.display === 'none' ||
    style.visibility === 'hidden' ||
    style.visibility === 'collapse' ||
    style.opacity === '0' ||
    isForScreenReaders
  );
}

/** Whether an element is a link to a footnote, an endnote or a comment, or back from it. */
function isNoteMark(element: HTMLElement): boolean {
  if (element.matches('[role="doc-noteref"], [role="doc-backlink"]')) return true;
  const href = element.localName === 'a' ? (element.getAttribute('href') ?? '') : '';
  if (!href.includes('#')) return false;
  const text = element.textContent.trim();
  const isRaised = element.closest('sup') !== null || element.querySelector('sup') !== null;
  return MARK_IN_BRACKETS.test(text) || (isRaised && RAISED_MARK.test(text));
}
