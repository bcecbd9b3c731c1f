import { defineField } from '@sanity/types';
import { labelField } from '../fields/label-field.ts';
import { adviseLength } from '../validation/text-length.ts';

/** The line that tells visitors of the Poly-AI page how to use the drawing. */
export const buildingHintField = defineField({
  name: 'buildingHint',
  title: 'Line above the drawing',
  description:
    'Tells visitors that every stone and pillar of the drawn building leads to its text. One sentence; leave it empty to show none.',
  type: 'string',
  group: 'content',
  initialValue: 'Choose a stone or a pillar to read about it.',
  validation: adviseLength(120),
});

export const pillarsGroup = { name: 'pillars', title: 'Pillars' } as const;

/** The labels of the Poly-AI page beside each pillar's texts. */
export const pillarLabelFields = [
  labelField({
    name: 'purposeLabel',
    title: 'Label of the purpose',
    shows: 'above each pillar’s purpose',
    group: pillarsGroup.name,
    initialValue: 'Purpose',
  }),
  labelField({
    name: 'keyInsightLabel',
    title: 'Label of the key insight',
    shows: 'above each pillar’s key insight',
    group: pillarsGroup.name,
    initialValue: 'Key insight',
  }),
  labelField({
    name: 'impactLabel',
    title: 'Label of the impact',
    shows: 'above each pillar’s impact',
    group: pillarsGroup.name,
    initialValue: 'Impact',
  }),
  labelField({
    name: 'coreFunctionsLabel',
    title: 'Label of the core functions',
    shows: 'above each pillar’s list of core functions',
    group: pillarsGroup.name,
    initialValue: 'Core functions being designed',
  }),
  labelField({
    name: 'foundationLabel',
    title: 'Above a pillar’s foundation',
    shows: 'with each pillar, above the foundation that has the same place in its list',
    group: pillarsGroup.name,
    initialValue: 'Stands on',
  }),
  labelField({
    name: 'capstoneLabel',
    title: 'Above a pillar’s capstone',
    shows: 'with each pillar, above the capstone that has the same place in its list',
    group: pillarsGroup.name,
    initialValue: 'Carries',
  }),
  labelField({
    name: 'backLabel',
    title: 'Link back to the drawing',
    shows: 'below each pillar, as the way back to the drawn building',
    group: pillarsGroup.name,
    initialValue: 'Back to the building',
  }),
];
