import { describe, expect, it, test } from 'vitest';
import { type BookableDay, listBookableDays } from './bookable-days.ts';

/** The owner's hours: Mon-Fri 9-6 EST, Sat 10-4, Sun closed. */
const hours = [
  { openDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '09:00', closes: '18:00' },
  { openDays: ['saturday'], opens: '10:00', closes: '16:00' },
  { openDays: ['sunday'], opens: null, closes: null },
];

function daysFrom(now: string, { zone = 'America/New_York', notice = 0, lines = hours } = {}) {
  return listBookableDays(lines, new Date(now), notice, zone);
}

function ends({ date, starts }: BookableDay) {
  return [date, starts[0].toISOString(), starts.at(-1)?.toISOString(), starts.length];
}

it('offers every half hour of the next twelve open days', () => {
  const days = daysFrom('2026-11-29T12:00:00Z');
  expect(days.map(({ date, starts }) => `${date} ${starts.length}`)).toEqual([
    '2026-11-30 18',
    '2026-12-01 18',
    '2026-12-02 18',
    '2026-12-03 18',
    '2026-12-04 18',
    '2026-12-05 12',
    '2026-12-07 18',
    '2026-12-08 18',
    '2026-12-09 18',
    '2026-12-10 18',
    '2026-12-11 18',
    '2026-12-12 12',
  ]);
});

test.each([
  ['the next half hour', '2026-11-30T14:01:00Z', 0, '2026-11-30T14:30:00.000Z'],
  ['the one that begins now', '2026-11-30T14:30:00Z', 0, '2026-11-30T14:30:00.000Z'],
  ['one after the notice', '2026-11-30T14:01:00Z', 4, '2026-11-30T18:30:00.000Z'],
  [
    'the next morning, when the notice ends after closing',
    '2026-11-30T20:00:00Z',
    4,
    '2026-12-01T14:00:00.000Z',
  ],
  ['Monday, when Saturday is over', '2026-11-28T20:31:00Z', 0, '2026-11-30T14:00:00.000Z'],
])('begins with %s', (_which, now, notice, first) => {
  expect(daysFrom(now, { notice })[0]?.starts[0].toISOString()).toBe(first);
});

describe('across a change to or from daylight saving time', () => {
  it('opens at nine in New York, which is an hour earlier in UTC after it starts there', () => {
    const days = daysFrom('2026-03-06T12:00:00Z').slice(0, 3);
    expect(days.map(ends)).toEqual([
      ['2026-03-06', '2026-03-06T14:00:00.000Z', '2026-03-06T22:30:00.000Z', 18],
      ['2026-03-07', '2026-03-07T15:00:00.000Z', '2026-03-07T20:30:00.000Z', 12],
      ['2026-03-09', '2026-03-09T13:00:00.000Z', '2026-03-09T21:30:00.000Z', 18],
    ]);
  });

  it('opens an hour later in UTC after it ends there', () => {
    const days = daysFrom('2026-10-30T12:00:00Z').slice(0, 3);
    expect(days.map(ends)).toEqual([
      ['2026-10-30', '2026-10-30T13:00:00.000Z', '2026-10-30T21:30:00.000Z', 18],
      ['2026-10-31', '2026-10-31T14:00:00.000Z', '2026-10-31T19:30:00.000Z', 12],
      ['2026-11-02', '2026-11-02T14:00:00.000Z', '2026-11-02T22:30:00.000Z', 18],
    ]);
  });

  it('has no half hour that the clock skips, and both of those that it repeats', () => {
    const nights = [{ openDays: ['sunday'], opens: '01:00', closes: '03:30' }];
    const getStarts = (now: string) =>
      daysFrom(now, { lines: nights })[0]?.starts.map((start) => start.toISOString().slice(11, 16));
    expect(getStarts('2026-03-08T05:00:00Z')).toEqual(['06:00', '06:30', '07:00']);
    expect(getStarts('2026-11-01T04:00:00Z')).toEqual([
      '05:00',
      '05:30',
      '06:00',
      '06:30',
      '07:00',
      '07:30',
      '08:00',
    ]);
  });
});

describe('the visitor’s zone', () => {
  it.each([
    ['Europe/Berlin', '2026-11-30', 18],
    ['America/Los_Angeles', '2026-11-30', 18],
    // Nine in New York is eleven at night in Tokyo.
    ['Asia/Tokyo', '2026-11-30', 2],
    // Half an hour off the others; nine in New York is half past seven in the evening.
    ['Asia/Kolkata', '2026-11-30', 9],
    ['Australia/Sydney', '2026-12-01', 18],
  ])('decides which half hours are on a day in %s', (zone, date, count) => {
    const [first] = daysFrom('2026-11-29T12:00:00Z', { zone });
    expect(first).toMatchObject({ date });
    expect(first?.starts).toHaveLength(count);
    expect(first?.starts[0].toISOString()).toBe('2026-11-30T14:00:00.000Z');
  });
});

it('looks four weeks ahead, and no further', () => {
  const lines = [{ openDays: ['monday'], opens: '09:00', closes: '09:30' }];
  expect(daysFrom('2026-11-30T15:00:00Z', { lines }).map(({ date }) => date)).toEqual([
    '2026-12-07',
    '2026-12-14',
    '2026-12-21',
    '2026-12-28',
  ]);
});

test.each([
  ['no line', []],
  ['closed days only', [{ openDays: ['sunday'], opens: null, closes: null }]],
  ['less than half an hour', [{ openDays: ['monday'], opens: '09:00', closes: '09:20' }]],
])('offers nothing with %s', (_what, lines) => {
  expect(daysFrom('2026-11-29T12:00:00Z', { lines })).toEqual([]);
});
