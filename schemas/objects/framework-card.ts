import { TiersIcon } from '@sanity/icons/Tiers';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { pillarReference } from '../fields/pillar-reference.ts';
import { withoutRepeats } from '../validation/item-count.ts';
import { requireText } from '../validation/text-length.ts';

const line = defineArrayMember({
  type: 'string',
  validation: requireText('This line is empty. Write it, or remove the line.', 160),
});

export const frameworkCard = defineType({
  name: 'frameworkCard',
  title: 'Framework card',
  description:
    'One card of the sample page. Its number and its priority color come from its place in the list.',
  type: 'object',
  icon: TiersIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Heading',
      description: 'Names the problem, such as Data Silos. About 2 to 5 words.',
      type: 'string',
      validation: requireText('This card has no heading. Name the problem in a few words.', 70),
    }),
    defineField({
      name: 'problem',
      title: 'Problem',
      description: 'What goes wrong today; shows first on the card. One to three sentences.',
      type: 'text',
      rows: 3,
      validation: requireText('The problem is missing. Describe it in one to three sentences.', 400),
    }),
    defineField({
      name: 'solution',
      title: 'Solution',
      description: 'What the agent does about it; shows below the problem. One to three sentences.',
      type: 'text',
      rows: 3,
      validation: requireText('The solution is missing. Describe it in one to three sentences.', 500),
    }),
    defineField({
      name: 'aiPillars',
      title: 'AI pillars at work',
      description: 'Show as small tags on the card. Usually 2 to 5 pillars.',
      type: 'array',
      of: [pillarReference],
      validation: withoutRepeats({ one: 'pillar', many: 'pillars' }),
    }),
    defineField({
      name: 'dataSources',
      title: 'Data sources',
      description: 'Where the data comes from. One short line each, about 3 to 6 lines.',
      type: 'array',
      of: [line],
    }),
    defineField({
      name: 'engineering',
      title: 'Engineering',
      description: 'How it is built. One short line each, about 3 to 6 lines.',
      type: 'array',
      of: [line],
    }),
    defineField({
      name: 'deliverables',
      title: 'Deliverables',
      description: 'What the organization receives. One short line each, about 3 to 6 lines.',
      type: 'array',
      of: [line],
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'problem' } },
});
