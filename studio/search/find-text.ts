import type { Path } from '@sanity/types';
import { wordsOfBlock } from '../publishing/format-text.ts';
import { isObject, segmentOf } from '../publishing/read-value.ts';
import { displayedTexts, type PlaceholderValues } from './displayed-texts.ts';

/** A text in a document, and its path. */
interface Place {
  path: Path;
  /** The stored text. */
  written: string;
  /** The stored or displayed versions of the text that match. */
  readings: { text: string; plain: string }[];
}

/** A sentence that contains a match, in three parts. */
export interface Sentence {
  before: string;
  match: string;
  after: string;
}

/** Fields that name a document. A match there opens the document without focusing a field. */
const NAMES = new Set(['name', 'title', 'issue', 'heading']);

/** Fields that are written by tools and do not contain text of their own. */
const UNWRITTEN = new Set(['orderRank', 'avatarAssets', 'avatarRun']);

/** Maximum number of characters before the match, so that a narrow row still shows it. */
const BEFORE = 24;

/** A search text, normalized: the whole phrase and its words. */
interface Search {
  phrase: string;
  parts: string[];
}

/**
 * Finds the path of a search text in a document, in texts as stored and as displayed: the first text that
 * contains the phrase, otherwise the first that contains all words. Undefined when no single text contains
 * them, or when they match the document's name.
 */
export function findTextPath(document: unknown, words: string, site?: PlaceholderValues): Path | undefined {
  const search = searchFor(words);
  const places = search ? placesWith(document, search, site) : [];
  if (!search || places.some(isName)) return undefined;
  return best(places, search)?.path;
}

/** Finds the sentence that contains the search text, as displayed; undefined when only the document's name matches. */
export function findSentence(
  document: unknown,
  words: string,
  site?: PlaceholderValues,
): Sentence | undefined {
  const search = searchFor(words);
  if (!search) return undefined;
  const places = placesWith(document, search, site).filter((place) => !isName(place));
  const place = best(places, search);
  const reading =
    place?.readings.find(({ plain }) => plain.includes(search.phrase)) ??
    place?.readings.find((text) => hasAll(text, search));
  return reading && sentenceOf(reading.text, search);
}

/** Whether a document matches as displayed, but not as stored, so that a search in the lake would not find it. */
export function matchesOnlyDisplayedText(document: unknown, words: string, site: PlaceholderValues): boolean {
  const search = searchFor(words);
  if (!search) return false;
  return placesWith(document, search, site).some(({ written }) => !hasAll({ plain: plain(written) }, search));
}

function searchFor(words: string): Search | undefined {
  const phrase = plain(words);
  return phrase === '' ? undefined : { phrase, parts: phrase.split(' ') };
}

function placesWith(document: unknown, search: Search, site: PlaceholderValues | undefined): Place[] {
  return textsIn(document)
    .map(({ path, text }) => ({
      path,
      written: text,
      readings: [...new Set([text, ...displayedTexts(text, site)])]
        // The stored text is included, because editors may search for a placeholder.
        .map((reading) => ({ text: reading, plain: plain(reading) }))
        .filter((reading) => hasAll(reading, search)),
    }))
    .filter(({ readings }) => readings.length > 0);
}

function hasAll({ plain: text }: { plain: string }, { parts }: Search): boolean {
  return parts.every((part) => text.includes(part));
}

function best(places: readonly Place[], { phrase }: Search): Place | undefined {
  return (
    places.find(({ readings }) => readings.some(({ plain: text }) => text.includes(phrase))) ?? places[0]
  );
}

function isName({ path }: Place): boolean {
  const [field] = path;
  return path.length === 1 && typeof field === 'string' && NAMES.has(field);
}

/** The sentence around the match; if the phrase does not occur, around the first word. */
function sentenceOf(text: string, { phrase, parts }: Search): Sentence {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const small = line.toLowerCase();
  const found = small.includes(phrase) ? phrase : (parts[0] ?? '');
  const at = small.indexOf(found);
  const ends = ['. ', '? ', '! '].map((end) => line.slice(0, at).lastIndexOf(end));
  const last = Math.max(...ends);
  const start = last < 0 ? 0 : last + 2;
  const cut = at - start > BEFORE ? line.indexOf(' ', at - BEFORE) + 1 : start;
  const from = cut > 0 && cut <= at ? cut : start;
  return {
    before: `${from > start ? '…' : ''}${line.slice(from, at)}`,
    match: line.slice(at, at + found.length),
    after: line.slice(at + found.length),
  };
}

/** All texts of a document that a form shows. */
function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  const paragraph = wordsOfBlock(value);
  if (paragraph !== undefined) return [{ path, text: paragraph }];
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return items.flatMap((item, index) => textsIn(item, [...path, segmentOf(item, index)]));
  }
  if (!isObject(value)) return [];
  return Object.entries(value)
    .filter(([field]) => !field.startsWith('_') && !UNWRITTEN.has(field))
    .flatMap(([field, content]) => textsIn(content, [...path, field]));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
