import { EarthAmericasIcon } from '@sanity/icons/EarthAmericas';
import { defineField, defineType } from '@sanity/types';
import { numbersField } from '../fields/numbers-field.ts';
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

/** The global-impact page. The six regions are separate documents. */
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
    sectionHeadingField({
      name: 'claimsHeading',
      above: 'the large numbers',
      group: 'world',
      initialValue: 'The size of the field',
    }),
    numbersField({
      name: 'claims',
      description: 'The large numbers below the map, such as 190+ countries. Four numbers; drag to reorder.',
      group: 'world',
      count: 4,
    }),
    callToActionField(),
    seoField(),
  ],
  preview: singletonPreview('Global Impact page', '/global-impact'),
});
