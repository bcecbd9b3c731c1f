import { expect, test } from 'vitest';
import { getPriority } from './priority.ts';

test.each([
  [1, 'critical', 'high'],
  [2, 'critical', 'high'],
  [3, 'operational', 'medium'],
  [4, 'operational', 'medium'],
  [5, 'enhancement', 'lower'],
])('card %i is %s', (id, signal, level) => {
  expect(getPriority(id)).toEqual({ signal, level });
});
