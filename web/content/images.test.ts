import '../../tests/setup/site-config.ts';
import { expect, it } from 'vitest';
import { imageUrl, shareImageUrl, squareImageUrl } from './images.ts';

const source = { asset: { _ref: 'image-abc123-800x600-png' } };

it('points at the lake of the page, in the format the browser likes best', () => {
  expect(imageUrl(source).width(640).url()).toBe(
    '/images/local/production/abc123-800x600.png?w=640&auto=format',
  );
});

it.each([
  ['avatar', 128],
  ['profile', 256],
  ['default', 400],
] as const)('cuts the %s image to %d pixels', (size, edge) => {
  expect(squareImageUrl(source, size)).toMatch(new RegExp(`[?&]w=${edge}&h=${edge}(&|$)`));
});

it('gives a dense screen twice the pixels', () => {
  expect(squareImageUrl(source, 'avatar', 2)).toMatch(/[?&]w=256&h=256(&|$)/);
});

it('cuts what a shared link shows as the editor did', () => {
  const crop = { top: 0, bottom: 0, left: 0.5, right: 0 };
  expect(shareImageUrl({ ...source, crop })).toMatch(/[?&]rect=400,/);
});
