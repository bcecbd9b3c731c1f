import type { LakeDocument } from '../documents/document.ts';
import { createInvalidError } from '../errors.ts';

/** The hosted lake's limit for nested attributes; arrays count only inside arrays. */
const MAX_DEPTH = 20;

/** Attributes with these names would break code that reads the document. */
const FORBIDDEN_NAMES = ['__proto__', 'hasOwnProperty'];

/**
 * Refuses documents that could not be read back unchanged: with infinite numbers, or null in arrays (as the hosted lake does).
 * Also refuses documents that are nested deeper than the hosted lake allows.
 *
 * @throws ItemError 400
 */
export function assertStorable(document: LakeDocument): void {
  const fault = findFault(document, 0);
  if (fault) throw createInvalidError(`Document "${document._id}" ${fault}`, { id: document._id });
}

function findFault(value: unknown, depth: number): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'has a number that is too large';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_DEPTH) return `is nested more than ${MAX_DEPTH} levels deep`;
  if (!Array.isArray(value)) {
    const name = FORBIDDEN_NAMES.find((forbidden) => Object.hasOwn(value, forbidden));
    return name ? `has an attribute named "${name}"` : findFirstFault(Object.values(value), depth + 1);
  }
  if (hasGaps(value)) return 'has null in a list, where only values are allowed';
  return value.some(Array.isArray) ? findFirstFault(value, depth + 1) : findFirstFault(value, depth);
}

/** Whether an array has null or holes. Holes become null in JSON, and may be larger than the memory. */
function hasGaps(list: readonly unknown[]): boolean {
  return Object.keys(list).length < list.length || list.includes(null);
}

function findFirstFault(values: readonly unknown[], depth: number): string | undefined {
  for (const value of values) {
    const fault = findFault(value, depth);
    if (fault) return fault;
  }
  return undefined;
}
