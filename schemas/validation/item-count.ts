import type { ArrayRule } from '@sanity/types';

/** The noun of the entries, for messages: `{ one: 'tag', many: 'tags' }`. */
export interface ItemNoun {
  one: string;
  many: string;
}

/** Reports how many entries are missing or too many; true when the number is right. */
export function describeCount(count: number, expectedCount: number, noun: ItemNoun): string | true {
  if (count === expectedCount) return true;
  return `The site shows exactly ${formatCount(expectedCount, noun)} here, and ${formatCurrentCount(count)} now. ${adviseChange(count, expectedCount)}.`;
}

/** The same as a recommendation, for a list that may have another number. */
export function describeCountAdvice(count: number, expectedCount: number, noun: ItemNoun): string | true {
  if (count === expectedCount) return true;
  return `This list is made for ${formatCount(expectedCount, noun)}, and ${formatCurrentCount(count)} now. ${adviseChange(count, expectedCount)} if you can; you may still publish.`;
}

function formatCount(count: number, { one, many }: ItemNoun): string {
  return `${count} ${count === 1 ? one : many}`;
}

function formatCurrentCount(count: number): string {
  return count === 1 ? 'there is 1' : `there are ${count || 'none'}`;
}

function adviseChange(count: number, expectedCount: number): string {
  if (count > expectedCount) return `Remove ${count - expectedCount}`;
  return `Add ${expectedCount - count}${count > 0 ? ' more' : ''}`;
}

/** Requires exactly `wanted` entries. */
export function requireExactCount(expectedCount: number, noun: ItemNoun) {
  return (rule: ArrayRule<unknown[]>): ArrayRule<unknown[]>[] => [
    rule
      .required()
      .error(
        `This list is empty, and the site shows exactly ${expectedCount} ${noun.many} here. Add ${expectedCount}.`,
      ),
    // A missing list is reported by the rule above.
    rule.custom<unknown[]>((items) => !items || describeCount(items.length, expectedCount, noun)),
  ];
}

/** The same for a list that may be empty: the site shows nothing in its place then. */
export function requireExactCountOrNone(expectedCount: number, noun: ItemNoun) {
  return (rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> =>
    rule.custom<unknown[]>((items) => !items?.length || describeCount(items.length, expectedCount, noun));
}

/**
 * Warns when a list does not have the `wanted` number of entries of the design. A missing list counts as empty: the Studio unsets
 * a list when its last entry is removed.
 */
export function adviseCount(expectedCount: number, noun: ItemNoun) {
  return (rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> =>
    rule.custom<unknown[]>((items) => describeCountAdvice(items?.length ?? 0, expectedCount, noun)).warning();
}

/** Requires at least one entry, and no duplicates. */
export function requireSomeWithoutRepeats(noun: ItemNoun) {
  return (rule: ArrayRule<unknown[]>): ArrayRule<unknown[]>[] => [
    rule.required().min(1).error(`There are no ${noun.many} yet. Add at least one ${noun.one}.`),
    withoutRepeats(noun)(rule),
  ];
}

/** Allows no duplicate entries. */
export function withoutRepeats(noun: ItemNoun) {
  return (rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> =>
    rule.unique().error(`The same ${noun.one} is in this list twice. Remove one of the two.`);
}
