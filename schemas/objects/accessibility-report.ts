import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { defineField, defineType } from '@sanity/types';
import { labelField } from '../fields/label-field.ts';
import { adviseLength } from '../validation/text-length.ts';

/** The texts around the results of the accessibility checks; the results come with each version of the site. */
export const accessibilityReport = defineType({
  name: 'accessibilityReport',
  title: 'Words around the results of the checks',
  description: 'The results themselves come from the tests of the site and cannot be written by hand.',
  type: 'object',
  icon: CheckmarkCircleIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    labelField({
      name: 'heading',
      title: 'Heading',
      shows: 'above the results, at the end of the page',
      initialValue: 'Checks and results',
    }),
    defineField({
      name: 'introduction',
      title: 'Introduction',
      description: 'Shows below the heading. One to three sentences on how the checks are made.',
      type: 'text',
      rows: 3,
      validation: adviseLength(400),
    }),
    labelField({
      name: 'standard',
      title: 'Before the standard',
      shows: 'before the name of the standard',
      initialValue: 'Standard',
    }),
    labelField({
      name: 'date',
      title: 'Before the date',
      shows: 'before the day of the checks',
      initialValue: 'Checked on',
    }),
    labelField({
      name: 'check',
      title: 'Column of the checks',
      shows: 'above what was checked',
      initialValue: 'What we check',
    }),
    labelField({
      name: 'pages',
      title: 'Column of the pages',
      shows: 'above how many pages were checked',
      initialValue: 'Pages',
    }),
    labelField({
      name: 'issues',
      title: 'Column of the open issues',
      shows: 'above how many open issues there are',
      initialValue: 'Open issues',
    }),
    labelField({
      name: 'issuesHeading',
      title: 'Heading above the open issues',
      shows: 'above the list of the open issues, when there are any',
      initialValue: 'Open issues',
    }),
    defineField({
      name: 'noIssues',
      title: 'When there are no open issues',
      description: 'Shows in place of the list when the checks found nothing. One or two sentences.',
      type: 'text',
      rows: 2,
      validation: adviseLength(240),
    }),
  ],
});
