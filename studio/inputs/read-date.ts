const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Accepted date formats. `order` holds the regular expression groups of year, month and day. */
const forms: { pattern: RegExp; order: readonly [year: number, month: number, day: number] }[] = [
  { pattern: /^(\d{4})-(\d{1,2})-(\d{1,2})$/, order: [1, 2, 3] },
  // US order, as on the site: month first.
  { pattern: /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/, order: [3, 1, 2] },
  { pattern: /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/, order: [3, 1, 2] },
  { pattern: /^(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]{3,9})\.?,? (\d{4})$/, order: [3, 2, 1] },
];

/** Parses a typed date to the format 2026-12-01; undefined when it cannot be parsed or does not exist. */
export function readDate(text: string): string | undefined {
  // A weekday at the beginning, as in a date that is written out, is not needed.
  const words = text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? /, '');
  for (const { pattern, order } of forms) {
    const found = pattern.exec(words);
    if (!found) continue;
    const [year, month, day] = order.map((place) => found[place] ?? '');
    // A year of two digits is in this century.
    const century = year?.length === 2 ? 2000 : 0;
    return formatDay(century + Number(year), readMonth(month ?? ''), Number(day));
  }
  return undefined;
}

/** Formats a stored date as December 1, 2026; undefined when the stored text is not a date. */
export function formatDate(stored: string): string | undefined {
  if (readDate(stored) !== stored) return undefined;
  const date = new Date(`${stored}T00:00:00Z`);
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** Parses a month from its number, name or abbreviation; NaN for anything else. */
function readMonth(word: string): number {
  if (/^\d/.test(word)) return Number(word);
  const index = months.indexOf(word.slice(0, 3));
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2000, index),
  );
  return index >= 0 && (name.toLowerCase().startsWith(word) || word === 'sept') ? index + 1 : Number.NaN;
}

function formatDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isThere =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.toISOString().slice(0, 10) : undefined;
}
