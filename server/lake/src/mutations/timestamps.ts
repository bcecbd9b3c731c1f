import { invalid } from '../errors.ts';
import type { JsonObject } from './json-object.ts';

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Reads the timestamp that a client set for a new document, as in an import.
 *
 * @throws ItemError 400 when it is not an RFC 3339 time
 */
export function givenTimestamp(input: JsonObject, field: '_createdAt' | '_updatedAt'): string | undefined {
  const value = input[field];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string' && RFC_3339.test(value) && !Number.isNaN(Date.parse(value))) return value;
  throw invalid(`"${field}" must be a time such as 2025-01-31T12:00:00Z`);
}
