import { BlockContentIcon } from '@sanity/icons/BlockContent';
import { defineArrayMember, defineType } from '@sanity/types';
import { checkPlaceholdersInParagraph } from '../validation/long-text.ts';

export const richText = defineType({
  name: 'richText',
  title: 'Long text',
  description: 'Text with headings, lists and links.',
  type: 'array',
  icon: BlockContentIcon,
  of: [
    defineArrayMember({
      type: 'block',
      // No h1, since the page's title is the only one.
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Smaller heading', value: 'h3' },
        { title: 'Quotation', value: 'blockquote' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Bold', value: 'strong' },
          { title: 'Italic', value: 'em' },
        ],
        annotations: [defineArrayMember({ type: 'textLink' })],
      },
      validation: checkPlaceholdersInParagraph,
    }),
  ],
});
