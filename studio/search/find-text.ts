import type { Path } from '@sanity/types';
import { matchesTextQuery } from 'embedded-content-lake/studio';
import { isObject } from '../../content/is-object.ts';
import { isBlock } from '../shared/format-text.ts';
import { getSegment } from '../shared/read-value.ts';

/** Fields that name a document. A match there opens the document without focusing a field. */
const NAMES = new Set(['name', 'title', 'issue', 'heading']);

/** Fields that are written by tools and do not contain text of their own. */
const UNWRITTEN = new Set(['orderRank', 'avatarAssets', 'avatarRun']);

/**
 * Finds the path of a search text in a document, by the rules of the lake's search: the first text that contains
 * the phrase, otherwise the first that contains all words. Undefined when no single text contains them, or when
 * they match the document's name.
 */
export function findTextPath(document: unknown, search: string): Path | undefined {
  const words = search.split(/[\s"“”„‟«»]+/).filter(Boolean);
  const texts = listTexts(document);
  const found = [`"${words.join(' ')}"`, words.map((word) => `${word}*`).join(' ')]
    .map((query) => texts.filter(({ text }) => matchesTextQuery(text, query)))
    .find((matches) => matches.length > 0);
  return found?.some(isName) ? undefined : found?.[0]?.path;
}

function isName({ path }: { path: Path }): boolean {
  const [field] = path;
  return path.length === 1 && typeof field === 'string' && NAMES.has(field);
}

/** All texts of a document that a form shows: strings, and blocks of portable text. */
function listTexts(value: unknown, path: Path = []): { path: Path; text: unknown }[] {
  if (typeof value === 'string' || isBlock(value)) return [{ path, text: value }];
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return items.flatMap((item, index) => listTexts(item, [...path, getSegment(item, index)]));
  }
  if (!isObject(value)) return [];
  return Object.entries(value)
    .filter(([field]) => !field.startsWith('_') && !UNWRITTEN.has(field))
    .flatMap(([field, content]) => listTexts(content, [...path, field]));
}
