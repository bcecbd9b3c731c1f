/** One entry of business hours. Times are local in New York, such as `09:30`; `24:00` is the end of the day. */
export interface OpeningHours {
  /** Lower-case English weekdays, such as 'monday'. */
  openDays: readonly string[];
  opens: string | null;
  closes: string | null;
}

/** A weekday and time in New York. */
export interface BusinessTime {
  /** Lower-case English weekday, such as 'monday'. */
  weekday: string;
  /** Minutes since midnight in local time. */
  minutes: number;
}

/** The time zone of all business hours. It follows daylight saving time, whatever the label of the hours says. */
export const BUSINESS_ZONE = 'America/New_York';

export const MINUTES_A_DAY = 24 * 60;

const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: BUSINESS_ZONE,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns the weekday and time in New York at an instant. */
export function toBusinessTime(instant: Date): BusinessTime {
  const parts = new Map(newYork.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    weekday: (parts.get('weekday') ?? '').toLowerCase(),
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** Returns the opening time in minutes since midnight; undefined if the entry is closed or incomplete. */
export function openSpan({ opens, closes }: OpeningHours): { from: number; to: number } | undefined {
  const [from, to] = [readMinutes(opens), readMinutes(closes)];
  return from === undefined || to === undefined || to <= from ? undefined : { from, to };
}

/** Whether the entry applies to the weekday. */
export function isOfDay(line: OpeningHours, time: BusinessTime): boolean {
  return line.openDays.includes(time.weekday);
}

/** Whether any entry is open: from its first minute up to, but not including, the closing time. */
export function isOpenAt(lines: readonly OpeningHours[], time: BusinessTime): boolean {
  return isOpenFor(lines, time, 1);
}

/** Whether any entry is open from a time on for this many minutes. */
export function isOpenFor(lines: readonly OpeningHours[], time: BusinessTime, minutes: number): boolean {
  return lines.some((line) => {
    const span = openSpan(line);
    return span && isOfDay(line, time) && span.from <= time.minutes && time.minutes + minutes <= span.to;
  });
}

function readMinutes(clock: string | null): number | undefined {
  const match = /^(\d{2}):(\d{2})$/.exec(clock ?? '');
  if (!match) return undefined;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= MINUTES_A_DAY ? minutes : undefined;
}
