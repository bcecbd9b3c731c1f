import { CalendarIcon } from '@sanity/icons/Calendar';
import { defineField, defineType } from '@sanity/types';
import { requireValue } from '../validation/required.ts';
import { requireText } from '../validation/text-length.ts';

/** A change of a legal page's text, and the day since which it holds. */
export const legalChange = defineType({
  name: 'legalChange',
  title: 'Change',
  description: 'What is different on a legal page, and since when.',
  type: 'object',
  icon: CalendarIcon,
  fields: [
    defineField({
      name: 'date',
      title: 'Since',
      description: 'The day of the change. Type it, such as December 1, 2026, or pick it.',
      type: 'date',
      options: { dateFormat: 'MMMM D, YYYY' },
      validation: requireValue('The change has no date. Type it, such as December 1, 2026, or pick it.'),
    }),
    defineField({
      name: 'text',
      title: 'What is different',
      description: 'Says in one short sentence what visitors find on the page since that day.',
      type: 'string',
      validation: requireText('The change has no words. Say in one short sentence what is different.', 160),
    }),
  ],
  preview: { select: { title: 'text', subtitle: 'date' } },
});
