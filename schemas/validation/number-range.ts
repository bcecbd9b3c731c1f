import type { NumberRule } from '@sanity/types';

/** A number from `low` to `high`, inclusive; optional. */
export function requireNumberBetween(low: number, high: number) {
  return (rule: NumberRule): NumberRule =>
    rule.min(low).max(high).error(`This number is out of range. Type a number from ${low} to ${high}.`);
}
