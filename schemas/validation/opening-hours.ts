import type { ObjectRule } from '@sanity/types';
import { closingTimes, openingTimes } from '../opening-times.ts';

type OpeningHours = {
  /** What visitors read, such as `9-6 EST`. */
  hours?: string;
  openDays?: readonly string[];
  opens?: string;
  closes?: string;
};

/** Reports inconsistent times in a line of business hours; true when they are valid or absent. */
export function describeOpeningHours(line: OpeningHours | undefined): string | true {
  const { openDays = [], opens, closes } = line ?? {};
  if (!opens && !closes) return true;
  if (!opens) return 'There is a closing time and no opening time. Choose both, or clear both when closed.';
  if (!closes) return 'There is an opening time and no closing time. Choose both, or clear both when closed.';
  // Times in the format `09:30` sort as strings.
  if (closes <= opens) return 'It closes before it opens. Choose a closing time that is later in the day.';
  if (openDays.length === 0)
    return 'There are times and no weekdays. Tick the days that these times are for.';
  return true;
}

/**
 * Reports hours that visitors read and that differ from the times, within which they can book; true when both agree. Texts without
 * two times of day, such as 'by appointment', are not compared.
 */
export function describeReadHours(line: OpeningHours | undefined): string | true {
  const { hours = '', opens, closes } = line ?? {};
  const read = [...hours.matchAll(/\b(\d{1,2})(?::(\d{2}))?\b/g)].map(
    ([, hour, minutes = '00']) => `${Number(hour) % 12}:${minutes}`,
  );
  if (!(opens && closes) || read.length !== 2) return true;
  const times = [opens, closes].map((time) => `${Number(time.slice(0, 2)) % 12}:${time.slice(3)}`);
  if (times.join() === read.join()) return true;
  return `Visitors read “${hours}”, and can book from ${getClockTitle(opens)} to ${getClockTitle(closes)}. Change the words or the times, so that both say the same.`;
}

function getClockTitle(time: string): string {
  return [...openingTimes, ...closingTimes].find(({ value }) => value === time)?.title ?? time;
}

/** Requires both times or none, in order, and days for them; warns when the words say something else. */
export function checkOpeningHours(rule: ObjectRule): ObjectRule[] {
  return [
    rule.custom<OpeningHours>(describeOpeningHours),
    rule.custom<OpeningHours>(describeReadHours).warning(),
  ];
}
