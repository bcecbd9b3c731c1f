import { TagIcon } from '@sanity/icons/Tag';
import { defineField, defineType } from '@sanity/types';
import { labelField } from '../fields/label-field.ts';
import { adviseLength } from '../validation/text-length.ts';

const marksNote =
  'Colors and strokes show the priority: three tall strokes are high, two are medium, one is lower.';

function defineLabelAbove(name: string, what: string, initialValue: string) {
  return labelField({ name, title: `Above ${what}`, shows: `in small type above ${what}`, initialValue });
}

function definePriorityLabel(name: string, which: string, initialValue: string) {
  return labelField({
    name,
    title: `Priority of ${which}`,
    shows: `as a color and a mark; the words are read aloud on ${which} to people who cannot see them`,
    initialValue,
  });
}

/** Labels above the parts of every framework card, and the meaning of its color and its mark. */
export const frameworkLabels = defineType({
  name: 'frameworkLabels',
  title: 'Words on the cards',
  description: 'The small words above the parts of a framework card, and what its color and its mark mean.',
  type: 'object',
  icon: TagIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    defineLabelAbove('problem', 'the problem', 'Problem'),
    defineLabelAbove('solution', 'the solution', 'Solution'),
    defineLabelAbove('aiPillars', 'the AI pillars', 'AI pillars'),
    defineLabelAbove('dataSources', 'the data sources', 'Data sources'),
    defineLabelAbove('engineering', 'the engineering', 'Engineering'),
    defineLabelAbove('deliverables', 'the deliverables', 'Deliverables'),
    definePriorityLabel('high', 'cards 1 and 2', 'HIGH PRIORITY - MOST CRITICAL PAIN POINTS'),
    definePriorityLabel('medium', 'cards 3 and 4', 'MEDIUM PRIORITY - IMPORTANT OPERATIONAL ISSUES'),
    definePriorityLabel('lower', 'card 5', 'LOWER PRIORITY - ENHANCEMENT OPPORTUNITIES'),
    defineField({
      name: 'marks',
      title: 'Meaning of the colors and strokes',
      description: 'Explains them once, below the links to the five cards. One sentence.',
      type: 'string',
      initialValue: marksNote,
      validation: adviseLength(160),
    }),
  ],
});
