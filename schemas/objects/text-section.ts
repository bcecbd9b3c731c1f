import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';

export const textSection = defineType({
  name: 'textSection',
  title: 'Section',
  description: 'A heading and a few paragraphs.',
  type: 'object',
  icon: DocumentTextIcon,
  options: { collapsible: true, collapsed: false },
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      description: `The line above the text. About 1 to 8 words. ${productHint}`,
      type: 'string',
      validation: requireText('This section has no heading. Write a few words.', 90),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: `Shows below the heading. One to four paragraphs; leave an empty line between them. ${productHint}`,
      type: 'text',
      rows: 6,
      validation: adviseLength(1600),
    }),
  ],
  preview: { select: { title: 'heading', subtitle: 'text' } },
});
