import { ShareIcon } from '@sanity/icons/Share';
import { defineField, defineType } from '@sanity/types';
import {
  callToActionField,
  contentGroup,
  defineHeadingField,
  defineIntroField,
  defineSeoField,
  defineSingletonPreview,
  seoGroup,
} from '../fields/page-fields.ts';
import { requireText } from '../validation/text-length.ts';

/** The connected-agents page. The need-impact-agents page shows these texts too. */
export const connectedAgentsPage = defineType({
  name: 'connectedAgentsPage',
  title: 'Connected Agents page',
  description: 'The page at /connected-agents. The Impact Agents page repeats these texts at its end.',
  type: 'document',
  icon: ShareIcon,
  groups: [contentGroup, seoGroup],
  fields: [
    defineHeadingField({ initialValue: 'CONNECTED AGENTS' }),
    defineIntroField(),
    defineField({
      name: 'integratedSolutions',
      title: 'Integrated Solutions',
      description: 'The first section below the opening text: its heading and its text.',
      type: 'textSection',
      group: 'content',
      initialValue: { _type: 'textSection', heading: 'Integrated Solutions' },
    }),
    defineField({
      name: 'amplifyingInnovation',
      title: 'Amplifying Innovation',
      description: 'The second section: its heading and its text.',
      type: 'textSection',
      group: 'content',
      initialValue: { _type: 'textSection', heading: 'Amplifying Innovation' },
    }),
    defineField({
      name: 'tagline',
      title: 'Closing line',
      description: 'The large line that ends the page. About 3 to 8 words.',
      type: 'string',
      group: 'content',
      initialValue: 'Unified Intelligence, Exponential Results',
      validation: requireText('The closing line is missing. Write the line that ends the page.', 80),
    }),
    callToActionField(),
    defineSeoField(),
  ],
  preview: defineSingletonPreview('Connected Agents page', '/connected-agents'),
});
