import { expect, test } from 'vitest';
import { withoutSubpaths } from './open-peeps.ts';

const square = 'M0 0h10v10H0Z';

test('a relative subpath keeps its position when the one before it is removed', () => {
  expect(withoutSubpaths(`${square}m2 2h1v1Zm3-1.5h1v1Z`, [1])).toBe('M0 0h10v10H0ZM5 0.5h1v1Z');
});

test('further points after a relative move stay relative lines', () => {
  expect(withoutSubpaths(`${square}m2 2 1 0 0 1Z`, [])).toBe('M0 0h10v10H0ZM2 2l1 0 0 1Z');
});

test('refuses a subpath that does not begin with a point', () => {
  expect(() => withoutSubpaths('Mz', [0])).toThrow('does not begin with a point: Mz');
});
