import { getVisibleText } from '../../../content/visible-text.ts';
import { getLocales } from '../../data/language.ts';

/** Formats `2025-08-01` as `8/1/2025` in English; text that is not a date is returned unchanged. */
export function formatShortDate(date: string, language: string): string {
  const day = new Date(getVisibleText(date));
  if (Number.isNaN(day.getTime())) return date;
  return new Intl.DateTimeFormat(getLocales(language), { timeZone: 'UTC' }).format(day);
}
