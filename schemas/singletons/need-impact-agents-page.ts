import { RocketIcon } from '@sanity/icons/Rocket';
import { defineField, defineType } from '@sanity/types';
import { labelField } from '../fields/label-field.ts';
import {
  callToActionField,
  contentGroup,
  defineHeadingField,
  defineIntroField,
  defineSeoField,
  defineSingletonPreview,
  productHint,
  seoGroup,
} from '../fields/page-fields.ts';
import { adviseLength } from '../validation/text-length.ts';

/** The need-impact-agents page. The rows are documents; the shared text belongs to the connected-agents page. */
export const needImpactAgentsPage = defineType({
  name: 'needImpactAgentsPage',
  title: 'Impact Agents page',
  description: 'The page at /need-impact-agents. The rows of its table come from the list of challenges.',
  type: 'document',
  icon: RocketIcon,
  groups: [contentGroup, { name: 'table', title: 'Table' }, seoGroup],
  fields: [
    defineHeadingField({ initialValue: 'Why Mission-Driven Organizations Need {product} Impact Agents' }),
    defineIntroField(),
    defineField({
      name: 'banner',
      title: 'Banner below the table',
      description: `Invites visitors to visit each agent’s page. One or two sentences. ${productHint}`,
      type: 'text',
      rows: 2,
      group: 'content',
      validation: adviseLength(240),
    }),
    defineField({
      name: 'tableHeadings',
      title: 'Headings of the table',
      description: 'The three column headings. The rows themselves are in the list of challenges.',
      type: 'challengeTableHeadings',
      group: 'table',
    }),
    labelField({
      name: 'groupLinkLabel',
      title: 'Link beside each group of challenges',
      shows:
        'beside the name of each group; it leads to the contact page, where that name goes into the message',
      initialValue: 'Write to us about these',
      group: 'table',
    }),
    labelField({
      name: 'connectedLinkLabel',
      title: 'Link to the Connected Agents page',
      shows: 'below the texts about connected agents, which come from that page',
      initialValue: 'See all eight in their ring',
      group: 'content',
    }),
    callToActionField(),
    defineSeoField(),
  ],
  preview: defineSingletonPreview('Impact Agents page', '/need-impact-agents'),
});
