import { EarthAmericasIcon } from '@sanity/icons/EarthAmericas';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import {
  callToActionField,
  contentGroup,
  headingField,
  introField,
  sectionHeadingField,
  seoField,
  seoGroup,
  singletonPreview,
} from '../fields/page-fields.ts';
import { advisedCount } from '../validation/item-count.ts';

/** Spec section 2, global impact. The six regions are documents of their own. */
export const globalImpactPage = defineType({
  name: 'globalImpactPage',
  title: 'Global Impact page',
  description: 'The page at /global-impact. The regions come from their own list, in its order.',
  type: 'document',
  icon: EarthAmericasIcon,
  groups: [contentGroup, { name: 'world', title: 'Map and numbers' }, seoGroup],
  fields: [
    headingField(),
    introField(),
    sectionHeadingField({ name: 'regionsHeading', above: 'the cards of the regions' }),
    defineField({
      name: 'mapImage',
      title: 'Picture of the world map',
      description: 'Replaces the drawn map. Wide, at least 1600 pixels. Empty: the drawn map shows.',
      type: 'imageWithAlt',
      group: 'world',
    }),
    defineField({
      name: 'claims',
      title: 'Numbers',
      description: 'The large numbers below the map, such as 190+ countries. Four numbers; drag to reorder.',
      type: 'array',
      group: 'world',
      of: [defineArrayMember({ type: 'statistic' })],
      validation: advisedCount(4, { one: 'number', many: 'numbers' }),
    }),
    callToActionField(),
    seoField(),
  ],
  preview: singletonPreview('Global Impact page', '/global-impact'),
});
