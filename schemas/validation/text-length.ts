import type { CustomValidator, SchemaValidationValue, StringRule } from '@sanity/types';
import { describePlaceholders, type LocalPlaceholder } from '../../content/placeholders.ts';
import { listChecks } from './checks.ts';

/** The limit of each length rule, from which the Studio's character counter reads it. */
const limits = new WeakMap<object, number>();

/** Reports by how many characters a text is too long for its place; true when it fits. */
export function describeLength(value: string | undefined, limit: number): string | true {
  const length = value?.length ?? 0;
  if (length <= limit) return true;
  return `This is ${length} characters long, and about ${limit} fit well here. Shorten it by ${length - limit} if you can; you may still publish.`;
}

/**
 * Warns when a text has more than `limit` characters, and of unknown placeholders; `local` are those that the field fills in, other
 * than the facts.
 */
export function adviseLength(limit: number, local: readonly LocalPlaceholder[] = []) {
  const check: CustomValidator<string | undefined> = (value) => describeLength(value, limit);
  limits.set(check, limit);
  return (rule: StringRule): StringRule =>
    rule
      .custom<string>(check)
      .custom<string>((text) => describePlaceholders(text, local))
      .warning();
}

/** Requires a text of more than spaces, and warns when it has more than `limit` characters. */
export function requireText(message: string, limit: number, local: readonly LocalPlaceholder[] = []) {
  const advised = adviseLength(limit, local);
  return (rule: StringRule): StringRule[] => [
    rule
      .required()
      .custom<string>((text) => !text || /\S/.test(text) || message)
      .error(message),
    advised(rule),
  ];
}

/**
 * The length limit of a field, by its compiled validation; undefined when it has none. It is the limit of the field's warning.
 */
export function findLengthLimit(validation: SchemaValidationValue | undefined): number | undefined {
  const found = listChecks(validation).map((check) =>
    typeof check === 'function' ? limits.get(check) : undefined,
  );
  return found.find((limit) => limit !== undefined);
}
