/** Block style, list and marks of a piece of text. */
export interface Formatting {
  /** Style of its block. */
  style: string;
  /** List type, and nesting level from 1; 0 outside of lists. */
  listItem?: 'bullet' | 'number';
  level: number;
  /** Decorators, by their names in the content model. */
  marks: readonly string[];
  /** Link target. */
  href?: string;
}

/** A portable text block as defined by `schemas/objects/rich-text.ts`. */
export interface PastedBlock {
  [field: string]: unknown;
  _type: 'block';
  _key: string;
  style: string;
  listItem?: Formatting['listItem'];
  level?: number;
  markDefs: { _type: 'textLink'; _key: string; href: string }[];
  children: { _type: 'span'; _key: string; text: string; marks: string[] }[];
}

interface Piece {
  text: string;
  formatting: Formatting;
}

/** Collects pieces of text into portable text blocks; empty blocks are left out. */
export function createBlockWriter() {
  const blocks: PastedBlock[] = [];
  let pieces: Piece[] = [];
  const add = (written: readonly Piece[]): void => {
    pieces = [];
    const first = written[0];
    if (first) blocks.push(makeBlock(written, first.formatting));
  };
  return {
    blocks,
    write: (text: string, formatting: Formatting): void => {
      pieces.push({ text, formatting });
    },
    endBlock: (): void => add(withoutEndSpaces(joinPieces(pieces, '\n'))),
    /** Ends the text. A phrase without a paragraph around it keeps the spaces at its ends, which part it from its neighbours. */
    endPhrase: (): void => {
      if (blocks.length > 0) {
        add(withoutEndSpaces(joinPieces(pieces, '\n')));
        return;
      }
      const phrase = joinPieces(pieces, '');
      const [first] = phrase;
      const last = phrase.at(-1);
      // Browsers write the space at an end as one that does not break.
      if (first) first.text = first.text.replace(/^\u00a0/, ' ');
      if (last) last.text = last.text.replace(/\u00a0$/, ' ');
      add(phrase.some(({ text }) => text.trim() !== '') ? phrase : []);
    },
  };
}

/** Joins pieces with equal formatting, and removes spaces that are not visible: around line breaks, and after another space. */
function joinPieces(pieces: readonly Piece[], before: string): Piece[] {
  const joined: Piece[] = [];
  let previous = before;
  for (const { text, formatting } of pieces) {
    const collapsed = text.replaceAll(/[ \u00a0]*\n */g, '\n');
    const hidden = previous.endsWith('\n') ? /^[ \u00a0]+/ : /^ +/;
    const clean = /[ \n]$/.test(previous) ? collapsed.replace(hidden, '') : collapsed;
    const last = joined.at(-1);
    if (clean === '' || (clean === '\n' && !last)) continue;
    if (last && clean.startsWith('\n')) last.text = last.text.replace(/[ \u00a0]+$/, '');
    previous = clean;
    if (last && hasSameFormatting(last.formatting, formatting)) last.text += clean;
    else joined.push({ text: clean, formatting });
  }
  return joined;
}

/** Removes spaces and line breaks at the end of a block. */
function withoutEndSpaces(pieces: Piece[]): Piece[] {
  for (let last = pieces.at(-1); last; last = pieces.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text !== '') break;
    pieces.pop();
  }
  return pieces;
}

function hasSameFormatting(one: Formatting, other: Formatting): boolean {
  return one.href === other.href && one.marks.join() === other.marks.join();
}

function makeBlock(pieces: readonly Piece[], { style, listItem, level }: Formatting): PastedBlock {
  const markDefs: PastedBlock['markDefs'] = [];
  const addLink = (href: string) => {
    const known = markDefs.find((link) => link.href === href);
    if (known) return known._key;
    const link = { _type: 'textLink' as const, _key: createKey(), href };
    markDefs.push(link);
    return link._key;
  };
  const isHeading = /^h\d$/.test(style);
  const children = pieces.map(({ text, formatting }) => ({
    _type: 'span' as const,
    _key: createKey(),
    text,
    // Headings are bold already.
    marks: [
      ...formatting.marks.filter((mark) => !(isHeading && mark === 'strong')),
      ...(formatting.href ? [addLink(formatting.href)] : []),
    ],
  }));
  const list = listItem && !isHeading ? { listItem, level } : {};
  return { _type: 'block', _key: createKey(), style, ...list, markDefs, children };
}

/** A random key in the Studio's format, 12 hexadecimal digits. Uses no API that requires a secure context. */
function createKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
