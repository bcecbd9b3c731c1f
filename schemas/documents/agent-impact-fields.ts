import { defineArrayMember, defineField } from '@sanity/types';
import { requireExactCountOrNone } from '../validation/item-count.ts';
import { requireValue } from '../validation/required.ts';

/** The Impact Framework of the agent's page: its two forms, and which of them comes first. */
export const agentImpactFields = [
  defineField({
    name: 'targets',
    title: 'Target figures',
    description:
      'Large numbers above the Impact Framework, such as 95%, each with a line below it that says what it counts. Empty: nothing shows.',
    type: 'array',
    group: 'impact',
    of: [defineArrayMember({ type: 'statistic' })],
    validation: (rule) =>
      rule
        .max(4)
        .warning(
          'The page has room for four numbers in a row. Remove some if you can; you may still publish.',
        ),
  }),
  defineField({
    name: 'impactView',
    title: 'What the Impact Framework shows first',
    description:
      'Visitors switch between the cards and the tables; this is what they see first. What is empty is not offered, and without both the page shows the agent’s problem and deliverables.',
    type: 'string',
    group: 'impact',
    options: {
      list: [
        { title: 'Ten problem cards', value: 'cards' },
        { title: 'Three priority tables', value: 'priorities' },
      ],
      layout: 'radio',
    },
    initialValue: 'cards',
    validation: requireValue('Nothing is chosen. Choose what the Impact Framework shows first.'),
  }),
  defineField({
    name: 'priorityData',
    title: 'Priority tables',
    description:
      'Three tables of five rows each, or none. The numbers 1 to 15 follow the order automatically.',
    type: 'priorityData',
    group: 'impact',
  }),
  defineField({
    name: 'problemCards',
    title: 'Problem cards',
    description: 'Ten cards, or none. The numbers 1 to 10 follow the order automatically; drag to reorder.',
    type: 'array',
    group: 'impact',
    of: [defineArrayMember({ type: 'problemCard' })],
    validation: requireExactCountOrNone(10, { one: 'card', many: 'cards' }),
  }),
];
