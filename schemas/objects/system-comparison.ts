import { SplitVerticalIcon } from '@sanity/icons/SplitVertical';
import { defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { requireText } from '../validation/text-length.ts';

export const systemComparison = defineType({
  name: 'systemComparison',
  title: 'Comparison',
  description: 'One layer of the two stacks: an operating system on one side, the platform on the other.',
  type: 'object',
  icon: SplitVerticalIcon,
  fields: [
    defineField({
      name: 'area',
      title: 'Area',
      description: 'Names the layer, such as Resource Management. About 1 to 4 words.',
      type: 'string',
      validation: requireText('The area is missing. Name what is compared, such as Resource Management.', 60),
    }),
    defineField({
      name: 'operatingSystem',
      title: 'An operating system',
      description: 'What an operating system does in this area; shows on the left. One or two sentences.',
      type: 'text',
      rows: 3,
      validation: requireText('The left side is empty. Say what an operating system does here.', 320),
    }),
    defineField({
      name: 'platform',
      title: 'The platform',
      description: `What the platform does in the same area; shows on the right. One or two sentences. ${productHint}`,
      type: 'text',
      rows: 3,
      validation: requireText('The right side is empty. Say what the platform does here.', 320),
    }),
  ],
  preview: { select: { title: 'area', subtitle: 'platform' } },
});
