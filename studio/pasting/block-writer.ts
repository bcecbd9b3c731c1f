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
  return {
    blocks,
    write: (text: string, formatting: Formatting): void => {
      pieces.push({ text, formatting });
    },
    endBlock: (): void => {
      const written = withoutSpaceAround(pieces);
      pieces = [];
      const first = written[0];
      if (first) blocks.push(blockOf(written, first.formatting));
    },
  };
}

/**
 * Joins pieces with equal formatting and removes spaces that are not visible: at both ends, around line breaks,
 * and after another space.
 */
function withoutSpaceAround(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let before = '\n';
  for (const { text, formatting } of pieces) {
    const clean = /\s$/.test(before) ? text.replace(/^ +/, '') : text;
    if (clean === '' || (clean === '\n' && joined.length === 0)) continue;
    before = clean;
    const last = joined.at(-1);
    if (last && hasSameFormatting(last.formatting, formatting)) last.text += clean;
    else joined.push({ text: clean, formatting });
  }
  for (let last = joined.at(-1); last; last = joined.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text !== '') break;
    joined.pop();
  }
  return joined;
}

function hasSameFormatting(one: Formatting, other: Formatting): boolean {
  return one.href === other.href && one.marks.join() === other.marks.join();
}

function blockOf(pieces: readonly Piece[], { style, listItem, level }: Formatting): PastedBlock {
  const markDefs: PastedBlock['markDefs'] = [];
  const linkTo = (href: string) => {
    const known = markDefs.find((link) => link.href === href);
    if (known) return known._key;
    const link = { _type: 'textLink' as const, _key: newKey(), href };
    markDefs.push(link);
    return link._key;
  };
  const isHeading = /^h\d$/.test(style);
  const children = pieces.map(({ text, formatting }) => ({
    _type: 'span' as const,
    _key: newKey(),
    text,
    // Headings are bold already.
    marks: [
      ...formatting.marks.filter((mark) => !(isHeading && mark === 'strong')),
      ...(formatting.href ? [linkTo(formatting.href)] : []),
    ],
  }));
  const list = listItem && !isHeading ? { listItem, level } : {};
  return { _type: 'block', _key: newKey(), style, ...list, markDefs, children };
}

/** A random key in the Studio's format, 12 hexadecimal digits. Uses no API that requires a secure context. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
