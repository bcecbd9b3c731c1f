import { ImagesIcon } from '@sanity/icons/Images';
import { defineField, defineType } from '@sanity/types';
import { agentCategories } from '../agent-domains.ts';
import { required } from '../validation/required.ts';

export const categoryImage = defineType({
  name: 'categoryImage',
  title: 'Category picture',
  description: 'Replaces one of the eight drawings of the home page’s opening by a picture of yours.',
  type: 'object',
  icon: ImagesIcon,
  fields: [
    defineField({
      name: 'category',
      title: 'Category',
      description: 'Which of the eight drawings the picture replaces.',
      type: 'string',
      options: { list: [...agentCategories] },
      validation: required('No category is chosen. Choose which drawing this picture replaces.'),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      description:
        'Shows in the opening of the home page. Square, at least 600 by 600 pixels. Empty: the drawing shows.',
      type: 'imageWithAlt',
    }),
  ],
  preview: {
    select: { category: 'category', media: 'image' },
    prepare: ({ category, media }) => ({
      title: agentCategories.find(({ value }) => value === category)?.title ?? 'No category chosen',
      media,
    }),
  },
});
