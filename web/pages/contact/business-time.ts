/** One line of business hours. Times are those of a clock in New York, as `09:30`; `24:00` ends a day. */
export interface OpeningHours {
  /** Lower-case English names, such as 'monday'. */
  openDays: readonly string[];
  opens: string | null;
  closes: string | null;
}

/** What calendar and clock say in New York. */
export interface BusinessTime {
  /** Lower-case English name, such as 'monday'. */
  weekday: string;
  /** Since midnight, by the clock on the wall. */
  minutes: number;
}

export const MINUTES_A_DAY = 24 * 60;

/** Standard time in winter and daylight saving time in summer, whatever the label of the hours says. */
const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The weekday and the time in New York at an instant. */
export function businessTimeOf(instant: Date): BusinessTime {
  const parts = new Map(newYork.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    weekday: (parts.get('weekday') ?? '').toLowerCase(),
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** Minutes since midnight from when to when a line is open; undefined when it is closed or was never filled in. */
export function openSpan({ opens, closes }: OpeningHours): { from: number; to: number } | undefined {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return from === undefined || to === undefined || to <= from ? undefined : { from, to };
}

/** Whether the line speaks of the day of that time. */
export function isOfDay(line: OpeningHours, time: BusinessTime): boolean {
  return line.openDays.includes(time.weekday);
}

/** Whether any line is open at that time: from its first minute on, and no longer in the minute it closes. */
export function isOpenAt(lines: readonly OpeningHours[], time: BusinessTime): boolean {
  return lines.some((line) => {
    const span = openSpan(line);
    return span && isOfDay(line, time) && span.from <= time.minutes && time.minutes < span.to;
  });
}

function minutesOf(clock: string | null): number | undefined {
  const match = /^(\d{2}):(\d{2})$/.exec(clock ?? '');
  if (!match) return undefined;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= MINUTES_A_DAY ? minutes : undefined;
}
