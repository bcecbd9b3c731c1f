import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import { defineField, defineType } from '@sanity/types';
import { requireText } from '../validation/text-length.ts';

export const priorityItem = defineType({
  name: 'priorityItem',
  title: 'Priority',
  description: 'One row of a priority table. Its number comes from its place in the list.',
  type: 'object',
  icon: WarningOutlineIcon,
  fields: [
    defineField({
      name: 'problem',
      title: 'Problem',
      description: 'What troubles the organization, in its own words. One sentence, up to about 20 words.',
      type: 'text',
      rows: 2,
      validation: requireText(
        'This row has no problem. Describe it in one sentence, or remove the row.',
        180,
      ),
    }),
    defineField({
      name: 'impact',
      title: 'Impact',
      description: 'What the problem costs the organization. One or two sentences, up to about 25 words.',
      type: 'text',
      rows: 2,
      validation: requireText('This row has no impact. Say what the problem costs.', 220),
    }),
  ],
  preview: { select: { title: 'problem', subtitle: 'impact' } },
});
