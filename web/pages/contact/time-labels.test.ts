import { describe, expect, it, test } from 'vitest';
import {
  businessTimeLabel,
  dayLabel,
  halfHourLabel,
  halfHourLabels,
  timeLabel,
  zoneLabel,
} from './time-labels.ts';

const winter = new Date('2026-12-01T14:00:00Z');
const summer = new Date('2026-07-07T13:00:00Z');
const inZone = (zone: string, language = 'en') => ({ language, zone });
const berlin = inZone('Europe/Berlin');

it('shows a half hour as the visitor’s clock and calendar do', () => {
  expect(dayLabel(winter, berlin)).toEqual({ weekday: 'Tue', date: 'Dec 1' });
  expect(timeLabel(winter, berlin)).toBe('3:00 PM');
  expect(timeLabel(winter, inZone('Europe/Berlin', 'de'))).toBe('15:00');
  expect(zoneLabel(winter, berlin)).toBe('Central European Time');
});

test.each([
  ['Europe/Berlin', winter, '9:00 AM'],
  ['America/Los_Angeles', winter, '9:00 AM'],
  ['America/New_York', winter, undefined],
  ['America/Toronto', summer, undefined],
  // No daylight saving time there: the same clock in winter only.
  ['America/Panama', winter, undefined],
  ['America/Panama', summer, '9:00 AM'],
  // One o’clock in the morning of the next day.
  ['Australia/Sydney', winter, 'Tue 9:00 AM'],
])('shows the time in New York beside that of %s', (zone, at, expected) => {
  expect(businessTimeLabel(at, inZone(zone))).toBe(expected);
});

describe('a half hour in a message', () => {
  it('names the zone as it is on that day', () => {
    expect(halfHourLabel(winter, berlin)).toBe(
      'Tuesday, December 1, 2026, 3:00 – 3:30 PM, Central European Standard Time',
    );
    expect(halfHourLabel(summer, berlin)).toBe(
      'Tuesday, July 7, 2026, 3:00 – 3:30 PM, Central European Summer Time',
    );
  });

  it('is in both zones, and in one when the clocks agree', () => {
    const ours = 'Tuesday, December 1, 2026, 9:00 – 9:30 AM, Eastern Standard Time';
    expect(halfHourLabels(winter, inZone('America/New_York'))).toEqual([ours]);
    expect(halfHourLabels(winter, inZone('Asia/Kolkata'))).toEqual([
      'Tuesday, December 1, 2026, 7:30 – 8:00 PM, India Standard Time',
      ours,
    ]);
  });

  it('may end on the next day', () => {
    expect(halfHourLabel(new Date('2026-12-01T22:30:00Z'), berlin)).toBe(
      'Tuesday, December 1, 2026 at 11:30 PM – Wednesday, December 2, 2026 at 12:00 AM, Central European Standard Time',
    );
  });
});
