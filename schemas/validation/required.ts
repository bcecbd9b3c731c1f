import type { RuleDef } from '@sanity/types';

/**
 * Requires a value. `message` tells the editor what is missing and how to supply it. It also replaces the library's message for a
 * value outside the field's list.
 */
export function requireValue(message: string) {
  return <T extends RuleDef<T, V>, V>(rule: RuleDef<T, V>): T => rule.required().error(message);
}

/**
 * Allows a missing value; otherwise the value must be valid for the field's type (in its list, a date, an email address, a
 * reference to an existing document).
 */
export function allowMissing(message: string) {
  return <T extends RuleDef<T, V>, V>(rule: RuleDef<T, V>): T => rule.error(message);
}
