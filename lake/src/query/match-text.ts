import { LruCache } from '../lru-cache.ts';
import { type CountWork, WORD_COMPARISONS_PER_CHARACTER } from '../work-meter.ts';

/** The parts of a search word between wildcards, in lower case. A single part means no wildcard. */
type Pattern = readonly string[];

const SEPARATED = /[^\s!@#$%^&*(),\\/?";:{}|[\]+<>-]+/g;
const SEPARATED_WITH_WILDCARDS = /[^\s!@#$%^&(),\\/?";:{}|[\]+<>-]+/g;
/** Longer words of a pattern are truncated, as in Sanity. */
const MAX_WORD_LENGTH = 1024;

const patterns = new LruCache<readonly Pattern[]>(50);

/**
 * GROQ's `text match pattern`: whether every word of the pattern (`*` is a wildcard) matches a word of the text,
 * case-insensitively. Either side is a string or an array of strings.
 *
 * It takes polynomial time, while regular expressions may backtrack exponentially.
 */
export function matchesText(text: unknown, pattern: unknown, countWork?: CountWork): boolean {
  const wanted = getPatterns(pattern, countWork);
  if (!wanted?.length) return false;
  const words = splitWords(text, countWork);
  countWork?.((words.length * wanted.length) / WORD_COMPARISONS_PER_CHARACTER);
  return words.length > 0 && wanted.every((parts) => words.some((word) => matchesWord(word, parts)));
}

/** The score of a match for `score()`: each word of the pattern adds up to 2.2, increasing with its frequency. */
export function scoreOfText(text: unknown, pattern: unknown, countWork?: CountWork): number {
  const words = splitWords(text, countWork);
  const wanted = getPatterns(pattern, countWork) ?? [];
  countWork?.((words.length * wanted.length) / WORD_COMPARISONS_PER_CHARACTER);
  const scores = wanted.map((parts) => {
    const frequency = words.filter((word) => matchesWord(word, parts)).length;
    return (frequency * 2.2) / (frequency + 1.2);
  });
  return scores.reduce((sum, score) => sum + score, 0);
}

function splitWords(text: unknown, countWork?: CountWork): string[] {
  const texts: readonly unknown[] = Array.isArray(text) ? text : [text];
  return texts
    .filter((part) => typeof part === 'string')
    .flatMap((part) => {
      countWork?.(part.length);
      return withoutEdgeDots(part).toLowerCase().match(SEPARATED) ?? [];
    });
}

/** Undefined if the value contains anything other than strings. */
function getPatterns(pattern: unknown, countWork?: CountWork): readonly Pattern[] | undefined {
  const texts: unknown[] = Array.isArray(pattern) ? pattern : [pattern];
  const strings = texts.filter((text) => typeof text === 'string');
  if (strings.length < texts.length) return undefined;
  return strings.flatMap((text) => {
    countWork?.(text.length);
    return patterns.getOrCreate(text, parsePatterns);
  });
}

function parsePatterns(text: string): Pattern[] {
  const words = withoutEdgeDots(text).match(SEPARATED_WITH_WILDCARDS) ?? [];
  return words.map((word) => word.slice(0, MAX_WORD_LENGTH).toLowerCase().split(/\*+/));
}

/** Removes dots next to a word character: `e.g.` becomes the word `eg`. */
function withoutEdgeDots(text: string): string {
  return text.replace(/\.+/g, (dots: string, start: number) => {
    const end = start + dots.length;
    return /\w/.test(text.charAt(start - 1)) || /\w/.test(text.charAt(end)) ? '' : dots;
  });
}

/** Matches greedily: the first occurrence of each part leaves the most text for the following parts. */
function matchesWord(word: string, parts: Pattern): boolean {
  const [first = '', ...others] = parts;
  const last = others.pop();
  if (last === undefined) return word === first;
  if (!word.startsWith(first)) return false;
  let position = first.length;
  for (const part of others) {
    const found = word.indexOf(part, position);
    if (found === -1) return false;
    position = found + part.length;
  }
  return word.length - last.length >= position && word.endsWith(last);
}
