import { CloseCircleIcon } from '@sanity/icons/CloseCircle';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';

export const notSection = defineType({
  name: 'notSection',
  title: 'What it is not',
  description: 'The section of the home page that says what the product is not.',
  type: 'object',
  icon: CloseCircleIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      description: `Shows above the list. About 2 to 8 words. ${productHint}`,
      type: 'string',
      validation: requireText('The section has no heading. Write a few words.', 80),
    }),
    defineField({
      name: 'intro',
      title: 'Opening text',
      description: `Shows between the heading and the list. One or two sentences. ${productHint}`,
      type: 'text',
      rows: 3,
      validation: adviseLength(400),
    }),
    defineField({
      name: 'items',
      title: 'Entries',
      description: 'The list itself, in this order. About 3 to 6 entries. Drag to reorder.',
      type: 'array',
      of: [defineArrayMember({ type: 'notItem' })],
    }),
  ],
});
