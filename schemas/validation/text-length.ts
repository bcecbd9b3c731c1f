import type { CustomValidator, SchemaValidationValue, StringRule } from '@sanity/types';
import { describePlaceholders, type LocalPlaceholder } from '../placeholders.ts';
import { checksOf } from './checks.ts';

/** The limit that each check of a length holds a text to, so that whoever counts reads the number off the check. */
const limits = new WeakMap<object, number>();

/** Says that a text is longer than fits well where it shows, and by how much; true when it fits. */
export function describeLength(value: string | undefined, limit: number): string | true {
  const length = value?.length ?? 0;
  if (length <= limit) return true;
  return `This is ${length} characters long, and about ${limit} fit well here. Shorten it by ${length - limit} if you can; you may still publish.`;
}

/**
 * A text that reads best within `limit` characters: a longer one is a warning, never a barrier. It also warns of
 * words in braces that the site would not fill in; `local` is what the field fills in besides the facts.
 */
export function advisedLength(limit: number, local: readonly LocalPlaceholder[] = []) {
  const check: CustomValidator<string | undefined> = (value) => describeLength(value, limit);
  limits.set(check, limit);
  return (rule: StringRule): StringRule =>
    rule
      .custom<string>(check)
      .custom<string>((text) => describePlaceholders(text, local))
      .warning();
}

/** A text that must be there, with more than spaces in it, and reads best within `limit` characters. */
export function requiredText(message: string, limit: number, local: readonly LocalPlaceholder[] = []) {
  const advised = advisedLength(limit, local);
  return (rule: StringRule): StringRule[] => [
    rule
      .required()
      .custom<string>((text) => !text || /\S/.test(text) || message)
      .error(message),
    advised(rule),
  ];
}

/**
 * How many characters fit well in a field, by the rules that the Studio prepared for it; undefined when its length
 * is not looked at. The same number by which the field's warning speaks.
 */
export function lengthLimit(validation: SchemaValidationValue | undefined): number | undefined {
  const found = checksOf(validation).map((check) =>
    typeof check === 'function' ? limits.get(check) : undefined,
  );
  return found.find((limit) => limit !== undefined);
}
