import { TextIcon } from '@sanity/icons/Text';
import { defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';

export const titledText = defineType({
  name: 'titledText',
  title: 'Card',
  description: 'A heading and a short text. Drag cards to reorder; numbers update automatically.',
  type: 'object',
  icon: TextIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Heading',
      description: `The card’s first line. About 1 to 6 words. ${productHint}`,
      type: 'string',
      validation: requireText('This card has no heading. Write a few words, or remove the card.', 80),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: `Shows below the heading. One to three sentences. ${productHint}`,
      type: 'text',
      rows: 3,
      validation: adviseLength(400),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
});
