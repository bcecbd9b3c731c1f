import type { SchemaValidationValue } from '@sanity/types';

/**
 * The functions by which a field's prepared rules check it. The Studio's inputs recognize by them what a text is for,
 * such as an address, so that what is offered and what is checked cannot disagree.
 */
export function checksOf(validation: SchemaValidationValue | undefined): unknown[] {
  if (Array.isArray(validation)) return validation.flatMap(checksOf);
  if (typeof validation !== 'object') return [];
  // `_rules` is the one place where a prepared rule tells its checks.
  return validation._rules.flatMap((spec) => (spec.flag === 'custom' ? [spec.constraint] : []));
}
