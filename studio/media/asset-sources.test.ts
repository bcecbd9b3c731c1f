import type { AssetSource } from 'sanity';
import { expect, it } from 'vitest';
import { simplifySources } from './asset-sources.ts';

const source = (name: string): AssetSource => ({ name, title: name, i18nKey: name, component: () => null });
const library = () => null;

it('offers one library, and the details by the name of what they show', () => {
  const sources = simplifySources(['sanity-default', 'media', 'edit-media', 'other'].map(source), {
    details: 'About this file',
    library,
  });
  expect(sources.map(({ title }) => title)).toEqual(['Choose from Pictures', 'About this file', 'other']);
  expect(sources[0]).toMatchObject({ name: 'sanity-default', component: library });
  expect(sources[0]).not.toHaveProperty('i18nKey');
});
