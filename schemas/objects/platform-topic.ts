import { BookIcon } from '@sanity/icons/Book';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { adviseLength } from '../validation/text-length.ts';

export const platformTopic = defineType({
  name: 'platformTopic',
  title: 'Topic',
  description: 'A text about the platform, with cards below it where it has parts.',
  type: 'object',
  icon: BookIcon,
  options: { collapsible: true, collapsed: false },
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      description: `One to four short paragraphs; leave an empty line between them. ${productHint}`,
      type: 'text',
      rows: 6,
      validation: adviseLength(1600),
    }),
    defineField({
      name: 'points',
      title: 'Cards below the text',
      description: 'Show below the text, in this order. About 3 to 8 cards, or none. Drag to reorder.',
      type: 'array',
      of: [defineArrayMember({ type: 'titledText' })],
    }),
  ],
});
