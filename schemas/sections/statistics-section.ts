import { BarChartIcon } from '@sanity/icons/BarChart';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { hiddenSwitch, nameSome, requiredHeading, sectionIntro, sectionPreview } from './section-parts.ts';

export const statisticsSection = defineType({
  name: 'statisticsSection',
  title: 'Numbers with sources',
  description: 'Numbers as a chart, each with its source, and the same as a table to unfold.',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    requiredHeading(),
    sectionIntro(),
    defineField({
      name: 'statistics',
      title: 'Numbers',
      description: 'The numbers, in this order, each with its source. About 2 to 6 numbers.',
      type: 'array',
      of: [defineArrayMember({ type: 'sourcedStatistic' })],
      validation: nameSome({ one: 'number', many: 'numbers' }),
    }),
    hiddenSwitch(),
  ],
  preview: sectionPreview('Numbers with sources', 'heading'),
});
