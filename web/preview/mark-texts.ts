import type { ContentSourceMap } from '@sanity/client';
import { type FilterDefault, stegaClean, stegaEncodeSourceMap } from '@sanity/client/stega';

/** Fields whose texts are no words for a reader: the site compares, parses or follows them. */
const VALUES = new Set([
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
  'sourceUrl',
  'url',
  'videoUrl',
]);

/** Objects without words for a reader: what a search engine is told, and what the lake knows of a file. */
const UNREAD = new Set(['seo', 'asset', 'metadata']);

/** An empty line: a page shows what stands before it and after it as two paragraphs. */
const GAP = /\n\s*\n/g;

/**
 * A copy of a query's result in which every text for a reader bears the place that it comes from, in characters that
 * nobody sees. Texts that are values stay as they are, and so do the facts that stand for placeholders: they end
 * up within other texts.
 *
 * @param sourceMap as the lake gives it; without one nothing is marked
 */
export function markTexts(result: unknown, sourceMap: ContentSourceMap | undefined): unknown {
  // The Studio around the page opens the field, wherever it is itself: the marks only need a path.
  const options = { enabled: true, studioUrl: '/', filter: isForReaders };
  const marked = JSON.stringify(stegaEncodeSourceMap(result, sourceMap, options));
  return JSON.parse(marked, (_key, value) => (typeof value === 'string' ? markParagraphs(value) : value));
}

const isForReaders: FilterDefault = ({ sourcePath, resultPath }) => {
  const names = sourcePath.filter((part) => typeof part === 'string');
  const name = names.at(-1);
  if (name === undefined || name.startsWith('_') || VALUES.has(name) || resultPath[0] === 'facts')
    return false;
  return !names.some((part) => UNREAD.has(part));
};

/** A mark stands at the end of its text: each paragraph gets it, since a page sets them one by one. */
function markParagraphs(text: string): string {
  if (text.search(GAP) === -1) return text;
  const words = stegaClean(text);
  const mark = text.slice(words.length);
  return words.replace(GAP, (gap) => `${mark}${gap}`) + mark;
}
