import { BulbOutlineIcon } from '@sanity/icons/BulbOutline';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { orderRankField, orderRankOrdering } from '../fields/order-rank-field.ts';
import { productHint } from '../fields/page-fields.ts';
import { requireSomeWithoutRepeats } from '../validation/item-count.ts';
import { allowMissing } from '../validation/required.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';

/** A row of the need-impact-agents table, one of 20. */
export const challengeRow = defineType({
  name: 'challengeRow',
  title: 'Challenge',
  description: 'One row of the table on the Impact Agents page.',
  type: 'document',
  icon: BulbOutlineIcon,
  fields: [
    defineField({
      name: 'group',
      title: 'Group',
      description:
        'Shows as a heading above all rows with these same words, such as Money. One to four words. Empty: the row stands below the groups.',
      type: 'string',
      validation: adviseLength(40),
    }),
    defineField({
      name: 'issue',
      title: 'Challenge',
      description: 'What mission-driven organizations struggle with; the first column. One short sentence.',
      type: 'text',
      rows: 2,
      validation: requireText('The challenge is missing. Describe it in one short sentence.', 160),
    }),
    defineField({
      name: 'solution',
      title: 'The agent’s intelligence',
      description: `How the agent answers it; the second column. One or two sentences. ${productHint}`,
      type: 'text',
      rows: 3,
      validation: requireText('The answer is missing. Say in one or two sentences what the agent does.', 320),
    }),
    defineField({
      name: 'agents',
      title: 'Agents',
      description:
        'Who answers it; the third column, each name a link to the agent’s page. One to three agents.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'reference',
          to: [{ type: 'agent' }],
          validation: allowMissing(
            'This agent is not chosen or no longer exists. Choose another, or remove the line.',
          ),
        }),
      ],
      validation: requireSomeWithoutRepeats({ one: 'agent', many: 'agents' }),
    }),
    orderRankField('challengeRow'),
  ],
  orderings: [orderRankOrdering],
  preview: { select: { title: 'issue', subtitle: 'solution' } },
});
