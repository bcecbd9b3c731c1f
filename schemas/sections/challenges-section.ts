import { BulbOutlineIcon } from '@sanity/icons/BulbOutline';
import { defineType } from '@sanity/types';
import {
  defineHiddenSwitch,
  defineReferencesField,
  defineRequiredHeading,
  defineSectionIntro,
  defineSectionPreview,
} from './section-parts.ts';

export const challengesSection = defineType({
  name: 'challengesSection',
  title: 'Challenges',
  description:
    'Rows of the table on the Impact Agents page that you choose: a challenge, the answer, and who gives it.',
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    defineRequiredHeading(),
    defineSectionIntro(),
    defineReferencesField({
      name: 'challenges',
      type: 'challengeRow',
      noun: { one: 'challenge', many: 'challenges' },
      description: 'Which challenges show, in this order. About 3 to 6 challenges.',
    }),
    defineHiddenSwitch(),
  ],
  preview: defineSectionPreview('Challenges', 'heading'),
});
