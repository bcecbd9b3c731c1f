import { isOpenFor, type OpeningHours, toBusinessTime } from './business-time.ts';

const HALF_HOUR_MINUTES = 30;
export const HALF_HOUR_MS = HALF_HOUR_MINUTES * 60_000;
const HOUR_MS = 2 * HALF_HOUR_MS;
/** Two weeks of six days, and the longest time to look for them, when a business is seldom open. */
const DAYS = 12;
const HORIZON_MS = 28 * 24 * HOUR_MS;

/** A day in the visitor's time zone with the half hours that can be booked on it. */
export interface BookableDay {
  /** The local date, such as `2026-11-30`. */
  date: string;
  /** The beginnings of the half hours, in order; at least one. */
  starts: [Date, ...Date[]];
}

/**
 * Returns the next days on which half hours within the business hours can be booked, grouped by the visitor's date.
 *
 * Every full and half hour on the clock is looked at as an instant, and is bookable when the business is open for all of it. No
 * local time is ever converted to an instant, so that the hours are right on both sides of a change to or from daylight saving
 * time, in both zones.
 *
 * @param noticeHours how long before its beginning a half hour can be booked at the latest
 * @param zone the visitor's time zone, such as `Europe/Berlin`
 */
export function listBookableDays(
  hours: readonly OpeningHours[],
  now: Date,
  noticeHours: number,
  zone: string,
): BookableDay[] {
  const dateIn = createDateFormatter(zone);
  const earliest = now.valueOf() + noticeHours * HOUR_MS;
  const days: BookableDay[] = [];
  const first = Math.ceil(earliest / HALF_HOUR_MS) * HALF_HOUR_MS;
  for (let at = first; at < earliest + HORIZON_MS; at += HALF_HOUR_MS) {
    const start = new Date(at);
    if (!isOpenFor(hours, toBusinessTime(start), HALF_HOUR_MINUTES)) continue;
    const date = dateIn(start);
    const day = days.at(-1);
    if (day?.date === date) day.starts.push(start);
    else if (days.length === DAYS) break;
    else days.push({ date, starts: [start] });
  }
  return days;
}

/** Returns a function that returns the date of an instant in the zone, such as `2026-11-30`. */
function createDateFormatter(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (instant) => format.format(instant);
}
