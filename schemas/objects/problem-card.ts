import { CaseIcon } from '@sanity/icons/Case';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { pillarReference } from '../fields/pillar-reference.ts';
import { requireExactCount, requireSomeWithoutRepeats } from '../validation/item-count.ts';
import { requireText } from '../validation/text-length.ts';

export const problemCard = defineType({
  name: 'problemCard',
  title: 'Problem card',
  description: 'One card of the Impact Framework. Its number comes from its place in the list.',
  type: 'object',
  icon: CaseIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Problem',
      description: 'The card’s heading, which is also the problem it states. About 3 to 8 words.',
      type: 'string',
      validation: requireText('This card has no heading. Name the problem in a few words.', 80),
    }),
    defineField({
      name: 'solution',
      title: 'Solution',
      description: 'How the agent solves it; shows below the heading. Two or three sentences.',
      type: 'text',
      rows: 4,
      validation: requireText(
        'This card has no solution. Say in two or three sentences what the agent does.',
        500,
      ),
    }),
    defineField({
      name: 'aiPillars',
      title: 'AI pillars at work',
      description:
        'Show as small tags on the card. Choose the pillars the solution rests on, usually 2 to 4.',
      type: 'array',
      of: [pillarReference],
      validation: requireSomeWithoutRepeats({ one: 'pillar', many: 'pillars' }),
    }),
    defineField({
      name: 'deliverables',
      title: 'Deliverables',
      description:
        'The five things the organization receives, one short line each. The site adds the light bulb.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'string',
          validation: requireText('This deliverable is empty. Write it, or remove the line.', 140),
        }),
      ],
      validation: requireExactCount(5, { one: 'deliverable', many: 'deliverables' }),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'solution' } },
});
