import { expect, it } from 'vitest';
import { formatDate, readDate } from './read-date.ts';

it.each([
  '2026-12-01',
  '2026-12-1',
  '12/1/2026',
  '12/01/2026',
  '12/1/26',
  'December 1, 2026',
  ' december  1 2026 ',
  'Dec 1, 2026',
  'Dec. 1st, 2026',
  '1 December 2026',
  '1. Dec 2026',
  'Tuesday, December 1, 2026',
  'Tue Dec 1, 2026',
])('parses %s', (text) => expect(readDate(text)).toBe('2026-12-01'));

it.each(['', 'soon', '13/1/2026', '2026-02-29', '12/1/126', 'Decembre 1, 2026', 'Mayday 1, 2026', '2026'])(
  'does not parse “%s”',
  (text) => expect(readDate(text)).toBeUndefined(),
);

it('formats a date', () => {
  expect(formatDate('2026-12-01')).toBe('December 1, 2026');
  expect(readDate('Sept 9, 2026')).toBe('2026-09-09');
  expect(formatDate('12/1/2026')).toBeUndefined();
});
