import { isObject } from './read-value.ts';

/** '1st', '2nd', '11th'. */
export function ordinal(place: number): string {
  const ends: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  return `${place}${ends[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)]}`;
}

/** '1 page', '3 pages'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A text of at most `length` characters, cut between words where it can be. */
export function shortened(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[,;:.\s]+$/, '')}…`;
}

/** The words in a paragraph of the rich text editor; undefined for anything else. */
export function wordsOfBlock(value: unknown): string | undefined {
  if (!isObject(value) || value._type !== 'block' || !Array.isArray(value.children)) return undefined;
  const children: unknown[] = value.children;
  return children
    .map((child) => (isObject(child) && typeof child.text === 'string' ? child.text : ''))
    .join('');
}

/**
 * Two texts cut to where they differ, with some words around it, so that each has about `length` characters at most;
 * undefined for an empty one.
 */
export function excerpts(
  before: string,
  after: string,
  length: number,
): { before: string | undefined; after: string | undefined } {
  const start = cutStart(before, after, length);
  const show = (text: string) => {
    if (text === '') return undefined;
    return `${start > 0 ? '…' : ''}${shortened(text.slice(start), length)}`;
  };
  return { before: show(before), after: show(after) };
}

/** Where to begin so that the first difference shows: at the start, or a few words before it. */
function cutStart(before: string, after: string, length: number): number {
  if (before.length <= length && after.length <= length) return 0;
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  if (same < length / 2) return 0;
  const space = before.lastIndexOf(' ', Math.max(0, same - length / 4));
  return space < 0 ? 0 : space + 1;
}
