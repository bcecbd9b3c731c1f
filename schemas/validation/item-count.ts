import type { ArrayRule } from '@sanity/types';

/** What is counted, for the message: `{ one: 'tag', many: 'tags' }`. */
export interface ItemNoun {
  one: string;
  many: string;
}

/** Says how many entries a list lacks or has too many of; true when the number is right or the list is absent. */
export function describeCount(
  items: readonly unknown[] | undefined,
  wanted: number,
  noun: ItemNoun,
): string | true {
  if (items === undefined || items.length === wanted) return true;
  const difference = Math.abs(wanted - items.length);
  const mend = items.length < wanted ? `Add ${difference} more` : `Remove ${difference}`;
  const wantedNoun = wanted === 1 ? noun.one : noun.many;
  return `The site shows exactly ${wanted} ${wantedNoun} here, and there ${items.length === 1 ? 'is' : 'are'} ${items.length} now. ${mend}.`;
}

/** The list must have exactly `wanted` entries (spec section 9), or the document cannot be published. */
export function exactCount(wanted: number, noun: ItemNoun) {
  return (rule: ArrayRule<unknown[]>): ArrayRule<unknown[]>[] => [
    rule
      .required()
      .error(`This list is empty, and the site shows exactly ${wanted} ${noun.many} here. Add ${wanted}.`),
    rule.custom<unknown[]>((items) => describeCount(items, wanted, noun)),
  ];
}

/** The list is designed for `wanted` entries; another number is a warning, never a barrier. */
export function advisedCount(wanted: number, noun: ItemNoun) {
  return (rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> =>
    rule.custom<unknown[]>((items) => describeCount(items, wanted, noun)).warning();
}

/** The list must have at least one entry, and none twice. */
export function someWithoutRepeats(noun: ItemNoun) {
  return (rule: ArrayRule<unknown[]>): ArrayRule<unknown[]>[] => [
    rule.required().min(1).error(`There are no ${noun.many} yet. Add at least one ${noun.one}.`),
    withoutRepeats(noun)(rule),
  ];
}

/** No entry may be in the list twice. */
export function withoutRepeats(noun: ItemNoun) {
  return (rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> =>
    rule.unique().error(`The same ${noun.one} is in this list twice. Remove one of the two.`);
}
