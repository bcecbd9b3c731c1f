import { TagIcon } from '@sanity/icons/Tag';
import { defineType } from '@sanity/types';
import { labelField } from '../fields/label-field.ts';

/** Labels beside the numbers of the sector, on every page that shows them. */
export const sectorLabels = defineType({
  name: 'sectorLabels',
  title: 'Words beside the numbers of the sector',
  description: 'The small words of the chart and of the table that says the same.',
  type: 'object',
  icon: TagIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    labelField({
      name: 'table',
      title: 'Button that opens the table',
      shows: 'below the chart, and opens the same numbers as a table',
      initialValue: 'Read the numbers as a table',
    }),
    labelField({
      name: 'number',
      title: 'Column of the numbers',
      shows: 'above the numbers in the table',
      initialValue: 'Number',
    }),
    labelField({
      name: 'statement',
      title: 'Column of what they say',
      shows: 'above the sentences in the table',
      initialValue: 'What it says',
    }),
    labelField({
      name: 'year',
      title: 'Column of the years',
      shows: 'above the years in the table',
      initialValue: 'Year',
    }),
    labelField({
      name: 'source',
      title: 'Before a source',
      shows: 'before the source of a number in the chart, and above the sources in the table',
      initialValue: 'Source',
    }),
  ],
});
