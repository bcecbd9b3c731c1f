import type { RuleDef } from '@sanity/types';

/**
 * The value must be there. `message` is what the editor reads: what is missing, then how to mend it. It also
 * replaces the library's text when the value is not one of the field's list.
 */
export function required(message: string) {
  return <T extends RuleDef<T, V>, V>(rule: RuleDef<T, V>): T => rule.required().error(message);
}

/**
 * The value may be left out, but what is there must be of the field's kind (in its list, a date, an email,
 * a reference that points somewhere).
 */
export function optional(message: string) {
  return <T extends RuleDef<T, V>, V>(rule: RuleDef<T, V>): T => rule.error(message);
}
