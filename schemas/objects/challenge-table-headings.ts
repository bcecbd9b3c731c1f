import { ThListIcon } from '@sanity/icons/ThList';
import { defineField, defineType } from '@sanity/types';
import { requireText } from '../validation/text-length.ts';

export const challengeTableHeadings = defineType({
  name: 'challengeTableHeadings',
  title: 'Headings of the table',
  description: 'The three column headings of the table of challenges.',
  type: 'object',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'issue',
      title: 'First column',
      description: 'Shows above the challenges. About 2 to 4 words.',
      type: 'string',
      initialValue: 'MDO Challenge',
      validation: requireText('The first heading is missing. Write what the column holds.', 50),
    }),
    defineField({
      name: 'solution',
      title: 'Second column',
      description: 'Shows above the answers to the challenges. About 2 to 4 words.',
      type: 'string',
      initialValue: 'Impact Agent’s Intelligence',
      validation: requireText('The second heading is missing. Write what the column holds.', 50),
    }),
    defineField({
      name: 'agents',
      title: 'Third column',
      description: 'Shows above the agents who answer. About 2 to 4 words.',
      type: 'string',
      initialValue: 'Impact Agent',
      validation: requireText('The third heading is missing. Write what the column holds.', 50),
    }),
  ],
});
