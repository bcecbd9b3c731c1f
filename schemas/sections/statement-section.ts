import { BlockquoteIcon } from '@sanity/icons/Blockquote';
import { defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { requireText } from '../validation/text-length.ts';
import { defineHiddenSwitch, defineSectionPreview } from './section-parts.ts';

export const statementSection = defineType({
  name: 'statementSection',
  title: 'Statement',
  description: 'One sentence, set very large on a colored band.',
  type: 'object',
  icon: BlockquoteIcon,
  fields: [
    defineField({
      name: 'text',
      title: 'Sentence',
      description: `Shows very large. Up to about 15 words. ${productHint}`,
      type: 'text',
      rows: 2,
      validation: requireText('The sentence is missing. Write it, or remove the section.', 120),
    }),
    defineHiddenSwitch(),
  ],
  preview: defineSectionPreview('Statement', 'text'),
});
