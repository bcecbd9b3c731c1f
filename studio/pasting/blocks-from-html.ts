import { stegaClean } from '@sanity/client/stega';
import { withoutControlCharacters } from '../../content/control-characters.ts';
import { describeLinkTarget } from '../../schemas/validation/link-target.ts';
import { getPreviewOrigin } from '../shared/studio-settings.ts';
import { createBlockWriter, type Formatting, type PastedBlock } from './block-writer.ts';
import { isLeftOut } from './is-left-out.ts';

/** Elements that start a block of the style 'normal'. */
const PLAIN =
  'address article caption dd div dt figcaption footer header hr li main p pre section table td th tr'.split(
    ' ',
  );

/** Elements that start a block, with its style. The page's title is the only h1. */
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

/** Elements in which Word writes the bullet or number of a list item. */
const MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';

/**
 * Converts HTML from a word processor or a web page to portable text blocks of this content model: headings,
 * lists, bold, italic and links, without other formatting. The Studio's own conversion uses another link
 * annotation than this content model, so it would write link targets out as text.
 */
export function convertHtmlToBlocks(html: string): PastedBlock[] {
  const page = new DOMParser().parseFromString(stegaClean(html), 'text/html');
  const writer = createBlockWriter();
  const read = (node: Node, formatting: Formatting, keepsLines: boolean) => {
    if (node instanceof Text) {
      // Line breaks of the clipboard's HTML around the copied part are not part of it.
      const isAround = node.parentNode === page.body && /^\s*\n\s*$/.test(node.data);
      return isAround ? undefined : writer.write(readText(node.data, keepsLines), formatting);
    }
    if (!(node instanceof HTMLElement) || isLeftOut(node)) return;
    if (node.localName === 'br') return writer.write('\n', formatting);
    if (node.matches('.Apple-converted-space')) return writer.write(' ', formatting);
    const inside = readFormatting(node, formatting);
    const isParagraph = node.localName in STYLES || getHeadingLevel(node) > 0;
    if (isParagraph) writer.endBlock();
    for (const child of node.childNodes) read(child, inside, keepsLineBreaks(node, keepsLines));
    if (isParagraph) writer.endBlock();
  };
  read(page.body, { style: 'normal', level: 0, marks: [] }, false);
  writer.endPhrase();
  return writer.blocks;
}

/** Converts plain text to portable text blocks, one for each paragraph. Single line breaks stay within their paragraph. */
export function convertTextToBlocks(text: string): PastedBlock[] {
  const writer = createBlockWriter();
  const paragraphs = withoutControlCharacters(text).split(/\n[ \t]*\n\s*/);
  for (const [index, paragraph] of paragraphs.entries()) {
    writer.write(paragraph, { style: 'normal', level: 0, marks: [] });
    if (index < paragraphs.length - 1) writer.endBlock();
  }
  writer.endPhrase();
  return writer.blocks;
}

/** A text node's text as a browser shows it: spaces collapse, spaces that do not break stay. */
function readText(text: string, keepsLines: boolean): string {
  const clean = withoutControlCharacters(text);
  return keepsLines ? clean.replaceAll(/[ \t]+/g, ' ') : clean.replaceAll(/[ \t\n]+/g, ' ');
}

/** Whether line breaks in the text of an element are shown, as in messages of a chat. */
function keepsLineBreaks({ localName, style }: HTMLElement, around: boolean): boolean {
  if (style.whiteSpace) return /^(pre|break-spaces)/.test(style.whiteSpace);
  return localName === 'pre' || around;
}

/** Level of a heading that is marked by its role, as in Word for the web; otherwise 0. */
function getHeadingLevel(element: HTMLElement): number {
  if (element.getAttribute('role') !== 'heading') return 0;
  return Number(element.getAttribute('aria-level')) || 2;
}

/** Formatting of the text in an element, based on that of its parent. */
function readFormatting(element: HTMLElement, around: Formatting): Formatting {
  const level = getHeadingLevel(element);
  const style = level > 0 ? STYLES[`h${Math.min(level, 6)}`] : STYLES[element.localName];
  return {
    ...around,
    // A paragraph in a quotation keeps the style of the quotation.
    ...(style && style !== 'normal' ? { style } : {}),
    ...listWithin(element, around),
    ...readLink(element),
    marks: readMarks(element, around.marks),
  };
}

function listWithin(element: HTMLElement, { level }: Formatting): Partial<Formatting> {
  // Word for the web writes each item as a list of its own.
  const itemLevel = element.localName === 'li' ? Number(element.getAttribute('data-aria-level')) : 0;
  if (itemLevel > 0) return { level: itemLevel };
  if (element.localName === 'ul') return { listItem: 'bullet', level: level + 1 };
  if (element.localName === 'ol') return { listItem: 'number', level: level + 1 };
  // Word writes list items as paragraphs with a style such as 'mso-list:l0 level2 lfo1'.
  const depth = /mso-list:\s*l\d+\s+level(\d+)/i.exec(element.getAttribute('style') ?? '')?.[1];
  if (depth === undefined) return {};
  const marker = element.querySelector(MARKER)?.textContent ?? '';
  return { listItem: /^\s*\(?\w{1,4}[.)]/.test(marker) ? 'number' : 'bullet', level: Number(depth) };
}

function readLink(element: HTMLElement): Partial<Formatting> {
  const address = element.localName === 'a' ? element.getAttribute('href')?.trim() : undefined;
  const href = address && withoutOwnOrigin(address);
  // A fragment link of the copied page has no target on this site.
  const leadsSomewhere = href && !href.startsWith('#') && describeLinkTarget(href) === true;
  return leadsSomewhere ? { href } : {};
}

/** The path of a page of this site: browsers copy its links, as in the preview, with the origin in front. */
function withoutOwnOrigin(address: string): string {
  if (!URL.canParse(address)) return address;
  const { origin, pathname, search, hash } = new URL(address);
  return origin === getPreviewOrigin() ? `${pathname}${search}${hash}` : address;
}

function readMarks(element: HTMLElement, around: readonly string[]): readonly string[] {
  const { localName: name, style } = element;
  const marks = new Set(around);
  const set = (mark: string, isOn: boolean, isOff: boolean) => {
    if (isOn && !isOff) marks.add(mark);
    if (isOff) marks.delete(mark);
  };
  const { fontWeight: weight, fontStyle: slant } = style;
  // Google Docs wraps its HTML in a <b> with a normal font weight.
  set(
    'strong',
    name === 'b' || name === 'strong' || /^(bold|[6-9]00)$/.test(weight),
    /^(normal|[34]00)$/.test(weight),
  );
  set('em', name === 'i' || name === 'em' || slant === 'italic', slant === 'normal');
  return [...marks];
}
