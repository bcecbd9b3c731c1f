import { TextIcon } from '@sanity/icons/Text';
import { defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { requireLongText } from '../validation/long-text.ts';
import { adviseLength } from '../validation/text-length.ts';
import { defineHiddenSwitch, defineSectionPreview } from './section-parts.ts';

export const richTextSection = defineType({
  name: 'richTextSection',
  title: 'Text',
  description: 'A heading and a text with paragraphs, lists and links.',
  type: 'object',
  icon: TextIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      description: `Shows beside the text. About 2 to 8 words; may stay empty. ${productHint}`,
      type: 'string',
      validation: adviseLength(90),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      description: `The text itself. Mark a word and press the link sign to make it a link. ${productHint}`,
      type: 'richText',
      validation: requireLongText('This section has no text. Write it, or remove the section.'),
    }),
    defineHiddenSwitch(),
  ],
  preview: defineSectionPreview('Text', 'heading'),
});
