import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineField, defineType } from '@sanity/types';
import { labelField } from '../fields/label-field.ts';
import {
  contentGroup,
  defineHeadingField,
  defineSeoField,
  defineSingletonPreview,
  seoGroup,
} from '../fields/page-fields.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';

/** The not-found page. */
export const notFoundPage = defineType({
  name: 'notFoundPage',
  title: 'Page not found',
  description: 'Shows when an address leads nowhere.',
  type: 'document',
  icon: HelpCircleIcon,
  groups: [contentGroup, seoGroup],
  fields: [
    defineHeadingField(),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'Shows below the heading. One or two kind sentences that help the visitor on.',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: adviseLength(240),
    }),
    defineField({
      name: 'linkLabel',
      title: 'Words on the button',
      description: 'The button that leads to the home page. Two or three words.',
      type: 'string',
      group: 'content',
      initialValue: 'Return Home',
      validation: requireText('The button has no words. Write two or three, such as Return Home.', 30),
    }),
    labelField({
      name: 'suggestionLabel',
      title: 'Before the page that may be meant',
      shows: 'below the text when the address resembles that of a page, before a link to that page',
      initialValue: 'Did you mean',
      group: 'content',
    }),
    defineSeoField(),
  ],
  preview: defineSingletonPreview('Page not found', 'Any address that leads nowhere'),
});
