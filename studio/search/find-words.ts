import type { Path } from '@sanity/types';
import { wordsOfBlock } from '../publishing/format-text.ts';
import { isObject } from '../publishing/read-value.ts';
import { displayedTexts, type SiteWords } from './displayed-texts.ts';

/** A text of a document, and where it stands. */
interface Place {
  path: Path;
  /** As its field has it. */
  written: string;
  /** What an editor or a visitor reads there that has the words. */
  readings: { text: string; plain: string }[];
}

/** A sentence in which something was found, in three pieces. */
export interface Sentence {
  before: string;
  match: string;
  after: string;
}

/** Fields that say what a document is called: whoever searches for that wants the document, not the field. */
const NAMES = new Set(['name', 'title', 'issue', 'heading']);

/** Fields that tools fill in: their words stand in a field of an editor as well. */
const UNWRITTEN = new Set(['orderRank', 'avatarAssets', 'avatarRun']);

/** How many characters of the sentence stand before what was found, so that a narrow line still shows it. */
const BEFORE = 24;

/** Words that somebody searched for: one after the other, and each by itself. */
interface Search {
  phrase: string;
  parts: string[];
}

/**
 * Where in a document the words stand that somebody searched for, as an editor writes them or as visitors read them: the
 * first text that has them one after the other, else the first that has them all. Undefined where no one text does,
 * and where they are what the document is called.
 */
export function findWords(document: unknown, words: string, site?: SiteWords): Path | undefined {
  const search = searchFor(words);
  const places = search ? placesWith(document, search, site) : [];
  if (!search || places.some(isName)) return undefined;
  return best(places, search)?.path;
}

/** The sentence in which the words stand as visitors read it; undefined where only the document's name has them. */
export function findSentence(document: unknown, words: string, site?: SiteWords): Sentence | undefined {
  const search = searchFor(words);
  if (!search) return undefined;
  const places = placesWith(document, search, site).filter((place) => !isName(place));
  const place = best(places, search);
  const reading =
    place?.readings.find(({ plain }) => plain.includes(search.phrase)) ??
    place?.readings.find((text) => hasAll(text, search));
  return reading && sentenceOf(reading.text, search);
}

/** Whether a document says the words on the site and not in its fields, where a search of the lake would find them. */
export function matchesOnlyDisplayedText(document: unknown, words: string, site: SiteWords): boolean {
  const search = searchFor(words);
  if (!search) return false;
  return placesWith(document, search, site).some(({ written }) => !hasAll({ plain: plain(written) }, search));
}

function searchFor(words: string): Search | undefined {
  const phrase = plain(words);
  return phrase === '' ? undefined : { phrase, parts: phrase.split(' ') };
}

function placesWith(document: unknown, search: Search, site: SiteWords | undefined): Place[] {
  return textsIn(document)
    .map(({ path, text }) => ({
      path,
      written: text,
      readings: [...new Set([text, ...displayedTexts(text, site)])]
        // Visitors read no braces, but an editor may look for them.
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

/** The words of a text around what was found; where the search is not one phrase of it, around its first word. */
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

/** Every text that an editor reads in a form. */
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

function segmentOf(item: unknown, index: number): Path[number] {
  return isObject(item) && typeof item._key === 'string' ? { _key: item._key } : index;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
