import { ClockIcon } from '@sanity/icons/Clock';
import { defineField, defineType } from '@sanity/types';
import { requiredText } from '../validation/text-length.ts';

export const openingHours = defineType({
  name: 'openingHours',
  title: 'Business hours',
  description: 'One line of the business hours on the contact page.',
  type: 'object',
  icon: ClockIcon,
  fields: [
    defineField({
      name: 'days',
      title: 'Days',
      description: 'The days of this line, such as Mon-Fri. Shows on the left.',
      type: 'string',
      validation: requiredText('The days are missing. Write them, such as Mon-Fri.', 40),
    }),
    defineField({
      name: 'hours',
      title: 'Hours',
      description: 'The hours of these days, such as 9-6 EST, or closed. Shows on the right.',
      type: 'string',
      validation: requiredText('The hours are missing. Write them, such as 9-6 EST, or closed.', 40),
    }),
  ],
  preview: { select: { title: 'days', subtitle: 'hours' } },
});
