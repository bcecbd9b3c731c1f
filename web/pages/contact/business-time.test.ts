import { describe, expect, it, test } from 'vitest';
import { isOpenAt, type OpeningHours, openSpan, toBusinessTime } from './business-time.ts';

/** The owner's hours: Mon-Fri 9-6 EST, Sat 10-4, Sun closed. */
const hours: OpeningHours[] = [
  {
    openDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    opens: '09:00',
    closes: '18:00',
  },
  { openDays: ['saturday'], opens: '10:00', closes: '16:00' },
  { openDays: ['sunday'], opens: null, closes: null },
];

const isOpen = (instant: string) => isOpenAt(hours, toBusinessTime(new Date(instant)));

describe('the hours of the specification, in winter', () => {
  test.each([
    ['a minute before it opens', '2026-01-07T13:59:59Z', false],
    ['when it opens', '2026-01-07T14:00:00Z', true],
    ['in its last second', '2026-01-07T22:59:59Z', true],
    ['when it closes', '2026-01-07T23:00:00Z', false],
    ['on Saturday before ten', '2026-01-10T14:30:00Z', false],
    ['on Saturday at ten', '2026-01-10T15:00:00Z', true],
    ['on Saturday at four', '2026-01-10T21:00:00Z', false],
    ['on Sunday at noon', '2026-01-11T17:00:00Z', false],
  ])('%s', (_name, instant, open) => {
    expect(isOpen(instant)).toBe(open);
  });
});

describe('daylight saving time', () => {
  test.each([
    ['the Friday before the start, a minute before opening', '2026-03-06T13:59:00Z', false],
    ['that Friday at opening', '2026-03-06T14:00:00Z', true],
    ['the Monday after the start at opening, an hour earlier in UTC', '2026-03-09T13:00:00Z', true],
    ['that Monday, a minute before opening', '2026-03-09T12:59:00Z', false],
    ['that Monday at closing', '2026-03-09T22:00:00Z', false],
    ['the Friday before the end at opening', '2026-10-30T13:00:00Z', true],
    ['the Monday after the end, at the same time in UTC', '2026-11-02T13:00:00Z', false],
    ['that Monday at opening', '2026-11-02T14:00:00Z', true],
    ['that Monday, in its last minute', '2026-11-02T22:59:00Z', true],
  ])('%s', (_name, instant, open) => {
    expect(isOpen(instant)).toBe(open);
  });

  it('skips the hour after two when it starts, and repeats the hour after one when it ends', () => {
    const at = (instant: string) => toBusinessTime(new Date(instant)).minutes;
    expect([at('2026-03-08T06:59:00Z'), at('2026-03-08T07:00:00Z')]).toEqual([119, 180]);
    expect([at('2026-11-01T05:30:00Z'), at('2026-11-01T06:30:00Z')]).toEqual([90, 90]);
  });
});

it('uses the day in New York, which differs from UTC in the evening', () => {
  expect(toBusinessTime(new Date('2026-06-07T01:00:00Z'))).toEqual({ weekday: 'saturday', minutes: 21 * 60 });
});

it('treats midnight as the first minute of the day', () => {
  expect(toBusinessTime(new Date('2026-06-08T04:00:00Z'))).toEqual({ weekday: 'monday', minutes: 0 });
});

it('can be open until midnight', () => {
  const late = [{ openDays: ['friday'], opens: '20:00', closes: '24:00' }];
  expect(isOpenAt(late, { weekday: 'friday', minutes: 24 * 60 - 1 })).toBe(true);
  expect(isOpenAt(late, { weekday: 'saturday', minutes: 0 })).toBe(false);
});

test.each([
  ['empty times', { opens: null, closes: null }],
  ['one time missing', { opens: '09:00', closes: null }],
  ['closing before opening', { opens: '18:00', closes: '09:00' }],
  ['an invalid time', { opens: '9 AM', closes: '18:00' }],
  ['a time after midnight', { opens: '09:00', closes: '25:00' }],
])('is closed with %s', (_name, times) => {
  expect(openSpan({ openDays: ['monday'], ...times })).toBeUndefined();
  expect(isOpenAt([{ openDays: ['monday'], ...times }], { weekday: 'monday', minutes: 600 })).toBe(false);
});
