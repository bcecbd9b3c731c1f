import { ClipboardIcon } from '@sanity/icons/Clipboard';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { labelField } from '../fields/label-field.ts';
import {
  defineSectionHeadingField,
  defineSeoField,
  defineSingletonPreview,
  seoGroup,
} from '../fields/page-fields.ts';
import { requireExactCount } from '../validation/item-count.ts';
import { requireValue } from '../validation/required.ts';

/** The page /sample-diana: a card's priority color depends on its position (1–2, 3–4, 5). */
export const sampleAgentPage = defineType({
  name: 'sampleAgentPage',
  title: 'Sample agent page',
  description: 'The page at /sample-diana: a sample of what an agent’s page can be.',
  type: 'document',
  icon: ClipboardIcon,
  groups: [
    { name: 'agent', title: 'Agent', default: true },
    { name: 'cards', title: 'Framework cards' },
    { name: 'closing', title: 'Call to action' },
    seoGroup,
  ],
  fields: [
    defineField({
      name: 'agent',
      title: 'Sample agent',
      description: 'The name, function and description at the top of the page.',
      type: 'sampleAgent',
      group: 'agent',
      validation: requireValue('The agent is missing. Fill in its name, function and description.'),
    }),
    labelField({
      name: 'invitation',
      title: 'Link on the agent’s own page',
      shows: 'on the page of the agent with the same name, as the link that leads here',
      initialValue: 'See a sample of this work, card by card',
      group: 'agent',
    }),
    defineSectionHeadingField({ name: 'frameworkHeading', above: 'the five cards', group: 'cards' }),
    defineField({
      name: 'frameworkCards',
      title: 'Framework cards',
      description:
        'Exactly five cards. The first two get the color of high priority, the next two of medium, the last of lower. Drag to reorder.',
      type: 'array',
      group: 'cards',
      of: [defineArrayMember({ type: 'frameworkCard' })],
      validation: requireExactCount(5, { one: 'card', many: 'cards' }),
    }),
    defineField({
      name: 'frameworkLabels',
      title: 'Words on the cards',
      description: 'What stands above each part of a card. The same words are on all five cards.',
      type: 'frameworkLabels',
      group: 'cards',
    }),
    defineField({
      name: 'callToAction',
      title: 'Call to action',
      description: 'The invitation at the end of the page, with its button.',
      type: 'callToAction',
      group: 'closing',
      initialValue: {
        _type: 'callToAction',
        button: { _type: 'link', label: 'Get Started Now', href: '/contact?agent=diana' },
      },
    }),
    defineField({
      name: 'backLink',
      title: 'Link back',
      description: 'The second button at the end of the page, which leads back to the agents.',
      type: 'link',
      group: 'closing',
      initialValue: { _type: 'link', label: 'Back to Agents', href: '/' },
    }),
    defineSeoField(),
  ],
  preview: defineSingletonPreview('Sample agent page', '/sample-diana'),
});
