import { EarthAmericasIcon } from '@sanity/icons/EarthAmericas';
import { defineField, defineType } from '@sanity/types';
import { defineNumbersField } from '../fields/numbers-field.ts';
import {
  callToActionField,
  contentGroup,
  defineHeadingField,
  defineIntroField,
  defineSectionHeadingField,
  defineSeoField,
  defineSingletonPreview,
  seoGroup,
} from '../fields/page-fields.ts';

/** The global-impact page. The six regions are separate documents. */
export const globalImpactPage = defineType({
  name: 'globalImpactPage',
  title: 'Global Impact page',
  description: 'The page at /global-impact. The regions come from their own list, in its order.',
  type: 'document',
  icon: EarthAmericasIcon,
  groups: [contentGroup, { name: 'world', title: 'Map and numbers' }, seoGroup],
  fields: [
    defineHeadingField(),
    defineIntroField(),
    defineSectionHeadingField({ name: 'regionsHeading', above: 'the cards of the regions' }),
    defineField({
      name: 'mapImage',
      title: 'Picture of the world map',
      description: 'Replaces the drawn map. Wide, at least 1600 pixels. Empty: the drawn map shows.',
      type: 'imageWithAlt',
      group: 'world',
    }),
    defineSectionHeadingField({
      name: 'claimsHeading',
      above: 'the large numbers',
      group: 'world',
      initialValue: 'The size of the field',
    }),
    defineNumbersField({
      name: 'claims',
      description: 'The large numbers below the map, such as 190+ countries. Four numbers; drag to reorder.',
      group: 'world',
      count: 4,
    }),
    callToActionField(),
    defineSeoField(),
  ],
  preview: defineSingletonPreview('Global Impact page', '/global-impact'),
});
