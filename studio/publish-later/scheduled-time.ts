/** A time of day. */
export interface TimeOfDay {
  hours: number;
  minutes: number;
}

/** Parses a typed time, such as 18:00, 6 pm or 6:30 PM; undefined when it cannot be parsed or does not exist. */
export function readTime(text: string): TimeOfDay | undefined {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim());
  const [, hour = '', minute, half] = match ?? [];
  // '6' alone can be the morning or the evening.
  if (!match || (minute === undefined && half === undefined)) return undefined;
  const minutes = Number(minute ?? 0);
  const hours = half ? toTwentyFourHours(Number(hour), half.toLowerCase()) : Number(hour);
  return hours !== undefined && hours < 24 && minutes < 60 ? { hours, minutes } : undefined;
}

/** Hours from 0 to 23 of an hour from 1 to 12 before ('a') or after ('p') noon. */
function toTwentyFourHours(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

/**
 * The moment of a day (2026-12-24) and a time in this computer's time zone; undefined when the clocks skip that
 * time, since they go forward that day.
 */
export function toMoment(day: string, { hours, minutes }: TimeOfDay): Date | undefined {
  const [year = Number.NaN, month = Number.NaN, date] = day.split('-').map(Number);
  const moment = new Date(year, month - 1, date, hours, minutes);
  return moment.getHours() === hours && moment.getMinutes() === minutes ? moment : undefined;
}

/** The day of a moment in this computer's time zone, such as 2026-12-24. */
export function formatDay(moment: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

/** The time of a moment in this computer's time zone, such as 6:00 PM. */
export function formatTime(moment: Date): string {
  return new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(moment).replaceAll(/\s/g, ' ');
}

/** A moment with its zone, such as 'Thursday, December 24, 2026 at 6:00 PM Pacific Standard Time'. */
export function formatMoment(moment: Date): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(moment);
  const time = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
  }).format(moment);
  return `${day} at ${time}`.replaceAll(/\s/g, ' ');
}

const SOON = 30 * 60_000;
const HOUR = 60 * 60_000;

/** The first full hour that is at least 30 minutes after `now`. */
export function getNextFullHour(now: Date): Date {
  const moment = new Date(now.getTime() + SOON + HOUR);
  moment.setMinutes(0, 0, 0);
  return moment;
}
