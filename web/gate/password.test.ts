import { expect, it } from 'vitest';
import { isMarkedPassword, markOfPassword } from './password.ts';

it('derives the same mark for the same password only, and does not contain the password', async () => {
  const mark = await markOfPassword('mission-driven');
  expect(await markOfPassword('mission-driven')).toEqual(mark);
  expect(await markOfPassword('Mission-driven')).not.toEqual(mark);
  expect(JSON.stringify(mark)).not.toContain('mission');
});

it.each([
  ['mission-driven', true],
  ['mission-driven ', false],
  ['Mission-Driven', false],
  ['', false],
])('accepts %j: %s', async (entry, expected) => {
  expect(await isMarkedPassword(entry, await markOfPassword('mission-driven'))).toBe(expected);
});
