import { defineArrayMember, defineField } from '@sanity/types';
import { priorityTables, showsImpactAs } from '../validation/impact-view.ts';
import { exactCountWhereShown } from '../validation/item-count.ts';
import { required } from '../validation/required.ts';

/** The Impact Framework of the agent's page: which of three views is shown, and the content of the views (spec section 2). */
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
    title: 'What the Impact Framework shows',
    description:
      'Chooses how that section of the agent’s page looks. The other contents are kept and simply not shown.',
    type: 'string',
    group: 'impact',
    options: {
      list: [
        { title: 'Ten problem cards', value: 'cards' },
        { title: 'Three priority tables', value: 'priorities' },
        { title: 'A plain overview', value: 'overview' },
      ],
      layout: 'radio',
    },
    initialValue: 'cards',
    validation: required('Nothing is chosen. Choose what the Impact Framework shows.'),
  }),
  defineField({
    name: 'priorityData',
    title: 'Priority tables',
    description:
      'Three tables of five rows each, needed while the Impact Framework shows them. The numbers 1 to 15 follow the order automatically.',
    type: 'priorityData',
    group: 'impact',
    validation: priorityTables,
  }),
  defineField({
    name: 'problemCards',
    title: 'Problem cards',
    description:
      'Exactly ten cards, needed while the Impact Framework shows them. The numbers 1 to 10 follow the order automatically; drag to reorder.',
    type: 'array',
    group: 'impact',
    of: [defineArrayMember({ type: 'problemCard' })],
    validation: exactCountWhereShown(showsImpactAs('cards'), 10, { one: 'card', many: 'cards' }),
  }),
];
