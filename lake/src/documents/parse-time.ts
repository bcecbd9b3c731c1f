const RFC_3339 = /^(\d{4}-\d{2}-(\d{2}))T(\d{2}):\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Parses an RFC 3339 time such as `2025-01-31T12:00:00Z`, in milliseconds since 1970. Undefined for any other text, and for a day or
 * an hour that does not exist: JavaScript would take 30 February for 1 March, and 24:00 for the next day.
 */
export function parseTime(text: string): number | undefined {
  const [, date, day, hour] = RFC_3339.exec(text) ?? [];
  if (date === undefined || hour === '24' || new Date(date).getUTCDate() !== Number(day)) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}
