import type { StringRule } from '@sanity/types';

/** Says what is wrong with a text that must be a year, or the first and last of several; true when it is or is absent. */
export function describeYears(value: string | undefined): string | true {
  if (!value) return true;
  const [, first, last] = /^(\d{4})(?:[-–](\d{4}))?$/.exec(value) ?? [];
  if (first === undefined) {
    return `“${value}” is not a year. Write four digits, such as 2024, or two years with a dash, such as 2014–2024.`;
  }
  if (last !== undefined && last <= first) {
    return `“${value}” ends before it begins. Write the earlier year first, such as 2014–2024.`;
  }
  return true;
}

/** A year such as 2024 or several such as 2014–2024; may be left empty. */
export function yearOrYears(rule: StringRule): StringRule {
  return rule.custom<string>(describeYears);
}
