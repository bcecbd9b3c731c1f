import { expect, test } from 'vitest';
import { writeShareTags } from './share-tags.ts';

const place = { siteUrl: 'https://beacon.example', path: '/about', picturePath: '/about' };
const card = { productName: 'Beacon', name: 'About', title: 'About | Beacon' };
const pictureText = (tags: string) => /property="og:image:alt" content="([^"]*)"/.exec(tags)?.[1];

test('a picture that an editor chose has the editor’s alternative text', () => {
  const chosen = { ...card, image: 'https://beacon.example/images/a.jpg', imageText: 'Two people at a desk' };
  expect(pictureText(writeShareTags(chosen, place))).toBe('Two people at a desk');
});

test('a picture without alternative text, and a generated one, has the title as alternative text', () => {
  expect(pictureText(writeShareTags({ ...card, image: 'https://beacon.example/images/a.jpg' }, place))).toBe(
    'About | Beacon',
  );
  expect(pictureText(writeShareTags({ ...card, imageText: 'Of a picture that was taken away' }, place))).toBe(
    'About | Beacon',
  );
});
