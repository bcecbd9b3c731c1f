import type { SchemaValidationValue } from '@sanity/types';

/**
 * The custom rule functions of a field's compiled validation. The Studio's inputs compare them to recognise a field's purpose,
 * such as an address, so that suggestions and validation cannot disagree.
 */
export function listChecks(validation: SchemaValidationValue | undefined): unknown[] {
  if (Array.isArray(validation)) return validation.flatMap(listChecks);
  if (typeof validation !== 'object') return [];
  // A compiled rule exposes its checks only in `_rules`.
  return validation._rules.flatMap((spec) => (spec.flag === 'custom' ? [spec.constraint] : []));
}
