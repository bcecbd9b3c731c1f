import { type CountWork, WORD_COMPARISONS_PER_CHARACTER } from '../work-meter.ts';

/** One condition of a search: adjacent words, of which the last may be a prefix. */
type Term = { words: readonly string[]; isPrefix: boolean; isNegated: boolean };

/** The words of a text: as passages with spaces around each word, and as a set. */
type IndexedText = { passages: readonly string[]; words: ReadonlySet<string> };

const TERM = /-?(?:"[^"]*"?|[^\s"]+)/g;
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]`;
/** In scripts without spaces, each character is a word, so that a search finds the inside of a word. */
const WORD = new RegExp(`[${UNSPACED}&&[\\p{L}\\p{N}]]|[[\\p{L}\\p{N}_]--${UNSPACED}]+`, 'gv');
const MARKS = /\p{M}/gu;
const CURLY_QUOTES = /[“”„‟«»]/g;
/** Letters of Unicode that are written as an apostrophe. */
const APOSTROPHES = /[\u02B9-\u02BF]/g;

/** In characters. Only the start of longer searches is used, since every word is searched in every text. */
const MAX_SEARCH_LENGTH = 1_024;

/** The latest search: a query evaluates one search on many documents. */
let latest: { search: string; terms: readonly Term[] } | undefined;
const indexedObjects = new WeakMap<object, IndexedText>();

/**
 * `value match text::query(search)`: every term must occur in the value, and negated terms must not.
 *
 * Terms are words, "quoted phrases", prefixes (`agen*`) and, after another term, negations (`-draft`); `*` alone matches any text.
 * A hyphen at the start of the search is part of the text. For an object, the strings of all fields are searched except those
 * whose names start with an underscore; for an array, those of all elements.
 *
 * @returns false when either side has another type, as `match` does
 */
export function matchesTextQuery(value: unknown, search: unknown, countWork?: CountWork): boolean {
  if (typeof search !== 'string') return false;
  if (latest?.search !== search) latest = { search, terms: parseSearch(search) };
  const { terms } = latest;
  const texts = (Array.isArray(value) ? value : [value]).map((part) => indexText(part, countWork));
  if (terms.length === 0 || texts.every(({ words }) => words.size === 0)) return false;
  return terms.every((term) => texts.some((text) => matchesTerm(term, text, countWork)) !== term.isNegated);
}

function parseSearch(search: string): Term[] {
  const sources = search.slice(0, MAX_SEARCH_LENGTH).replace(CURLY_QUOTES, '"').match(TERM) ?? [];
  return sources.flatMap((source, index) => {
    const isNegated = index > 0 && source.startsWith('-');
    const words = splitWords(source);
    const isPrefix = source.endsWith('*');
    return words.length > 0 || source === '*' ? [{ words, isPrefix, isNegated }] : [];
  });
}

/** Words in lower case without accents, so that `cafe` finds `Café`. */
function splitWords(text: string): string[] {
  const letters = text.normalize('NFKD').replace(MARKS, '').replace(APOSTROPHES, "'");
  return letters.toLowerCase().match(WORD) ?? [];
}

function matchesTerm({ words, isPrefix }: Term, text: IndexedText, countWork?: CountWork): boolean {
  const [first] = words;
  if (first === undefined) return text.words.size > 0;
  if (words.length === 1) {
    if (text.words.has(first)) return true;
    if (!isPrefix) return false;
    countWork?.(text.words.size / WORD_COMPARISONS_PER_CHARACTER);
    return hasWordBeginningWith(first, text.words);
  }
  if (!text.words.has(first)) return false;
  const phrase = ` ${words.join(' ')}${isPrefix ? '' : ' '}`;
  return text.passages.some((passage) => passage.includes(phrase));
}

function hasWordBeginningWith(beginning: string, words: ReadonlySet<string>): boolean {
  for (const word of words) if (word.startsWith(beginning)) return true;
  return false;
}

function indexText(value: unknown, countWork?: CountWork): IndexedText {
  if (typeof value !== 'object' || value === null) return indexPassages(collectLeaves(value), countWork);
  const remembered = indexedObjects.get(value);
  if (remembered) return remembered;
  const indexed = indexPassages(collectLeaves(value), countWork);
  indexedObjects.set(value, indexed);
  return indexed;
}

function indexPassages(texts: readonly string[], countWork?: CountWork): IndexedText {
  for (const { length } of texts) countWork?.(length);
  const words = texts.map(splitWords);
  return { passages: words.map((passage) => ` ${passage.join(' ')} `), words: new Set(words.flat()) };
}

function collectLeaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(collectLeaves);
  if ('_type' in value && value._type === 'block' && 'children' in value) return listBlockTexts(value);
  return Object.entries(value).flatMap(([name, part]) => (name.startsWith('_') ? [] : collectLeaves(part)));
}

/** The texts of a portable text block: its spans together are one passage. Style and marks are not searched. */
function listBlockTexts(block: { children?: unknown; markDefs?: unknown }): string[] {
  const children: unknown[] = Array.isArray(block.children) ? block.children : [];
  const inline = children.filter((child) => readSpanText(child) === undefined);
  const text = children.map((child) => readSpanText(child) ?? ' ').join('');
  return [text, ...collectLeaves(inline), ...collectLeaves(block.markDefs)];
}

function readSpanText(child: unknown): string | undefined {
  const isText =
    typeof child === 'object' && child !== null && 'text' in child && typeof child.text === 'string';
  return isText ? String(child.text) : undefined;
}
