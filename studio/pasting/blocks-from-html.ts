import { describeLinkTarget } from '../../schemas/validation/link-target.ts';
import { createBlockWriter, type Look, type PastedBlock } from './block-writer.ts';

/** Elements that begin a paragraph of no style of its own. */
const PLAIN =
  'address article caption dd div dt figcaption footer header hr li main p pre section table td th tr'.split(
    ' ',
  );

/** Elements that begin a paragraph of their own, with its style. The page's title is its only first heading. */
const STYLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PLAIN.map((name) => [name, 'normal'])),
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  blockquote: 'blockquote',
};

/** Elements whose text nobody reads. */
const UNREAD = new Set(['head', 'script', 'style', 'template', 'title']);

/** What Word writes before an entry of a list, such as a dot or '3.', which is not part of its text. */
const MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';

/**
 * The paragraphs of a text that was copied from a word processor or a web page, as the long texts of this site have
 * them: its headings, lists, bold, italic and links, and nothing else of how it looked. The Studio's own reading
 * knows links by another name than this content model and would write their addresses out.
 */
export function blocksFromHtml(html: string): PastedBlock[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const writer = createBlockWriter();
  const read = (node: Node, look: Look) => {
    if (node instanceof Text) return writer.write(node.data.replaceAll(/\s+/g, ' '), look);
    if (!(node instanceof HTMLElement) || UNREAD.has(node.localName) || node.matches(MARKER)) return;
    if (node.localName === 'br') return writer.write('\n', look);
    const inside = lookWithin(node, look);
    const isParagraph = node.localName in STYLES;
    if (isParagraph) writer.endBlock();
    for (const child of node.childNodes) read(child, inside);
    if (isParagraph) writer.endBlock();
  };
  read(page.body, { style: 'normal', level: 0, marks: [] });
  writer.endBlock();
  return writer.blocks;
}

/** How the text within an element looks, by how the text around it does. */
function lookWithin(element: HTMLElement, around: Look): Look {
  const style = STYLES[element.localName];
  return {
    ...around,
    // A paragraph within a quotation is still part of it.
    ...(style && style !== 'normal' ? { style } : {}),
    ...listWithin(element, around),
    ...linkWithin(element),
    marks: marksWithin(element, around.marks),
  };
}

function listWithin(element: HTMLElement, { level }: Look): Partial<Look> {
  if (element.localName === 'ul') return { listItem: 'bullet', level: level + 1 };
  if (element.localName === 'ol') return { listItem: 'number', level: level + 1 };
  // Word's lists are paragraphs that say 'mso-list:l0 level2 lfo1'.
  const depth = /mso-list:\s*l\d+\s+level(\d+)/i.exec(element.getAttribute('style') ?? '')?.[1];
  if (depth === undefined) return {};
  const marker = element.querySelector(MARKER)?.textContent ?? '';
  return { listItem: /^\s*\(?\w{1,4}[.)]/.test(marker) ? 'number' : 'bullet', level: Number(depth) };
}

function linkWithin(element: HTMLElement): Partial<Look> {
  const href = element.localName === 'a' ? element.getAttribute('href')?.trim() : undefined;
  // A place within the page that was copied is not on this site.
  const leadsSomewhere = href && !href.startsWith('#') && describeLinkTarget(href) === true;
  return leadsSomewhere ? { href } : {};
}

function marksWithin(element: HTMLElement, around: readonly string[]): readonly string[] {
  const { localName: name, style } = element;
  const marks = new Set(around);
  const set = (mark: string, isOn: boolean, isOff: boolean) => {
    if (isOn && !isOff) marks.add(mark);
    if (isOff) marks.delete(mark);
  };
  const { fontWeight: weight, fontStyle: slant } = style;
  // Google Docs wraps everything in a <b> that is not bold.
  set(
    'strong',
    name === 'b' || name === 'strong' || /^(bold|[6-9]00)$/.test(weight),
    /^(normal|[34]00)$/.test(weight),
  );
  set('em', name === 'i' || name === 'em' || slant === 'italic', slant === 'normal');
  return [...marks];
}
