import type { JsonObject } from '../documents/json-object.ts';
import { parseTime } from '../documents/parse-time.ts';
import { createInvalidError } from '../errors.ts';

/**
 * Reads the timestamp that a client set for a new document, as in an import.
 *
 * @throws ItemError 400 when it is not an RFC 3339 time
 */
export function readTimestamp(input: JsonObject, field: '_createdAt' | '_updatedAt'): string | undefined {
  const value = input[field];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string' && parseTime(value) !== undefined) return value;
  throw createInvalidError(`"${field}" must be a time such as 2025-01-31T12:00:00Z`);
}
