import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  formatDay,
  formatMoment,
  formatTime,
  getNextFullHour,
  readTime,
  toMoment,
} from './scheduled-time.ts';

const zoneOfMachine = process.env.TZ;
const useZone = (zone: string) => {
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (zoneOfMachine === undefined) delete process.env.TZ;
    else process.env.TZ = zoneOfMachine;
  });
};

it.each([
  ['18:00', 18, 0],
  ['18.05', 18, 5],
  ['6 pm', 18, 0],
  ['6:30 PM', 18, 30],
  ['6:30p.m.', 18, 30],
  ['12 am', 0, 0],
  ['12:15 pm', 12, 15],
  [' 09:05 ', 9, 5],
])('reads the time %j', (text, hours, minutes) => {
  expect(readTime(text)).toEqual({ hours, minutes });
});

it.each(['', '6', '24:00', '18:60', '13 pm', '0 am', 'noon', '18:00 Uhr', '6:3 pm'])(
  'does not guess %j',
  (text) => {
    expect(readTime(text)).toBeUndefined();
  },
);

describe.each([
  [
    'America/Los_Angeles',
    '2026-12-25T02:00:00.000Z',
    'Thursday, December 24, 2026 at 6:00 PM Pacific Standard Time',
  ],
  [
    'America/New_York',
    '2026-12-24T23:00:00.000Z',
    'Thursday, December 24, 2026 at 6:00 PM Eastern Standard Time',
  ],
  ['Asia/Tokyo', '2026-12-24T09:00:00.000Z', 'Thursday, December 24, 2026 at 6:00 PM Japan Standard Time'],
])('on a computer in %s', (zone, iso, text) => {
  useZone(zone);

  it('takes a day and a time in its own zone, and shows them in it', () => {
    const moment = toMoment('2026-12-24', { hours: 18, minutes: 0 });
    expect(moment?.toISOString()).toBe(iso);
    expect(formatMoment(new Date(iso))).toBe(text);
    expect(formatDay(new Date(iso))).toBe('2026-12-24');
    expect(formatTime(new Date(iso))).toBe('6:00 PM');
  });
});

describe('around the changes of the clocks in New York', () => {
  useZone('America/New_York');

  it('has no moment for the hour that is skipped', () => {
    expect(toMoment('2027-03-14', { hours: 2, minutes: 30 })).toBeUndefined();
    expect(toMoment('2027-03-14', { hours: 3, minutes: 0 })?.toISOString()).toBe('2027-03-14T07:00:00.000Z');
  });

  it('names the zone of the chosen day, not of today', () => {
    const summer = toMoment('2027-07-04', { hours: 9, minutes: 0 });
    expect(summer?.toISOString()).toBe('2027-07-04T13:00:00.000Z');
    expect(summer && formatMoment(summer)).toBe('Sunday, July 4, 2027 at 9:00 AM Eastern Daylight Time');
  });
});

it.each([
  [29, 15],
  [30, 16],
])('presets the first full hour that is at least 30 minutes ahead, at 14:%s', (minute, hour) => {
  const now = new Date(2026, 10, 20, 14, minute);
  expect(getNextFullHour(now)).toEqual(new Date(2026, 10, 20, hour));
});
