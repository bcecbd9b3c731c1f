import { describe, expect, it, test } from 'vitest';
import {
  formatBusinessTime,
  formatDayLabel,
  formatHalfHourLabels,
  formatTimeLabel,
  formatZoneLabel,
} from './time-labels.ts';

const winter = new Date('2026-12-01T14:00:00Z');
const summer = new Date('2026-07-07T13:00:00Z');
const inZone = (zone: string, language = 'en') => ({ language, zone });
const berlin = inZone('Europe/Berlin');

it('shows a half hour as the visitor’s clock and calendar do', () => {
  expect(formatDayLabel(winter, berlin)).toEqual({ weekday: 'Tue', date: 'Dec 1' });
  expect(formatTimeLabel(winter, berlin)).toBe('3:00 PM');
  expect(formatTimeLabel(winter, inZone('Europe/Berlin', 'de'))).toBe('15:00');
  expect(formatZoneLabel(winter, berlin)).toBe('Central European Time');
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
  expect(formatBusinessTime(at, inZone(zone))).toBe(expected);
});

describe('a half hour', () => {
  it('is in both zones, each as it is called on that day', () => {
    expect(formatHalfHourLabels(winter, berlin)).toEqual([
      {
        date: 'Tuesday, December 1, 2026',
        time: '3:00 PM – 3:30 PM',
        zone: 'Central European Standard Time',
      },
      { date: 'Tuesday, December 1, 2026', time: '9:00 AM – 9:30 AM', zone: 'Eastern Standard Time' },
    ]);
    expect(formatHalfHourLabels(summer, berlin).map(({ zone }) => zone)).toEqual([
      'Central European Summer Time',
      'Eastern Daylight Time',
    ]);
  });

  it('is in one zone when the clocks agree', () => {
    expect(formatHalfHourLabels(winter, inZone('America/New_York'))).toHaveLength(1);
    expect(formatHalfHourLabels(winter, inZone('Asia/Kolkata'))).toMatchObject([
      { time: '7:30 PM – 8:00 PM' },
      {},
    ]);
  });

  it('may end at midnight', () => {
    expect(formatHalfHourLabels(new Date('2026-12-01T22:30:00Z'), berlin)).toMatchObject([
      { date: 'Tuesday, December 1, 2026', time: '11:30 PM – 12:00 AM' },
      {},
    ]);
  });
});
