import { HomeIcon } from '@sanity/icons/Home';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { defineNumbersField } from '../fields/numbers-field.ts';
import {
  callToActionField,
  defineSectionHeadingField,
  defineSeoField,
  defineSingletonPreview,
  productHint,
  seoGroup,
} from '../fields/page-fields.ts';
import { describeCountAdvice } from '../validation/item-count.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';

/** The home page. The cards show the agents, in the order of their list. */
export const homePage = defineType({
  name: 'homePage',
  title: 'Home page',
  description: 'The page at /. The agents’ cards come from the list of agents, in its order.',
  type: 'document',
  icon: HomeIcon,
  groups: [
    { name: 'hero', title: 'Opening', default: true },
    { name: 'agents', title: 'Agents' },
    { name: 'nexus', title: 'Operations Nexus' },
    { name: 'grant', title: 'One grant' },
    { name: 'not', title: 'What it is not' },
    { name: 'closing', title: 'Numbers, disclaimer and invitation' },
    seoGroup,
  ],
  fields: [
    defineField({
      name: 'heroHeadline',
      title: 'Headline',
      description: `The first thing a visitor reads, above the drawn building. One or two sentences, up to about 30 words. ${productHint}`,
      type: 'text',
      rows: 3,
      group: 'hero',
      initialValue:
        'Mission-driven organizations, welcome to the revolution. An intelligence system that transform your operations so you can focus on changing the world.',
      validation: requireText('The headline is missing. Write what a visitor should read first.', 200),
    }),
    defineField({
      name: 'heroText',
      title: 'Text below the headline',
      description: `Says in one or two short sentences what the product does and for whom. About 10 to 25 words. ${productHint}`,
      type: 'text',
      rows: 2,
      group: 'hero',
      validation: adviseLength(180),
    }),
    defineField({
      name: 'heroButton',
      title: 'Button below the headline',
      description: 'The one thing that a visitor should do next. Empty: no button shows.',
      type: 'link',
      group: 'hero',
    }),
    defineField({
      name: 'heroLink',
      title: 'Second link below the headline',
      description:
        'A quieter link beside the button, for visitors who want to see more first. Up to about 18 letters fit beside the button on a phone. Empty: no link shows.',
      type: 'link',
      group: 'hero',
    }),
    defineField({
      name: 'heroDoor',
      title: 'Door of the building',
      description:
        'Where the blue door in the middle of the drawn building leads; on phones the building has no door, and the link is below it. Its words stand in the door where none is longer than eight letters, and are read aloud otherwise. Empty: the door is only drawn.',
      type: 'link',
      group: 'hero',
    }),
    defineField({
      name: 'logoAlt',
      title: 'Description of the logo',
      description: 'Read aloud to people who cannot see the drawn logo. A few words on what it shows.',
      type: 'string',
      group: 'hero',
      initialValue: 'A building that stands on ten pillars',
      validation: adviseLength(120),
    }),
    defineField({
      name: 'heroImages',
      title: 'The eight categories',
      description:
        'The drawings in the building and the words below each of them. They stand in the order of the list Agents, each above the agent whose drawing it is; those without an agent come last, in this order. Add a picture to one to replace its drawing.',
      type: 'array',
      group: 'hero',
      of: [defineArrayMember({ type: 'categoryImage' })],
      // The building has no room for more.
      validation: (rule) => [
        rule.max(8).error('There are eight categories, so there can be at most eight pictures. Remove some.'),
        rule
          .custom<unknown[]>(
            (items = []) =>
              items.length > 8 || describeCountAdvice(items.length, 8, { one: 'picture', many: 'pictures' }),
          )
          .warning(),
      ],
    }),
    defineSectionHeadingField({ name: 'agentsHeading', above: 'the agents’ cards', group: 'agents' }),
    defineField({
      name: 'agentsIntro',
      title: 'Text above the agents’ cards',
      description: `Shows between the heading and the cards. One to three sentences. ${productHint}`,
      type: 'text',
      rows: 3,
      group: 'agents',
      validation: adviseLength(400),
    }),
    defineField({
      name: 'agentsButtonLabel',
      title: 'Words on each card’s button',
      description: 'The button that opens the agent’s page. Two or three words.',
      type: 'string',
      group: 'agents',
      initialValue: 'My Intelligence',
      validation: requireText('The button has no words. Write two or three, such as My Intelligence.', 30),
    }),
    defineField({
      name: 'agentsLinkText',
      title: 'What each card’s button says of its agent',
      description:
        'Not shown: read aloud after the words on the button, so that eight equal buttons can be told apart. Write {agent} where the agent’s name belongs. A few words, such as “See {agent}’s work”.',
      type: 'string',
      group: 'agents',
      initialValue: 'See {agent}’s work',
      validation: adviseLength(60, ['agent']),
    }),
    defineField({
      name: 'introductions',
      title: 'Words beside the agents’ videos',
      description: 'What the site says below the portrait while the agents introduce themselves.',
      type: 'introductionWords',
      group: 'agents',
    }),
    defineField({
      name: 'nexus',
      title: 'Operations Nexus',
      description: 'The section with the six capabilities.',
      type: 'nexusSection',
      group: 'nexus',
    }),
    defineField({
      name: 'grant',
      title: 'One piece of work, step by step',
      description:
        'The drawing that follows one example through several agents, such as a grant from award letter to report. Empty: nothing shows.',
      type: 'workflow',
      group: 'grant',
    }),
    defineField({
      name: 'notSection',
      title: 'What it is not',
      description: 'The section that says what the product is not.',
      type: 'notSection',
      group: 'not',
    }),
    defineField({
      name: 'statisticsHeading',
      title: 'Name of the band of numbers',
      description:
        'Not shown: read aloud before the numbers to people who cannot see them. One to four words. Write {product} for the product’s name.',
      type: 'string',
      group: 'closing',
      initialValue: '{product} in numbers',
      validation: adviseLength(60),
    }),
    defineNumbersField({
      name: 'statistics',
      description: 'The band of six large numbers near the end of the page, in this order. Drag to reorder.',
      group: 'closing',
      count: 6,
    }),
    defineField({
      name: 'disclaimer',
      title: 'Disclaimer',
      description:
        'Says near the end of the page that the product is still being developed, and who builds it.',
      type: 'textSection',
      group: 'closing',
    }),
    callToActionField({ group: 'closing' }),
    defineSeoField(),
  ],
  preview: defineSingletonPreview('Home page', '/'),
});
