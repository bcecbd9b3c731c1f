import type { ContentSourceMap } from '@sanity/client';
import { stegaClean } from '@sanity/client/stega';
import { expect, it } from 'vitest';
import { markTexts } from './mark-texts.ts';

/** A source map in which every text comes from the field of its name in one document. */
function makeMap(paths: Record<string, string>): ContentSourceMap {
  return {
    documents: [{ _id: 'homePage', _type: 'homePage' }],
    paths: Object.values(paths),
    mappings: Object.fromEntries(
      Object.keys(paths).map((path, index) => [
        path,
        { type: 'value', source: { type: 'documentValue', document: 0, path: index } },
      ]),
    ),
  };
}

/** The stega marks in a text. */
const marksIn = (text: unknown) => String(text).match(/\u200b{4}[\u200b-\u200d\ufeff]+/g) ?? [];

it('marks visible texts without changing how they read', () => {
  const result = { content: { headline: 'Welcome to {product}' }, facts: { product: 'Beacon' } };
  const marked = markTexts(
    result,
    makeMap({
      "$['content']['headline']": "$['heroHeadline']",
      "$['facts']['product']": "$['productName']",
    }),
  );
  expect(marked).not.toEqual(result);
  expect(stegaClean(marked)).toEqual(result);
  // The fact is inserted into other texts, which must have only their own mark.
  expect(marked).toMatchObject({ facts: { product: 'Beacon' } });
});

it('does not mark values, and texts that come from no field', () => {
  const result = {
    content: { icon: 'tax', href: '/contact', day: 'monday', from: 'nowhere', title: 'For search' },
  };
  const map = makeMap({
    "$['content']['icon']": "$['icon']",
    "$['content']['href']": "$['button']['href']",
    "$['content']['day']": "$['openDays'][0]",
    "$['content']['title']": "$['seo']['title']",
  });
  expect(markTexts(result, map)).toEqual(result);
  expect(markTexts(result, undefined)).toEqual(result);
});

it('marks every paragraph of a text', () => {
  const result = { content: 'One.\n\nTwo.\n \nThree.' };
  const marked = markTexts(result, makeMap({ "$['content']": "$['text']" }));
  const marks = marksIn(Object(marked).content);
  expect(marks).toHaveLength(3);
  expect(new Set(marks).size).toBe(1);
  expect(stegaClean(marked)).toEqual(result);
});
