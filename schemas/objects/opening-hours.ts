import { ClockIcon } from '@sanity/icons/Clock';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { closingTimes, openingTimes, weekdays } from '../opening-times.ts';
import { checkOpeningHours } from '../validation/opening-hours.ts';
import { allowMissing } from '../validation/required.ts';
import { requireText } from '../validation/text-length.ts';

/** Visitors read the two texts; the site computes with days and times, in New York. */
export const openingHours = defineType({
  name: 'openingHours',
  title: 'Business hours',
  description: 'One line of the business hours on the contact page.',
  type: 'object',
  icon: ClockIcon,
  fieldsets: [
    {
      name: 'clock',
      title: 'The hours as times',
      description:
        'From these the site knows whether you are open, and draws the line. All times are New York time, summer and winter.',
      options: { columns: 2 },
    },
  ],
  fields: [
    defineField({
      name: 'days',
      title: 'Days',
      description: 'The days of this line as visitors read them, such as Mon-Fri. Shows on the left.',
      type: 'string',
      validation: requireText('The days are missing. Write them, such as Mon-Fri.', 40),
    }),
    defineField({
      name: 'hours',
      title: 'Hours',
      description:
        'The hours of these days as visitors read them, such as 9-6 EST, or closed. Shows on the right.',
      type: 'string',
      validation: requireText('The hours are missing. Write them, such as 9-6 EST, or closed.', 40),
    }),
    defineField({
      name: 'openDays',
      title: 'Weekdays',
      description: 'Tick every day that this line covers, even if you are closed.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: [...weekdays], layout: 'grid' },
      validation: allowMissing('This is not a day of the week. Remove it, and tick the days of this line.'),
    }),
    defineField({
      name: 'opens',
      title: 'Opens at',
      description: 'Leave it empty on days that are closed.',
      type: 'string',
      options: { list: [...openingTimes] },
      fieldset: 'clock',
      validation: allowMissing('This time is not in the list. Choose one from the list, or clear the field.'),
    }),
    defineField({
      name: 'closes',
      title: 'Closes at',
      description: 'Leave it empty on days that are closed.',
      type: 'string',
      options: { list: [...closingTimes] },
      fieldset: 'clock',
      validation: allowMissing('This time is not in the list. Choose one from the list, or clear the field.'),
    }),
  ],
  validation: checkOpeningHours,
  preview: { select: { title: 'days', subtitle: 'hours' } },
});
