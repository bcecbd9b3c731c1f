import { StackIcon } from '@sanity/icons/Stack';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { orderRankField, orderRankOrdering } from '../fields/order-rank-field.ts';
import { productHint } from '../fields/page-fields.ts';
import { requireSomeWithoutRepeats } from '../validation/item-count.ts';
import { requireText } from '../validation/text-length.ts';

/** One of the ten AI pillars. */
export const aiPillar = defineType({
  name: 'aiPillar',
  title: 'AI pillar',
  description: 'One of the ten pillars: shows on the Poly-AI page, and as a tag on the agents’ cards.',
  type: 'document',
  icon: StackIcon,
  groups: [
    { name: 'summary', title: 'In short', default: true },
    { name: 'detail', title: 'In detail' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'The pillar’s name, such as Cognitive. Shows as heading and as tag. One word.',
      type: 'string',
      group: 'summary',
      validation: requireText('The pillar has no name. Type it, such as Cognitive.', 30),
    }),
    defineField({
      name: 'role',
      title: 'Role',
      description: 'What part it plays; shows below the name on the Poly-AI page. About 3 to 10 words.',
      type: 'string',
      group: 'summary',
      validation: requireText('The role is missing. Say in a few words what part the pillar plays.', 90),
    }),
    defineField({
      name: 'purpose',
      title: 'Purpose',
      description: `What it is for. One or two sentences. ${productHint}`,
      type: 'text',
      rows: 3,
      group: 'summary',
      validation: requireText('The purpose is missing. Say in one or two sentences what it is for.', 320),
    }),
    defineField({
      name: 'keyInsight',
      title: 'Key insight',
      description: 'The one thought to remember; set apart on the page. One sentence.',
      type: 'text',
      rows: 2,
      group: 'detail',
      validation: requireText('The key insight is missing. Write the one thought to remember.', 240),
    }),
    defineField({
      name: 'impact',
      title: 'Impact',
      description: 'What it changes for an organization. One or two sentences.',
      type: 'text',
      rows: 3,
      group: 'detail',
      validation: requireText('The impact is missing. Say what it changes for an organization.', 320),
    }),
    defineField({
      name: 'coreFunctions',
      title: 'Core functions',
      description: 'What it does, as a list. One short line each, about 3 to 6 lines. Drag to reorder.',
      type: 'array',
      group: 'detail',
      of: [
        defineArrayMember({
          type: 'string',
          validation: requireText('This function is empty. Write it, or remove the line.', 120),
        }),
      ],
      validation: requireSomeWithoutRepeats({ one: 'core function', many: 'core functions' }),
    }),
    orderRankField('aiPillar'),
  ],
  orderings: [orderRankOrdering],
  preview: { select: { title: 'name', subtitle: 'role' } },
});
