import { parseTime } from '../documents/parse-time.ts';
import { createHttpError } from '../errors.ts';

/**
 * Reads a whole number from a URL.
 *
 * @throws LakeError 400 when it is not a whole number, or out of range
 */
export function readInteger(
  search: URLSearchParams,
  name: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const text = search.get(name);
  if (text === null || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw createHttpError(400, `"${name}" must be a whole number from ${min} to ${max}, got "${text}"`);
}

/**
 * Reads a comma-separated list of names, without duplicates.
 *
 * @param things what the names are, for the error message
 * @throws LakeError 400 when there are more than `most`
 */
export function readNames(path: string, most: number, things: string): string[] {
  const names = [...new Set(path.split(','))];
  if (names.length <= most) return names;
  throw createHttpError(400, `A call may name at most ${most} ${things}, got ${names.length}`);
}

/**
 * Reads a time from a URL, in milliseconds since 1970.
 *
 * @throws LakeError 400 when it is not a time
 */
export function readTime(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name);
  if (text === null || text === '') return undefined;
  const value = parseTime(text);
  if (value !== undefined) return value;
  throw createHttpError(400, `"${name}" must be a time such as 2025-01-31T12:00:00Z, got "${text}"`);
}
