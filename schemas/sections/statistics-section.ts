import { BarChartIcon } from '@sanity/icons/BarChart';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import {
  defineHiddenSwitch,
  defineRequiredHeading,
  defineSectionIntro,
  defineSectionPreview,
  requireSome,
} from './section-parts.ts';

export const statisticsSection = defineType({
  name: 'statisticsSection',
  title: 'Numbers with sources',
  description: 'Numbers as a chart, each with its source, and the same as a table to unfold.',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    defineRequiredHeading(),
    defineSectionIntro(),
    defineField({
      name: 'statistics',
      title: 'Numbers',
      description: 'The numbers, in this order, each with its source. About 2 to 6 numbers.',
      type: 'array',
      of: [defineArrayMember({ type: 'sourcedStatistic' })],
      validation: requireSome({ one: 'number', many: 'numbers' }),
    }),
    defineHiddenSwitch(),
  ],
  preview: defineSectionPreview('Numbers with sources', 'heading'),
});
