import type { StringRule } from '@sanity/types';

/** Says that a text is longer than fits well where it shows, and by how much; true when it fits. */
export function describeLength(value: string | undefined, limit: number): string | true {
  const length = value?.length ?? 0;
  if (length <= limit) return true;
  return `This is ${length} characters long, and about ${limit} fit well here. Shorten it by ${length - limit} if you can; you may still publish.`;
}

/** A text that reads best within `limit` characters: a longer one is a warning, never a barrier. */
export function advisedLength(limit: number) {
  return (rule: StringRule): StringRule =>
    rule.custom<string>((value) => describeLength(value, limit)).warning();
}

/** A text that must be there, and reads best within `limit` characters. */
export function requiredText(message: string, limit: number) {
  return (rule: StringRule): StringRule[] => [rule.required().error(message), advisedLength(limit)(rule)];
}
