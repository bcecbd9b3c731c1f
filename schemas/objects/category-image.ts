import { ImagesIcon } from '@sanity/icons/Images';
import { defineField, defineType } from '@sanity/types';
import { agentCategories } from '../agent-domains.ts';
import { requireValue } from '../validation/required.ts';
import { requireText } from '../validation/text-length.ts';

export const categoryImage = defineType({
  name: 'categoryImage',
  title: 'Category',
  description: 'One of the eight drawings below the headline of the home page, and the words below it.',
  type: 'object',
  icon: ImagesIcon,
  fields: [
    defineField({
      name: 'category',
      title: 'Drawing',
      description: 'Which of the eight drawings shows.',
      type: 'string',
      options: { list: [...agentCategories] },
      validation: requireValue('No drawing is chosen. Choose one of the eight.'),
    }),
    defineField({
      name: 'label',
      title: 'Words below',
      description: 'Names the category, such as Fundraising. One or two words.',
      type: 'string',
      validation: requireText('This category has no name. Write one or two words.', 30),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      description:
        'Shows in the place of the drawing. Square, at least 600 by 600 pixels. Empty: the drawing shows.',
      type: 'imageWithAlt',
    }),
  ],
  preview: {
    select: { title: 'label', subtitle: 'category', media: 'image' },
  },
});
