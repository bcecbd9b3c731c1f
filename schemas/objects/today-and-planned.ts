import { SplitVerticalIcon } from '@sanity/icons/SplitVertical';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { labelField } from '../fields/label-field.ts';
import { productHint } from '../fields/page-fields.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';

/** A row of the table: a subject, what exists today, and what is planned. */
export const todayAndPlannedRow = defineType({
  name: 'todayAndPlannedRow',
  title: 'Row',
  description: 'One line of the table: a subject, what is there today, and what is planned.',
  type: 'object',
  icon: SplitVerticalIcon,
  fields: [
    defineField({
      name: 'subject',
      title: 'Subject',
      description: 'One to three words, such as Your data.',
      type: 'string',
      validation: requireText('The subject is missing. Say in one to three words what this is about.', 40),
    }),
    defineField({
      name: 'today',
      title: 'Today',
      description: `What is there today. One short sentence. ${productHint}`,
      type: 'string',
      validation: adviseLength(140),
    }),
    defineField({
      name: 'planned',
      title: 'Planned',
      description: `What is planned, or that it is undecided. One short sentence. ${productHint}`,
      type: 'string',
      validation: adviseLength(140),
    }),
  ],
  preview: { select: { title: 'subject', subtitle: 'today' } },
});

/** A table of what exists today and what is planned. */
export const todayAndPlanned = defineType({
  name: 'todayAndPlanned',
  title: 'Today and planned',
  description: 'A table of two columns: what is there today, and what is planned.',
  type: 'object',
  icon: SplitVerticalIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    labelField({
      name: 'subject',
      title: 'First column',
      shows: 'above the subjects',
      initialValue: 'What',
    }),
    labelField({
      name: 'today',
      title: 'Second column',
      shows: 'above what is there today',
      initialValue: 'Today',
    }),
    labelField({
      name: 'planned',
      title: 'Third column',
      shows: 'above what is planned',
      initialValue: 'Planned',
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      description: 'About 4 to 8 rows. The first is read most. Drag to reorder. Empty: no table shows.',
      type: 'array',
      of: [defineArrayMember({ type: 'todayAndPlannedRow' })],
    }),
  ],
});
