import type { ObjectRule } from '@sanity/types';

type OpeningHours = {
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

/** Requires both times or none, in order, and days for them. */
export function openingHoursFit(rule: ObjectRule): ObjectRule {
  return rule.custom<OpeningHours>(describeOpeningHours);
}
