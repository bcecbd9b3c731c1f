import { isCopyField } from '../../schemas/testing/copy-fields.ts';
import { rewriteDocument } from '../../schemas/testing/rewrite-document.ts';
import { fixedWords } from './fixed-words.ts';
import type { SeedDocument } from './test-lake.ts';

const [OPENING, CLOSING] = ['⟦', '⟧'];

/** The document with every line of its copy between ⟦ and ⟧; what is copy is told by the content model. */
export function markedDocument(document: SeedDocument): SeedDocument {
  return rewriteDocument(document, (value, field) =>
    typeof value === 'string' && isCopyField(field) ? marked(value) : value,
  );
}

function marked(text: string): string {
  return text.replace(/\S.*/g, (line) => `${OPENING}${line}${CLOSING}`);
}

/** Words outside the marks that are none of the fixed ones, with what says them, such as 'h2: Overview'. */
export function unmarkedWords(root: Element): string[] {
  return [...unmarkedTexts(root), ...unmarkedNames(root), ...unmarkedTitle(root.ownerDocument)];
}

/** What the browser's tab says. */
function unmarkedTitle({ title }: Document): string[] {
  return title
    .split(' | ')
    .filter((part) => isUnmarked(part))
    .map((part) => `the tab: ${part}`);
}

/** A text may go on in the next elements, as a headline whose first sentence is set larger does. */
function unmarkedTexts(root: Element): string[] {
  const found: string[] = [];
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let depth = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    const place = node.parentElement;
    // The first letter of a marked name, drawn on its own.
    if (place?.textContent === OPENING || place?.closest('style, script')) continue;
    const rest = outsideMarks(text, depth);
    if (hasLetter(rest.outside) && !isFixed(text)) found.push(`${place?.localName}: ${text.trim()}`);
    depth = rest.depth;
  }
  if (depth !== 0) found.push(`a text of the page lost ${depth} of its closing marks`);
  return found;
}

/** What is read aloud, or shown on demand, without being text of the page. */
const spokenAttributes = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'];
const namingAttributes = [...spokenAttributes, 'alt', 'title', 'placeholder', 'data-label'];

function unmarkedNames(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    namingAttributes.flatMap((name) => {
      const value = element.getAttribute(name);
      return value !== null && isUnmarked(value) ? [`${element.localName} ${name}: ${value}`] : [];
    }),
  );
}

function isUnmarked(text: string): boolean {
  return hasLetter(outsideMarks(text, 0).outside) && !isFixed(text);
}

function isFixed(text: string): boolean {
  return Object.hasOwn(fixedWords, text.trim());
}

/** The characters of a text that stand outside the marks, when `depth` marks are open before it. */
function outsideMarks(text: string, depth: number): { outside: string; depth: number } {
  let outside = '';
  let open = depth;
  for (const character of text) {
    if (character === CLOSING) open -= 1;
    else if (character === OPENING) open += 1;
    else if (open <= 0) outside += character;
  }
  return { outside, depth: open };
}

/** Numbers that count the entries of a list, dashes and drawn signs are no words. */
function hasLetter(text: string): boolean {
  return /\p{Letter}/u.test(text);
}
