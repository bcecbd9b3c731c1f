import '../setup/site-config.ts';
import { createImageFilter, parseImageParameters } from 'embedded-content-lake';
import { describe, expect, it } from 'vitest';
import { imageSize, wideSize } from '../../content/image-size.ts';
import { pictureSides } from '../../server/site/picture-sides.ts';
import {
  getIconUrl,
  getShareImageUrl,
  getSharePortraitUrl,
  getSquareImageUrl,
} from '../../web/data/images.ts';
import { getPictureSource } from '../../web/data/picture-source.ts';

const image = {
  asset: { _ref: `image-${'a'.repeat(40)}-4000x3000-jpg` },
  hotspot: { x: 0.2, y: 0.3, width: 1, height: 1 },
};
const isExpected = createImageFilter(pictureSides);
const expects = (address: string) =>
  isExpected(parseImageParameters(new URL(address, 'http://localhost').searchParams));

describe('the lake prepares in advance', () => {
  it('every picture size that the site requests', () => {
    const squares = Object.keys(imageSize) as (keyof typeof imageSize)[];
    const asked = [
      ...squares.flatMap((size) => [1, 2].map((density) => getSquareImageUrl(image, size, density))),
      ...Object.values(wideSize).flatMap((size) => getPictureSource(image, size).srcSet.split(', ')),
      getShareImageUrl(image),
      getSharePortraitUrl(image),
      getIconUrl(image),
    ].map((address) => address.split(' ')[0] ?? '');
    expect(asked.filter((address) => !expects(address))).toEqual([]);
  });

  it.each([
    '?h=400&fit=max',
    '?w=2000&fit=max&dpr=2&auto=format',
    '?w=600&h=315&fit=crop&auto=format',
    '?w=96&h=96',
  ])('the size that the Studio requests: %s', (query) => expect(expects(query)).toBe(true));

  it.each([
    '?w=1001&fm=webp',
    '?w=400&fm=avif',
    '?w=400&q=100',
    '?w=400&blur=20',
    '?or=90',
    '?w=400&pad=2000',
  ])('no other size: %s', (query) => expect(expects(query)).toBe(false));
});
