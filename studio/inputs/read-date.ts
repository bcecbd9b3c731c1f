const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The ways in which people write a day, each with its parts: year, month and day. */
const forms: { pattern: RegExp; order: readonly [year: number, month: number, day: number] }[] = [
  { pattern: /^(\d{4})-(\d{1,2})-(\d{1,2})$/, order: [1, 2, 3] },
  // As the site shows dates: the month first.
  { pattern: /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, order: [3, 1, 2] },
  { pattern: /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/, order: [3, 1, 2] },
  { pattern: /^(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]{3,9})\.?,? (\d{4})$/, order: [3, 2, 1] },
];

/** The day that somebody typed, as 2026-12-01; undefined when it cannot be read or there is no such day. */
export function readDate(text: string): string | undefined {
  const words = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  for (const { pattern, order } of forms) {
    const found = pattern.exec(words);
    if (!found) continue;
    const [year, month, day] = order.map((place) => found[place] ?? '');
    return dayOf(Number(year), monthOf(month ?? ''), Number(day));
  }
  return undefined;
}

/** A stored day as people read it, as December 1, 2026; undefined for what is no day. */
export function dateInWords(stored: string): string | undefined {
  if (readDate(stored) !== stored) return undefined;
  const date = new Date(`${stored}T00:00:00Z`);
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** A month's number from its number, its name or the beginning of its name; NaN for anything else. */
function monthOf(word: string): number {
  if (/^\d/.test(word)) return Number(word);
  const index = months.indexOf(word.slice(0, 3));
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2000, index),
  );
  return index >= 0 && (name.toLowerCase().startsWith(word) || word === 'sept') ? index + 1 : Number.NaN;
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isThere =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.toISOString().slice(0, 10) : undefined;
}
