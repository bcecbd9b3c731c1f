import { StackCompactIcon } from '@sanity/icons/StackCompact';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { labelField } from '../fields/label-field.ts';
import { defineNumbersField } from '../fields/numbers-field.ts';
import {
  callToActionField,
  contentGroup,
  defineHeadingField,
  defineIntroField,
  defineSectionHeadingField,
  defineSeoField,
  defineSingletonPreview,
  seoGroup,
} from '../fields/page-fields.ts';
import { adviseCount } from '../validation/item-count.ts';
import { buildingHintField, pillarLabelFields, pillarsGroup } from './poly-ai-page-words.ts';

interface CardListOptions {
  name: string;
  title: string;
  description: string;
  group: string;
  count: number;
}

function defineCardListField({ name, title, description, group, count }: CardListOptions) {
  return defineField({
    name,
    title,
    description: `${description} Drag to reorder; numbers update automatically.`,
    type: 'array',
    group,
    of: [defineArrayMember({ type: 'titledText' })],
    validation: adviseCount(count, { one: 'card', many: 'cards' }),
  });
}

/** The Poly-AI page. The ten pillars are separate documents. */
export const polyAiPage = defineType({
  name: 'polyAiPage',
  title: 'Poly-AI page',
  description: 'The page at /poly-ai: the building of foundations, pillars and capstones.',
  type: 'document',
  icon: StackCompactIcon,
  groups: [
    contentGroup,
    pillarsGroup,
    { name: 'why', title: 'Why it matters' },
    { name: 'stages', title: 'Five stages' },
    { name: 'building', title: 'Foundations and capstones' },
    { name: 'numbers', title: 'Numbers' },
    seoGroup,
  ],
  fields: [
    defineHeadingField(),
    defineIntroField(),
    buildingHintField,
    defineSectionHeadingField({ name: 'pillarsHeading', above: 'the ten pillars', group: pillarsGroup.name }),
    ...pillarLabelFields,
    defineSectionHeadingField({ name: 'whyHeading', above: 'the ten reasons', group: 'why' }),
    defineCardListField({
      name: 'whyCards',
      title: 'Why Poly-AI matters',
      description: 'Ten cards with a reason each.',
      group: 'why',
      count: 10,
    }),
    defineSectionHeadingField({ name: 'stagesHeading', above: 'the five stages', group: 'stages' }),
    defineCardListField({
      name: 'stages',
      title: 'Stages',
      description: 'The five steps of the process drawing, from first to last.',
      group: 'stages',
      count: 5,
    }),
    labelField({
      name: 'foundationsHeading',
      title: 'Name of the foundations',
      shows: 'to visitors who listen to the page, as the name of the lowest row of the drawing',
      initialValue: 'Ten foundations',
      group: 'building',
    }),
    defineCardListField({
      name: 'foundations',
      title: 'Foundations',
      description:
        'The ten stones the building stands on. The text of each shows with the pillar of the same place.',
      group: 'building',
      count: 10,
    }),
    labelField({
      name: 'capstonesHeading',
      title: 'Name of the capstones',
      shows: 'to visitors who listen to the page, as the name of the highest row of the drawing',
      initialValue: 'Ten capstones',
      group: 'building',
    }),
    defineCardListField({
      name: 'capstones',
      title: 'Capstones',
      description:
        'The ten stones on top of the building. The text of each shows with the pillar of the same place.',
      group: 'building',
      count: 10,
    }),
    defineNumbersField({
      name: 'stats',
      description: 'The strip of five large numbers, such as 10 pillars. Drag to reorder.',
      group: 'numbers',
      count: 5,
    }),
    callToActionField(),
    defineSeoField(),
  ],
  preview: defineSingletonPreview('Poly-AI page', '/poly-ai'),
});
