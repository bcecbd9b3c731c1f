import { UsersIcon } from '@sanity/icons/Users';
import { defineField, defineType } from '@sanity/types';
import { labelField } from '../fields/label-field.ts';
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
import { adviseLength } from '../validation/text-length.ts';

/** The organizations page. The 21 types are separate documents. */
export const organizationsPage = defineType({
  name: 'organizationsPage',
  title: 'Organizations page',
  description: 'The page at /organizations. The organizations come from their own list, in its order.',
  type: 'document',
  icon: UsersIcon,
  groups: [contentGroup, seoGroup],
  fields: [
    defineHeadingField(),
    defineIntroField(),
    defineSectionHeadingField({ name: 'indexHeading', above: 'the alphabetical index' }),
    defineSectionHeadingField({ name: 'listHeading', above: 'the list of organizations' }),
    labelField({
      name: 'agentsLabel',
      title: 'Words before the agents',
      shows: 'below each kind of organization, before the names of the agents that matter most to it',
      initialValue: 'Start with',
      group: 'content',
    }),
    labelField({
      name: 'backLabel',
      title: 'Link back to the index',
      shows: 'below the list of organizations, as the way back to the index',
      initialValue: 'Back to the index',
      group: 'content',
    }),
    defineSectionHeadingField({ name: 'statisticsHeading', above: 'the numbers of the sector' }),
    defineField({
      name: 'statisticsIntro',
      title: 'Text above the numbers of the sector',
      description: `Shows between the heading and the link to the chart on the About page. The link has the words that stand above the chart there. One to three sentences. ${productHint}`,
      type: 'text',
      rows: 3,
      group: 'content',
      validation: adviseLength(400),
    }),
    callToActionField(),
    defineSeoField(),
  ],
  preview: defineSingletonPreview('Organizations page', '/organizations'),
});
