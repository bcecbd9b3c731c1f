import { defineArrayMember, defineField } from '@sanity/types';
import { advisedCount } from '../validation/item-count.ts';

interface NumbersOptions {
  name: string;
  description: string;
  group: string;
  /** Number of entries in the page's design. */
  count: number;
}

/** The large numbers of a page, each with a line of text below it. */
export function numbersField({ name, description, group, count }: NumbersOptions) {
  return defineField({
    name,
    title: 'Numbers',
    description,
    type: 'array',
    group,
    of: [defineArrayMember({ type: 'statistic' })],
    validation: advisedCount(count, { one: 'number', many: 'numbers' }),
  });
}
