import { HALF_HOUR_MS } from './bookable-days.ts';
import { BUSINESS_ZONE } from './business-time.ts';

/** How a visitor reads times: in a language and a time zone, such as `de` and `Europe/Berlin`. */
export interface TimeView {
  language: string;
  zone: string;
}

/** Returns the weekday and the date of an instant apart, such as `Mon` and `Nov 30`. */
export function formatDayLabel(instant: Date, view: TimeView): { weekday: string; date: string } {
  return {
    weekday: formatInstant(instant, view, { weekday: 'short' }),
    date: formatInstant(instant, view, { month: 'short', day: 'numeric' }),
  };
}

/** Returns a time of day, such as `3:00 PM`. */
export function formatTimeLabel(instant: Date, view: TimeView): string {
  return formatInstant(instant, view, { hour: 'numeric', minute: '2-digit' });
}

/**
 * Returns the time in New York, such as `9:00 AM`, with its weekday when that is another one than the visitor's; undefined when
 * both clocks show the same.
 */
export function formatBusinessTime(instant: Date, view: TimeView): string | undefined {
  const theirs = { ...view, zone: BUSINESS_ZONE };
  const [here, there] = [view, theirs].map((one) => formatInstant(instant, one, { weekday: 'short' }));
  const time = formatTimeLabel(instant, theirs);
  if (here !== there) return `${there} ${time}`;
  return time === formatTimeLabel(instant, view) ? undefined : time;
}

/** Returns the name of the zone in summer and winter, such as `Central European Time`. */
export function formatZoneLabel(instant: Date, view: TimeView): string {
  return formatZoneName(instant, view, 'longGeneric');
}

/** A half hour in parts, which are one line in a message. */
export interface HalfHourLabel {
  /** Such as `Tuesday, December 1, 2026`. */
  date: string;
  /** Such as `3:00 PM – 3:30 PM`. */
  time: string;
  /** The zone as it is called on that day, such as `Central European Standard Time`. */
  zone: string;
}

/** Returns a half hour as the visitor's calendar and clock show it, and then as those in New York do when the clocks differ. */
export function formatHalfHourLabels(start: Date, view: TimeView): [HalfHourLabel, ...HalfHourLabel[]] {
  const ours = formatHalfHourLabel(start, { ...view, zone: BUSINESS_ZONE });
  return formatBusinessTime(start, view) === undefined ? [ours] : [formatHalfHourLabel(start, view), ours];
}

function formatHalfHourLabel(start: Date, view: TimeView): HalfHourLabel {
  const end = new Date(start.valueOf() + HALF_HOUR_MS);
  return {
    date: formatInstant(start, view, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
    time: `${formatTimeLabel(start, view)} – ${formatTimeLabel(end, view)}`,
    zone: formatZoneName(start, view, 'long'),
  };
}

function formatZoneName(
  instant: Date,
  { language, zone }: TimeView,
  timeZoneName: 'long' | 'longGeneric',
): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

function formatInstant(instant: Date, view: TimeView, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(view.language, { ...options, timeZone: view.zone });
  return withPlainSpaces(format.format(instant));
}

/** Replaces thin and narrow spaces, which some mail programs show as boxes. */
function withPlainSpaces(text: string): string {
  return text.replaceAll(/[\u2009\u202f]/g, ' ');
}
