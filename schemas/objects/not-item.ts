import { CloseCircleIcon } from '@sanity/icons/CloseCircle';
import { defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';

export const notItem = defineType({
  name: 'notItem',
  title: 'What it is not',
  description: 'One thing that the product is not.',
  type: 'object',
  icon: CloseCircleIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Heading (may stay empty)',
      description: 'Shows in bold before the text, such as “Not a chatbot”. About 2 to 5 words.',
      type: 'string',
      validation: adviseLength(60),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: `Says what it is not, and perhaps what it is instead. One or two sentences. ${productHint}`,
      type: 'text',
      rows: 3,
      validation: requireText('This entry is empty. Write a sentence, or remove the entry.', 240),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
});
