import { ComponentIcon } from '@sanity/icons/Component';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { adviseCount } from '../validation/item-count.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';

export const nexusSection = defineType({
  name: 'nexusSection',
  title: 'Operations Nexus',
  description: 'The section of the home page with the six capabilities.',
  type: 'object',
  icon: ComponentIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      description: `Shows above the six capabilities. About 2 to 6 words. ${productHint}`,
      type: 'string',
      initialValue: 'Operations Nexus',
      validation: requireText('The section has no heading. Write a few words, such as Operations Nexus.', 80),
    }),
    defineField({
      name: 'intro',
      title: 'Opening text',
      description: `Shows between the heading and the capabilities. One to three sentences. ${productHint}`,
      type: 'text',
      rows: 3,
      validation: adviseLength(400),
    }),
    defineField({
      name: 'capabilities',
      title: 'Capabilities',
      description: 'The six tiles of the section, in this order. Drag to reorder.',
      type: 'array',
      of: [defineArrayMember({ type: 'capability' })],
      validation: adviseCount(6, { one: 'capability', many: 'capabilities' }),
    }),
  ],
});
