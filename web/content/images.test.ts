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

it('cuts a picture for shared links around its hotspot, in a format that every reader knows', () => {
  const image = {
    asset: { _ref: 'image-abc-2400x2400-png' },
    hotspot: { x: 0.5, y: 0.1, width: 0.2, height: 0.2 },
  };
  const { pathname, searchParams } = new URL(shareImageUrl(image), 'https://beacon.example');
  expect(pathname).toBe('/images/local/production/abc-2400x2400.png');
  // The top of the picture, as wide as it is and in the proportions of the picture for shared links.
  expect(searchParams.get('rect')).toBe('0,0,2400,1260');
  expect([searchParams.get('w'), searchParams.get('h'), searchParams.get('fm')]).toEqual([
    '1200',
    '630',
    'jpg',
  ]);
});
