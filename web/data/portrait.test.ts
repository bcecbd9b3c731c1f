import '../../tests/setup/site-config.ts';
import { expect, it } from 'vitest';
import { getPortraitUrl } from './portrait.ts';

const image = { asset: { _ref: 'image-abc123-800x600-png' } };
const generatedImage = 'https://res.cloudinary.com/beacon/image/upload/v1/tara.jpg';

it('is the uploaded image', () => {
  expect(getPortraitUrl({ image, generatedImage }, 'avatar')).toMatch(/^\/images\/.*w=128&h=128/);
});

it('is the generated image when none was uploaded', () => {
  expect(getPortraitUrl({ image: null, generatedImage }, 'profile', 2)).toContain(
    'h_512,q_auto,w_512/v1/tara.jpg',
  );
});

it('is undefined without either', () => {
  expect(getPortraitUrl({ image: null, generatedImage: null }, 'avatar')).toBeUndefined();
  expect(getPortraitUrl({ image: { asset: null } }, 'avatar')).toBeUndefined();
});
