import { ThLargeIcon } from '@sanity/icons/ThLarge';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import {
  defineHiddenSwitch,
  defineRequiredHeading,
  defineSectionIntro,
  defineSectionPreview,
  requireSome,
} from './section-parts.ts';

export const cardsSection = defineType({
  name: 'cardsSection',
  title: 'Cards',
  description: 'Short texts beside each other, each with a heading.',
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    defineRequiredHeading(),
    defineSectionIntro(),
    defineField({
      name: 'cards',
      title: 'Cards',
      description: 'The cards, in this order. About 3 to 6 cards. Drag to reorder.',
      type: 'array',
      of: [defineArrayMember({ type: 'titledText' })],
      validation: requireSome({ one: 'card', many: 'cards' }),
    }),
    defineHiddenSwitch(),
  ],
  preview: defineSectionPreview('Cards', 'heading'),
});
