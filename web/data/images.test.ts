import '../../tests/setup/site-config.ts';
import { expect, it } from 'vitest';
import { buildImageUrl, getShareImageUrl, getSquareImageUrl } from './images.ts';

const source = { asset: { _ref: 'image-abc123-800x600-png' } };

it('returns a URL on the lake of the page, with automatic format', () => {
  expect(buildImageUrl(source).width(640).url()).toBe(
    '/images/local/production/abc123-800x600.png?w=640&auto=format',
  );
});

it.each([
  ['avatar', 128],
  ['profile', 256],
] as const)('cuts the %s image to %d pixels', (size, edge) => {
  expect(getSquareImageUrl(source, size)).toMatch(new RegExp(`[?&]w=${edge}&h=${edge}(&|$)`));
});

it('doubles the pixels at density 2', () => {
  expect(getSquareImageUrl(source, 'avatar', 2)).toMatch(/[?&]w=256&h=256(&|$)/);
});

it('applies the editor’s crop to link preview images', () => {
  const crop = { top: 0, bottom: 0, left: 0.5, right: 0 };
  expect(getShareImageUrl({ ...source, crop })).toMatch(/[?&]rect=400,/);
});

it('crops link preview images around the hotspot, as JPEG', () => {
  const image = {
    asset: { _ref: 'image-abc-2400x2400-png' },
    hotspot: { x: 0.5, y: 0.1, width: 0.2, height: 0.2 },
  };
  const { pathname, searchParams } = new URL(getShareImageUrl(image), 'https://beacon.example');
  expect(pathname).toBe('/images/local/production/abc-2400x2400.png');
  // The top of the image at full width, in the aspect ratio of link previews.
  expect(searchParams.get('rect')).toBe('0,0,2400,1260');
  expect([searchParams.get('w'), searchParams.get('h'), searchParams.get('fm')]).toEqual([
    '1200',
    '630',
    'jpg',
  ]);
});
