import { expect, it } from 'vitest';
import { describeLarge, describeSquare } from './picture-size.ts';

const asset = (size: string, format = 'png') => `image-0a1b2c-${size}-${format}`;
const square = (size: string, more: object = {}) =>
  describeSquare({ asset: { _type: 'reference', _ref: asset(size) }, ...more });

it('warns of a picture that is larger than any display size', () => {
  expect(describeLarge(asset('8000x6000'))).toMatch(/very large, 8000 by 6000 pixels\./);
  expect(describeLarge(asset('5000x3000'))).toBe(true);
  expect(describeLarge(asset('8000x8000', 'svg'))).toBe(true);
  expect(describeLarge(undefined)).toBe(true);
});

it('warns of a picture that is not square, unless its visible part was chosen', () => {
  expect(square('900x700')).toMatch(/not square, 900 by 700 pixels\./);
  expect(square('1024x1024')).toBe(true);
  expect(square('1024x1000')).toBe(true);
  expect(square('900x700', { hotspot: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } })).toBe(true);
  expect(describeSquare({})).toBe(true);
});
