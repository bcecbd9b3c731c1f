import { expect, it } from 'vitest';
import { getInitial } from './get-initial.ts';

it.each([
  ['Tara', 'T'],
  ['  émile', 'É'],
  ['🏠 Shelter', '🏠'],
  ['𝒯ara', '𝒯'],
  [' ', ''],
])('of %j is %j', (name, initial) => {
  expect(getInitial(name)).toBe(initial);
});
