import type { ArrayRule } from '@sanity/types';

/** The noun of the entries, for messages: `{ one: 'tag', many: 'tags' }`. */
export interface ItemNoun {
  one: string;
  many: string;
}

/** Reports how many entries are missing or too many; true when the number is right. */
export function describeCount(count: number, wanted: number, noun: ItemNoun): string | true {
  if (count === wanted) return true;
  return `The site shows exactly ${counted(wanted, noun)} here, and ${thereAre(count)} now. ${mend(count, wanted)}.`;
}

/** The same as a recommendation, for a list that may have another number. */
export function adviseCount(count: number, wanted: number, noun: ItemNoun): string | true {
  if (count === wanted) return true;
  return `This list is made for ${counted(wanted, noun)}, and ${thereAre(count)} now. ${mend(count, wanted)} if you can; you may still publish.`;
}

function counted(count: number, { one, many }: ItemNoun): string {
  return `${count} ${count === 1 ? one : many}`;
}

function thereAre(count: number): string {
  return count === 1 ? 'there is 1' : `there are ${count || 'none'}`;
}

function mend(count: number, wanted: number): string {
  if (count > wanted) return `Remove ${count - wanted}`;
  return `Add ${wanted - count}${count > 0 ? ' more' : ''}`;
}

/** Requires exactly `wanted` entries. */
export function exactCount(wanted: number, noun: ItemNoun) {
  return (rule: ArrayRule<unknown[]>): ArrayRule<unknown[]>[] => [
    rule
      .required()
      .error(`This list is empty, and the site shows exactly ${wanted} ${noun.many} here. Add ${wanted}.`),
    // A missing list is reported by the rule above.
    rule.custom<unknown[]>((items) => !items || describeCount(items.length, wanted, noun)),
  ];
}

/** The same for a list that may be empty: the site shows nothing in its place then. */
export function exactCountOrNone(wanted: number, noun: ItemNoun) {
  return (rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> =>
    rule.custom<unknown[]>((items) => !items?.length || describeCount(items.length, wanted, noun));
}

/**
 * Warns when a list does not have the `wanted` number of entries of the design. A missing list counts as empty: the Studio unsets
 * a list when its last entry is removed.
 */
export function advisedCount(wanted: number, noun: ItemNoun) {
  return (rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> =>
    rule.custom<unknown[]>((items) => adviseCount(items?.length ?? 0, wanted, noun)).warning();
}

/** Requires at least one entry, and no duplicates. */
export function someWithoutRepeats(noun: ItemNoun) {
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
