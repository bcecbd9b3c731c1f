import type { ContentSourceMap } from '@sanity/client';
import { type FilterDefault, stegaClean, stegaEncodeSourceMap } from '@sanity/client/stega';

/** Fields whose strings the site compares, parses or uses as links. A mark would change their value. */
const VALUE_FIELDS = new Set([
  'category',
  'closes',
  'combinedUrl',
  'current',
  'href',
  'icon',
  'impactView',
  'layout',
  'openDays',
  'opens',
  'path',
  'schedulingLink',
  'section',
  'secureUrl',
  'sourceUrl',
  'url',
  'videoUrl',
]);

/** Objects whose text is not shown on a page: search metadata, and asset metadata. */
const INVISIBLE_OBJECTS = new Set(['seo', 'asset', 'metadata']);

/** An empty line, which separates paragraphs. */
const EMPTY_LINE = /\n\s*\n/g;

/**
 * Returns a copy of a query result in which each visible text has a stega mark: invisible characters that name its source field.
 * Strings used as values stay unchanged, and so do the facts for placeholders, since they are inserted into other texts.
 *
 * @param sourceMap as returned by the lake; without it nothing is marked
 */
export function markTexts(result: unknown, sourceMap: ContentSourceMap | undefined): unknown {
  // The Studio around the page resolves the edit link, so the URL here is never used.
  const options = { enabled: true, studioUrl: '/', filter: isForReaders };
  const marked = JSON.stringify(stegaEncodeSourceMap(result, sourceMap, options));
  return JSON.parse(marked, (_key, value) => (typeof value === 'string' ? markParagraphs(value) : value));
}

const isForReaders: FilterDefault = ({ sourcePath, resultPath }) => {
  const names = sourcePath.filter((part) => typeof part === 'string');
  const name = names.at(-1);
  if (name === undefined || name.startsWith('_') || VALUE_FIELDS.has(name) || resultPath[0] === 'facts')
    return false;
  return !names.some((part) => INVISIBLE_OBJECTS.has(part));
};

/** Stega marks end their text. Each paragraph gets one, since a page renders them separately. */
function markParagraphs(text: string): string {
  if (text.search(EMPTY_LINE) === -1) return text;
  const words = stegaClean(text);
  const mark = text.slice(words.length);
  return words.replace(EMPTY_LINE, (gap) => `${mark}${gap}`) + mark;
}
