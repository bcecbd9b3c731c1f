import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import {
  callToActionField,
  contentGroup,
  defineHeadingField,
  defineIntroField,
  defineSectionHeadingField,
  defineSeoField,
  defineSingletonPreview,
  seoGroup,
} from '../fields/page-fields.ts';
import { requireText } from '../validation/text-length.ts';
import { contactButtonWords, openNowWords, schedulingFields } from './contact-page-words.ts';

/** The contact page: details, business hours and the consultation button. */
export const contactPage = defineType({
  name: 'contactPage',
  title: 'Contact page',
  description: 'The page at /contact: how to get in touch, and when.',
  type: 'document',
  icon: EnvelopeIcon,
  groups: [
    contentGroup,
    { name: 'scheduling', title: 'Scheduling' },
    { name: 'details', title: 'Details and hours' },
    seoGroup,
  ],
  fields: [
    defineHeadingField(),
    defineIntroField(),
    defineField({
      name: 'consultationLabel',
      title: 'Words on the large button',
      description:
        'What the visitor presses to choose a half hour within the business hours, and the subject of the message. With a “Link for scheduling” in Site settings it leads there instead. Two to four words.',
      type: 'string',
      group: 'content',
      initialValue: 'Schedule Consultation',
      validation: requireText(
        'The button has no words. Write two to four, such as Schedule Consultation.',
        40,
      ),
    }),
    ...contactButtonWords,
    ...schedulingFields,
    defineField({
      name: 'details',
      title: 'Contact details',
      description: 'Email address, phone number, postal address: one entry each, in this order.',
      type: 'array',
      group: 'details',
      of: [defineArrayMember({ type: 'contactDetail' })],
    }),
    defineSectionHeadingField({ name: 'hoursHeading', above: 'the business hours', group: 'details' }),
    ...openNowWords,
    defineField({
      name: 'businessHours',
      title: 'Business hours',
      description:
        'One line for each group of days with the same hours. Visitors can book half hours within them. Drag to reorder.',
      type: 'array',
      group: 'details',
      of: [defineArrayMember({ type: 'openingHours' })],
      initialValue: [
        {
          _type: 'openingHours',
          days: 'Mon-Fri',
          hours: '9-6 EST',
          openDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
          opens: '09:00',
          closes: '18:00',
        },
        {
          _type: 'openingHours',
          days: 'Sat',
          hours: '10-4',
          openDays: ['saturday'],
          opens: '10:00',
          closes: '16:00',
        },
        { _type: 'openingHours', days: 'Sun', hours: 'closed', openDays: ['sunday'] },
      ],
    }),
    callToActionField(),
    defineSeoField(),
  ],
  preview: defineSingletonPreview('Contact page', '/contact'),
});
