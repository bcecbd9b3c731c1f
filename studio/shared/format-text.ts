import { isObject } from '../../content/is-object.ts';

/** Formats an English ordinal: '1st', '2nd', '11th'. */
export function formatOrdinal(place: number): string {
  const ends: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  return `${place}${ends[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)]}`;
}

/** Formats a count with its noun: '1 page', '3 pages'. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Shortens a text to about `length` characters, between words if possible. */
export function shorten(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[,;:.\s]+$/, '')}…`;
}

/** Whether a value is a portable text block. */
export function isBlock(value: unknown): value is { children: unknown[] } {
  return isObject(value) && value._type === 'block' && Array.isArray(value.children);
}

/** The plain text of a portable text block; undefined for other values. */
export function readBlockText(value: unknown): string | undefined {
  if (!isBlock(value)) return undefined;
  return value.children
    .map((child) => (isObject(child) && typeof child.text === 'string' ? child.text : ''))
    .join('');
}

/**
 * Shortens two texts to the part in which they differ, with some context, to about `length` characters each;
 * undefined for an empty text.
 */
export function makeExcerpts(
  before: string,
  after: string,
  length: number,
): { before: string | undefined; after: string | undefined } {
  const start = cutStart(before, after, length);
  const show = (text: string) => {
    if (text === '') return undefined;
    return `${start > 0 ? '…' : ''}${shorten(text.slice(start), length)}`;
  };
  return { before: show(before), after: show(after) };
}

/** Offset at which the excerpts start: 0, or a few words before the first difference. */
function cutStart(before: string, after: string, length: number): number {
  if (before.length <= length && after.length <= length) return 0;
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  if (same < length / 2) return 0;
  const space = before.lastIndexOf(' ', Math.max(0, same - length / 4));
  return space < 0 ? 0 : space + 1;
}
