import { defineArrayMember, defineField } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { requireExactCount, requireSomeWithoutRepeats, withoutRepeats } from '../validation/item-count.ts';
import { requireText } from '../validation/text-length.ts';

/** The overview of the agent's page: problem, solution, deliverables, tags. */
export const agentOverviewFields = [
  defineField({
    name: 'problem',
    title: 'Problem',
    description: 'The trouble the agent takes away; opens the overview of its page. Two to four sentences.',
    type: 'text',
    rows: 4,
    group: 'overview',
    validation: requireText('The problem is missing. Describe it in two to four sentences.', 700),
  }),
  defineField({
    name: 'solution',
    title: 'Solution',
    description: `How the agent solves it; follows the problem. Two to four sentences. ${productHint}`,
    type: 'text',
    rows: 4,
    group: 'overview',
    validation: requireText('The solution is missing. Describe it in two to four sentences.', 700),
  }),
  defineField({
    name: 'deliverables',
    title: 'Deliverables',
    description:
      'What the organization receives, as a list in the overview. One short line each, about 4 to 8 lines.',
    type: 'array',
    group: 'overview',
    of: [
      defineArrayMember({
        type: 'string',
        validation: requireText('This deliverable is empty. Write it, or remove the line.', 140),
      }),
    ],
    validation: requireSomeWithoutRepeats({ one: 'deliverable', many: 'deliverables' }),
  }),
  defineField({
    name: 'expertise',
    title: 'Expertise tags',
    description: 'Exactly five small tags in the overview. One to four words each.',
    type: 'array',
    group: 'overview',
    of: [
      defineArrayMember({
        type: 'string',
        validation: requireText('This tag is empty. Write it, or remove the line.', 40),
      }),
    ],
    validation: (rule) => [
      ...requireExactCount(5, { one: 'tag', many: 'tags' })(rule),
      withoutRepeats({ one: 'tag', many: 'tags' })(rule),
    ],
  }),
  defineField({
    name: 'workSample',
    title: 'A piece of work',
    description:
      'What a person has on the desk when this agent has done its work. Shows above the Impact Framework. Empty: nothing shows.',
    type: 'workSample',
    group: 'overview',
  }),
];
