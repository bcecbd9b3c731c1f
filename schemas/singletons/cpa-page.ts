import { StarIcon } from '@sanity/icons/Star';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import {
  contentGroup,
  headingField,
  introField,
  sectionHeadingField,
  seoField,
  seoGroup,
  singletonPreview,
} from '../fields/page-fields.ts';
import { advisedCount } from '../validation/item-count.ts';

/** Spec section 2, CPA/SME change agents: nine traits. */
export const cpaPage = defineType({
  name: 'cpaPage',
  title: 'CPA/SME Change Agents page',
  description: 'The page at /cpa: the people who build the product.',
  type: 'document',
  icon: StarIcon,
  groups: [contentGroup, { name: 'traits', title: 'Traits' }, seoGroup],
  fields: [
    headingField(),
    introField(),
    sectionHeadingField({ name: 'traitsHeading', above: 'the nine traits', group: 'traits' }),
    defineField({
      name: 'traits',
      title: 'Traits',
      description: 'Nine cards, in this order. Drag to reorder.',
      type: 'array',
      group: 'traits',
      of: [defineArrayMember({ type: 'titledText' })],
      validation: advisedCount(9, { one: 'trait', many: 'traits' }),
    }),
    defineField({
      name: 'callToAction',
      title: 'Call to action',
      description: 'Ends the page with an invitation. Leave it empty to end without one.',
      type: 'callToAction',
      group: 'content',
    }),
    seoField(),
  ],
  preview: singletonPreview('CPA/SME Change Agents page', '/cpa'),
});
