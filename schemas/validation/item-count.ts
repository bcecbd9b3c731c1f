import type { ArrayRule, SanityDocument } from '@sanity/types';

/** What is counted, for the message: `{ one: 'tag', many: 'tags' }`. */
export interface ItemNoun {
  one: string;
  many: string;
}

/** Says how many entries a list lacks or has too many of; true when the number is right. */
export function describeCount(count: number, wanted: number, noun: ItemNoun): string | true {
  if (count === wanted) return true;
  return `The site shows exactly ${counted(wanted, noun)} here, and ${thereAre(count)} now. ${mend(count, wanted)}.`;
}

/** Says the same of a list that may have another number, and shows all that it has. */
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

/** The list must have exactly `wanted` entries (spec section 9), or the document cannot be published. */
export function exactCount(wanted: number, noun: ItemNoun) {
  return (rule: ArrayRule<unknown[]>): ArrayRule<unknown[]>[] => [
    rule
      .required()
      .error(`This list is empty, and the site shows exactly ${wanted} ${noun.many} here. Add ${wanted}.`),
    // That a list is not there the rule above says.
    rule.custom<unknown[]>((items) => !items || describeCount(items.length, wanted, noun)),
  ];
}

/** The same for a list that the document's page need not show: while it does not, any number is right. */
export function exactCountWhereShown(
  isShown: (document: SanityDocument | undefined) => boolean | undefined,
  wanted: number,
  noun: ItemNoun,
) {
  const count = (items: unknown[] | undefined) => items?.length ?? 0;
  return (rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> =>
    rule.custom<unknown[]>(
      (items, { document }) => isShown(document) !== true || describeCount(count(items), wanted, noun),
    );
}

/**
 * The list is designed for `wanted` entries; another number is a warning, never a barrier. A list that is not there
 * has none: the Studio takes it away with its last entry.
 */
export function advisedCount(wanted: number, noun: ItemNoun) {
  return (rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> =>
    rule.custom<unknown[]>((items) => adviseCount(items?.length ?? 0, wanted, noun)).warning();
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
