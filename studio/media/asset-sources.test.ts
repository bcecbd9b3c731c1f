import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { AssetSource, AssetSourceComponentProps } from 'sanity';
import { expect, it } from 'vitest';
import { onlyToChoose, simplifySources } from './asset-sources.ts';

const source = (name: string): AssetSource => ({ name, title: name, i18nKey: name, component: () => null });
const library = () => null;

it('offers one library, and the file details under a clear label', () => {
  const sources = simplifySources(['sanity-default', 'media', 'edit-media', 'other'].map(source), {
    details: 'About this file',
    library,
  });
  expect(sources.map(({ title }) => title)).toEqual(['Choose from Pictures', 'About this file', 'other']);
  expect(sources[0]).toMatchObject({ name: 'sanity-default', component: library });
  expect(sources[0]).not.toHaveProperty('i18nKey');
});

it.each([
  ['select', 'the library'],
  [undefined, 'the library'],
  ['upload', ''],
] as const)('for %s shows: %s', (action, shown) => {
  const props: AssetSourceComponentProps = {
    action,
    assetSource: source('sanity-default'),
    accept: 'image/*',
    selectionType: 'single',
    selectedAssets: [],
    onClose: () => {},
    onSelect: () => {},
  };
  const Library = onlyToChoose(() => 'the library');
  expect(renderToString(createElement(Library, props))).toBe(shown);
});
