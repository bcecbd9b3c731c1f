/** How a piece of text looks. */
export interface Look {
  /** The style of its paragraph. */
  style: string;
  /** The kind of list that it is an entry of, and how deep within lists it stands; 0 is in none. */
  listItem?: 'bullet' | 'number';
  level: number;
  /** Bold and italic, by their names in the content model. */
  marks: readonly string[];
  /** Where it links to. */
  href?: string;
}

/** A paragraph as `schemas/objects/rich-text.ts` describes it. */
export interface PastedBlock {
  [field: string]: unknown;
  _type: 'block';
  _key: string;
  style: string;
  listItem?: Look['listItem'];
  level?: number;
  markDefs: { _type: 'textLink'; _key: string; href: string }[];
  children: { _type: 'span'; _key: string; text: string; marks: string[] }[];
}

interface Piece {
  text: string;
  look: Look;
}

/** Writes paragraphs of a long text piece by piece; an empty paragraph is left out. */
export function createBlockWriter() {
  const blocks: PastedBlock[] = [];
  let pieces: Piece[] = [];
  return {
    blocks,
    write: (text: string, look: Look): void => {
      pieces.push({ text, look });
    },
    endBlock: (): void => {
      const written = withoutSpaceAround(pieces);
      pieces = [];
      const first = written[0];
      if (first) blocks.push(blockOf(written, first.look));
    },
  };
}

/** Joins what looks alike and drops spaces that nobody sees: at the ends, around line breaks, after another space. */
function withoutSpaceAround(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let before = '\n';
  for (const { text, look } of pieces) {
    const clean = /\s$/.test(before) ? text.replace(/^ +/, '') : text;
    if (clean === '' || (clean === '\n' && joined.length === 0)) continue;
    before = clean;
    const last = joined.at(-1);
    if (last && looksAlike(last.look, look)) last.text += clean;
    else joined.push({ text: clean, look });
  }
  for (let last = joined.at(-1); last; last = joined.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text !== '') break;
    joined.pop();
  }
  return joined;
}

function looksAlike(one: Look, other: Look): boolean {
  return one.href === other.href && one.marks.join() === other.marks.join();
}

function blockOf(pieces: readonly Piece[], { style, listItem, level }: Look): PastedBlock {
  const markDefs: PastedBlock['markDefs'] = [];
  const linkTo = (href: string) => {
    const known = markDefs.find((link) => link.href === href);
    if (known) return known._key;
    const link = { _type: 'textLink' as const, _key: newKey(), href };
    markDefs.push(link);
    return link._key;
  };
  const isHeading = /^h\d$/.test(style);
  const children = pieces.map(({ text, look }) => ({
    _type: 'span' as const,
    _key: newKey(),
    text,
    // A heading is bold by itself.
    marks: [
      ...look.marks.filter((mark) => !(isHeading && mark === 'strong')),
      ...(look.href ? [linkTo(look.href)] : []),
    ],
  }));
  const list = listItem && !isHeading ? { listItem, level } : {};
  return { _type: 'block', _key: newKey(), style, ...list, markDefs, children };
}

/** A key as the Studio makes them: 12 hexadecimal digits. Works without a secure context too. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
