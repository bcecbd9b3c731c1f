import { HeartIcon } from '@sanity/icons/Heart';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { orderRankField, orderRankOrdering } from '../fields/order-rank-field.ts';
import { adviseUniqueName } from '../validation/own-name.ts';
import { allowMissing } from '../validation/required.ts';
import { requireText } from '../validation/text-length.ts';

/** One of the 21 organization types of the organizations page. */
export const organizationType = defineType({
  name: 'organizationType',
  title: 'Organization type',
  description: 'One kind of mission-driven organization, listed on the organizations page.',
  type: 'document',
  icon: HeartIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'The heading of the entry, such as Community foundations. About 1 to 5 words.',
      type: 'string',
      validation: (rule) => [
        ...requireText('The name is missing. Type the kind of organization.', 60)(rule),
        adviseUniqueName(rule),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'Shows below the name. One or two sentences, up to about 35 words.',
      type: 'text',
      rows: 3,
      validation: requireText('The description is missing. Say in one or two sentences what they do.', 260),
    }),
    defineField({
      name: 'agents',
      title: 'Agents that matter most',
      description: 'Show below the description, each name a link to the agent’s page. One or two agents.',
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
      validation: (rule) => [
        rule.unique().error('The same agent stands here twice. Remove one of the two.'),
        rule.max(2).warning('More than two agents say little. Keep those that matter most.'),
      ],
    }),
    orderRankField('organizationType'),
  ],
  orderings: [orderRankOrdering],
  preview: { select: { title: 'name', subtitle: 'description' } },
});
