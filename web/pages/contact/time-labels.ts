import { HALF_HOUR_MS } from './bookable-days.ts';
import { BUSINESS_ZONE } from './business-time.ts';

/** How a visitor reads times: in a language and a time zone, such as `de` and `Europe/Berlin`. */
export interface TimeView {
  language: string;
  zone: string;
}

/** Returns the weekday and the date of an instant apart, such as `Mon` and `Nov 30`. */
export function dayLabel(instant: Date, view: TimeView): { weekday: string; date: string } {
  return {
    weekday: formatted(instant, view, { weekday: 'short' }),
    date: formatted(instant, view, { month: 'short', day: 'numeric' }),
  };
}

/** Returns a time of day, such as `3:00 PM`. */
export function timeLabel(instant: Date, view: TimeView): string {
  return formatted(instant, view, { hour: 'numeric', minute: '2-digit' });
}

/**
 * Returns the time in New York, such as `9:00 AM`, with its weekday when that is another one than the visitor's; undefined when
 * both clocks show the same.
 */
export function businessTimeLabel(instant: Date, view: TimeView): string | undefined {
  const theirs = { ...view, zone: BUSINESS_ZONE };
  const [here, there] = [view, theirs].map((one) => formatted(instant, one, { weekday: 'short' }));
  const time = timeLabel(instant, theirs);
  if (here !== there) return `${there} ${time}`;
  return time === timeLabel(instant, view) ? undefined : time;
}

/** Returns the name of the zone in summer and winter, such as `Central European Time`. */
export function zoneLabel(instant: Date, view: TimeView): string {
  return zoneName(instant, view, 'longGeneric');
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
export function halfHourLabels(start: Date, view: TimeView): [HalfHourLabel, ...HalfHourLabel[]] {
  const ours = halfHourLabel(start, { ...view, zone: BUSINESS_ZONE });
  return businessTimeLabel(start, view) === undefined ? [ours] : [halfHourLabel(start, view), ours];
}

function halfHourLabel(start: Date, view: TimeView): HalfHourLabel {
  const end = new Date(start.valueOf() + HALF_HOUR_MS);
  return {
    date: formatted(start, view, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
    time: `${timeLabel(start, view)} – ${timeLabel(end, view)}`,
    zone: zoneName(start, view, 'long'),
  };
}

function zoneName(instant: Date, { language, zone }: TimeView, timeZoneName: 'long' | 'longGeneric'): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

function formatted(instant: Date, view: TimeView, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(view.language, { ...options, timeZone: view.zone });
  return withPlainSpaces(format.format(instant));
}

/** Replaces thin and narrow spaces, which some mail programs show as boxes. */
function withPlainSpaces(text: string): string {
  return text.replaceAll(/[\u2009\u202f]/g, ' ');
}
