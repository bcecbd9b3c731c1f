import { StarIcon } from '@sanity/icons/Star';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import {
  callToActionField,
  contentGroup,
  defineHeadingField,
  defineIntroField,
  defineSectionHeadingField,
  defineSeoField,
  defineSingletonPreview,
  productHint,
  seoGroup,
} from '../fields/page-fields.ts';
import { adviseCount } from '../validation/item-count.ts';
import { adviseLength } from '../validation/text-length.ts';

/** The CPA/SME change agents: nine traits. */
export const cpaPage = defineType({
  name: 'cpaPage',
  title: 'CPA/SME Change Agents page',
  description: 'The page at /cpa: the people who build the product.',
  type: 'document',
  icon: StarIcon,
  groups: [contentGroup, { name: 'traits', title: 'Traits' }, seoGroup],
  fields: [
    defineHeadingField(),
    defineIntroField(),
    defineField({
      name: 'statement',
      title: 'Who builds the product',
      description: `One sentence, set large and signed, beside the opening text. About 8 to 20 words. ${productHint}`,
      type: 'string',
      group: 'content',
      validation: adviseLength(160),
    }),
    defineSectionHeadingField({ name: 'traitsHeading', above: 'the nine traits', group: 'traits' }),
    defineField({
      name: 'traits',
      title: 'Traits',
      description: 'Nine cards, in this order. Drag to reorder.',
      type: 'array',
      group: 'traits',
      of: [defineArrayMember({ type: 'titledText' })],
      validation: adviseCount(9, { one: 'trait', many: 'traits' }),
    }),
    defineField({
      name: 'traitsTotal',
      title: 'Line below the traits',
      description: `Closes the list as the last line of a ledger, beside the number of traits. About 2 to 6 words. ${productHint}`,
      type: 'string',
      group: 'traits',
      validation: adviseLength(60),
    }),
    callToActionField(),
    defineSeoField(),
  ],
  preview: defineSingletonPreview('CPA/SME Change Agents page', '/cpa'),
});
