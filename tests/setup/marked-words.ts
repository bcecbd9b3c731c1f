import { isCopyField } from '../../schemas/testing/copy-fields.ts';
import { rewriteDocument } from '../../schemas/testing/rewrite-document.ts';
import results from '../../web/pages/legal/accessibility-results.json';
import type { SeedDocument } from './test-lake.ts';

const [OPENING, CLOSING] = ['⟦', '⟧'];

/** The document with every line of its copy between ⟦ and ⟧; the content model determines what is copy. */
export function markedDocument(document: SeedDocument): SeedDocument {
  return rewriteDocument(document, (value, field) =>
    typeof value === 'string' && isCopyField(field) ? marked(value) : value,
  );
}

function marked(text: string): string {
  return text.replace(/\S.*/g, (line) => `${OPENING}${line}${CLOSING}`);
}

/** Texts outside the marks that are not among the fixed ones, with their element, such as 'h2: Overview'. */
export function unmarkedWords(root: Element): string[] {
  return [...unmarkedTexts(root), ...unmarkedNames(root), ...unmarkedTitle(root.ownerDocument)];
}

/** The document's title without its marked part. */
function unmarkedTitle({ title }: Document): string[] {
  return title
    .split(' | ')
    .filter((part) => isUnmarked(part))
    .map((part) => `the tab: ${part}`);
}

/** A marked text may continue in the next elements, such as a headline whose first sentence is larger. */
function unmarkedTexts(root: Element): string[] {
  const found: string[] = [];
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let depth = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    const place = node.parentElement;
    // The first character of a marked name, drawn as an initial.
    if (place?.textContent === OPENING || place?.closest('style, script')) continue;
    // The text before was shortened to its first sentence when another one begins.
    if (text.startsWith(OPENING)) depth = 0;
    const rest = outsideMarks(text, depth);
    if (hasLetter(rest.outside) && !isFixed(text)) found.push(`${place?.localName}: ${text.trim()}`);
    depth = rest.depth;
  }
  if (depth !== 0) found.push(`a text of the page lost ${depth} of its closing marks`);
  return found;
}

/** Attributes that are read aloud or shown on demand. */
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

/** The characters of a text outside the marks, when `depth` marks are open before it. */
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

/** Whether a text has letters: list numbers, dashes and symbols do not count as text. */
function hasLetter(text: string): boolean {
  return /\p{Letter}/u.test(text);
}

/** Labels of the usual buttons of a video player. */
const playerControls = ['Play', 'Pause', 'Replay', 'Stop', 'Mute', 'Unmute', 'Captions'];

/** Texts that editors cannot change, each with the reason why it is in the code. */
const fixedWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      results.standard,
      ...results.checks.map(({ label }) => label),
      ...results.issues.map(({ page }) => page),
    ].map((fact) => [fact, 'what the tests of this version found']),
  ),
  'Skip to content': 'a control of the frame',
  Menu: 'a control of the frame',
  Close: 'a control of the frame',
  'Try again': 'a control of the frame',
  'Return Home': 'the way back from an error, when no content may be there to say it',
  ...Object.fromEntries(playerControls.map((name) => [name, 'a control of the video player'])),
  Main: 'tells the two navigations of the frame apart for those who listen',
  Footer: 'tells the two navigations of the frame apart for those who listen',
  'Loading...': 'the overlay of a page that loads',
  'Video controls': 'tells the group of those buttons apart for those who listen',
  'Floating video controls': 'tells the group of those buttons apart for those who listen',
  'Loading video...': 'the overlay of a video that loads',
  'Agent Not Found': 'the error catalogue',
  'The agent you’re looking for doesn’t exist.': 'the page of an unknown agent',
  'Return to Agents': 'the page of an unknown agent',
  'Unexpected Application Error!': 'the error catalogue',
};
