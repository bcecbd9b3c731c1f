import { expect, it } from 'vitest';
import { roundTo } from './round-to.ts';

it('rounds to two decimals, or as many as requested', () => {
  expect(roundTo(183.22222222222223)).toBe(183.22);
  expect(roundTo(-5.336)).toBe(-5.34);
  expect(roundTo(11.6667, 1)).toBe(11.7);
});

it('writes no trailing zeros', () => {
  expect(`${roundTo(0.1 + 0.2)} ${roundTo(72.000000001)}`).toBe('0.3 72');
});
