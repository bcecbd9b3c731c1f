import { defineArrayMember, defineField } from '@sanity/types';
import { adviseCount } from '../validation/item-count.ts';

interface NumbersOptions {
  name: string;
  description: string;
  group: string;
  /** Number of entries in the page's design. */
  count: number;
}

/** The large numbers of a page, each with a line of text below it. */
export function defineNumbersField({ name, description, group, count }: NumbersOptions) {
  return defineField({
    name,
    title: 'Numbers',
    description,
    type: 'array',
    group,
    of: [defineArrayMember({ type: 'statistic' })],
    validation: adviseCount(count, { one: 'number', many: 'numbers' }),
  });
}
