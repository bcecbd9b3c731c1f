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

/** 'Home', 'Home and About', 'Home, About and CPA'. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
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
