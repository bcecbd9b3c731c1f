import { expect, it } from 'vitest';
import { findPictures, lacksAltText } from './find-assets.ts';

const picture = (id: string, fields: object = {}) => ({
  _type: 'imageWithAlt',
  asset: { _type: 'reference', _ref: `image-${id}-1x1-png` },
  ...fields,
});

const page = {
  _id: 'homePage',
  heading: 'Home',
  image: picture('a', { alt: 'A house' }),
  heroImages: [
    { _key: 'one', image: picture('b', { alt: ' ' }) },
    { _key: 'two', image: picture('c', { decorative: true }) },
    { _key: 'three', image: { _type: 'imageWithAlt', alt: 'Taken away again' } },
  ],
  video: { _type: 'file', asset: { _type: 'reference', _ref: 'file-d-mp4' } },
  agent: { _type: 'reference', _ref: 'agent-tara' },
};

it('finds every picture of a document with its path', () => {
  expect(findPictures(page).map(({ asset, path }) => [asset, path])).toEqual([
    ['image-a-1x1-png', ['image']],
    ['image-b-1x1-png', ['heroImages', { _key: 'one' }, 'image']],
    ['image-c-1x1-png', ['heroImages', { _key: 'two' }, 'image']],
  ]);
});

it('requires no alt text for a picture without that field', () => {
  const settings = { _id: 'siteSettings', icon: { ...picture('e'), _type: 'image' } };
  expect(findPictures(settings).map(({ asset }) => asset)).toEqual(['image-e-1x1-png']);
  expect(findPictures(settings).filter(lacksAltText)).toEqual([]);
});

it('finds the pictures without alt text that are not decorative', () => {
  expect(
    findPictures(page)
      .filter(lacksAltText)
      .map(({ asset }) => asset),
  ).toEqual(['image-b-1x1-png']);
});
