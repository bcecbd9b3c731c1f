import { expect, it } from 'vitest';
import { withProductName } from './product-name.ts';

it('replaces every mention, at any depth, and nothing else', () => {
  const content = {
    heading: 'Why Organizations Need {product} Impact Agents',
    body: [{ children: [{ text: '{product} is {product}.' }] }],
    count: 8,
    image: null,
    code: '{ product } {domain}',
  };
  expect(withProductName(content, 'Beacon')).toEqual({
    heading: 'Why Organizations Need Beacon Impact Agents',
    body: [{ children: [{ text: 'Beacon is Beacon.' }] }],
    count: 8,
    image: null,
    code: '{ product } {domain}',
  });
});

it('takes a name literally, whatever characters it has', () => {
  expect(withProductName('{product}', '$& Co')).toBe('$& Co');
});
