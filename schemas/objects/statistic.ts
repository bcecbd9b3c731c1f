import { ChartUpwardIcon } from '@sanity/icons/ChartUpward';
import { defineField, defineType } from '@sanity/types';
import { adviseLength, requireText } from '../validation/text-length.ts';

export const statistic = defineType({
  name: 'statistic',
  title: 'Number',
  description: 'A large number with a line below it.',
  type: 'object',
  icon: ChartUpwardIcon,
  fields: [
    defineField({
      name: 'value',
      title: 'Number',
      description: 'Shows large, as you write it: 10, 24/7, 100%, 1st, ∞. Up to about 8 characters.',
      type: 'string',
      validation: requireText('The number is missing. Write it as it should show, such as 24/7.', 14),
    }),
    defineField({
      name: 'label',
      title: 'Line below',
      description: 'Says what the number counts. About 1 to 6 words.',
      type: 'string',
      validation: requireText('The line below the number is missing. Say what it counts.', 60),
    }),
    defineField({
      name: 'basis',
      title: 'Measured against',
      description:
        'For a target: what the result will be compared with. Shows in small type below the line where numbers of the platform or of an agent show. One short sentence; leave it empty for a number that is simply so.',
      type: 'string',
      validation: adviseLength(140),
    }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
});
