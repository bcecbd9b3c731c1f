import { HeartIcon } from '@sanity/icons/Heart';
import { defineField, defineType } from '@sanity/types';
import { orderRankField, orderRankOrdering } from '../fields/order-rank-field.ts';
import { requiredText } from '../validation/text-length.ts';

/** One of the 21 organization types of the organizations page, spec sections 2 and 9. */
export const organizationType = defineType({
  name: 'organizationType',
  title: 'Organization type',
  description: 'One kind of mission-driven organization, listed on the organizations page.',
  type: 'document',
  icon: HeartIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'The heading of the entry, such as Community foundations. About 1 to 5 words.',
      type: 'string',
      validation: requiredText('The name is missing. Type the kind of organization.', 60),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'Shows below the name. One or two sentences, up to about 35 words.',
      type: 'text',
      rows: 3,
      validation: requiredText('The description is missing. Say in one or two sentences what they do.', 260),
    }),
    orderRankField('organizationType'),
  ],
  orderings: [orderRankOrdering],
  preview: { select: { title: 'name', subtitle: 'description' } },
});
