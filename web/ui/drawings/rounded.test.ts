import { expect, it } from 'vitest';
import { rounded } from './rounded.ts';

it('rounds to two decimals, or as many as requested', () => {
  expect(rounded(183.22222222222223)).toBe(183.22);
  expect(rounded(-5.336)).toBe(-5.34);
  expect(rounded(11.6667, 1)).toBe(11.7);
});

it('writes no trailing zeros', () => {
  expect(`${rounded(0.1 + 0.2)} ${rounded(72.000000001)}`).toBe('0.3 72');
});
