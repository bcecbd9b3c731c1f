import { MasterDetailIcon } from '@sanity/icons/MasterDetail';
import { defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { platformLayouts, platformSections } from '../platform-sections.ts';
import { requireValue } from '../validation/required.ts';
import { requireText } from '../validation/text-length.ts';

export const platformSection = defineType({
  name: 'platformSection',
  title: 'Section',
  description:
    'One section of the page. Its text comes from “The platform”; here is its heading and how it looks.',
  type: 'object',
  icon: MasterDetailIcon,
  fields: [
    defineField({
      name: 'section',
      title: 'What it shows',
      description:
        'Which text of “The platform” shows here. The eight agents and ten pillars come from their own lists.',
      type: 'string',
      options: { list: [...platformSections] },
      validation: requireValue('Nothing is chosen to show. Choose one from the list.'),
    }),
    defineField({
      name: 'heading',
      title: 'Heading',
      description: `Shows above the section. About 1 to 8 words. ${productHint}`,
      type: 'string',
      validation: requireText('This section has no heading. Write a few words.', 90),
    }),
    defineField({
      name: 'layout',
      title: 'How it looks',
      description: 'Text in a column, text beside its cards, cards in a grid, or a plain list.',
      type: 'string',
      options: { list: [...platformLayouts], layout: 'radio', direction: 'horizontal' },
      initialValue: 'column',
      validation: requireValue('No look is chosen. Choose one of the four.'),
    }),
  ],
  preview: { select: { title: 'heading', subtitle: 'section' } },
});
