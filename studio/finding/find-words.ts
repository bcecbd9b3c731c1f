import type { Path } from '@sanity/types';
import { wordsOfBlock } from '../publishing/format-text.ts';
import { isObject } from '../publishing/read-value.ts';

/** A text of a document, and where it stands. */
interface Place {
  path: Path;
  text: string;
}

/** Fields that say what a document is called: whoever searches for that wants the document, not the field. */
const NAMES = new Set(['name', 'title', 'issue', 'heading']);

/** Fields that tools fill in: their words stand in a field of an editor as well. */
const UNWRITTEN = new Set(['orderRank', 'avatarAssets', 'avatarRun']);

/**
 * Where in a document the words stand that somebody searched for: the first text that has them one after the other,
 * else the first that has them all. Undefined where no one text does, and where they are what the document is called.
 */
export function findWords(document: unknown, words: string): Path | undefined {
  const phrase = plain(words);
  const parts = phrase.split(' ');
  const places = placesIn(document).filter(({ text }) => parts.every((part) => text.includes(part)));
  if (phrase === '' || places.some(isName)) return undefined;
  return (places.find(({ text }) => text.includes(phrase)) ?? places[0])?.path;
}

function isName({ path }: Place): boolean {
  const [field] = path;
  return path.length === 1 && typeof field === 'string' && NAMES.has(field);
}

/** Every text that an editor reads in a form, in small letters. */
function placesIn(value: unknown, path: Path = []): Place[] {
  if (typeof value === 'string') return [{ path, text: plain(value) }];
  const paragraph = wordsOfBlock(value);
  if (paragraph !== undefined) return [{ path, text: plain(paragraph) }];
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return items.flatMap((item, index) => placesIn(item, [...path, segmentOf(item, index)]));
  }
  if (!isObject(value)) return [];
  return Object.entries(value)
    .filter(([field]) => !field.startsWith('_') && !UNWRITTEN.has(field))
    .flatMap(([field, content]) => placesIn(content, [...path, field]));
}

function segmentOf(item: unknown, index: number): Path[number] {
  return isObject(item) && typeof item._key === 'string' ? { _key: item._key } : index;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
