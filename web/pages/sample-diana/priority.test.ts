import { expect, test } from 'vitest';
import { priorityOf } from './priority.ts';

test.each([
  [1, 'critical', 'HIGH PRIORITY - MOST CRITICAL PAIN POINTS'],
  [2, 'critical', 'HIGH PRIORITY - MOST CRITICAL PAIN POINTS'],
  [3, 'operational', 'MEDIUM PRIORITY - IMPORTANT OPERATIONAL ISSUES'],
  [4, 'operational', 'MEDIUM PRIORITY - IMPORTANT OPERATIONAL ISSUES'],
  [5, 'enhancement', 'LOWER PRIORITY - ENHANCEMENT OPPORTUNITIES'],
])('card %i is %s', (id, signal, text) => {
  expect(priorityOf(id)).toEqual({ signal, text });
});
