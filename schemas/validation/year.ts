import type { StringRule } from '@sanity/types';

/** Reports a text that is neither a year nor a range of years; true otherwise, also when it is absent. */
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

/** A year such as 2024 or a range such as 2014–2024; optional. */
export function checkYears(rule: StringRule): StringRule {
  return rule.custom<string>(describeYears);
}
