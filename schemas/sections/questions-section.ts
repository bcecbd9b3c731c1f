import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import {
  defineHiddenSwitch,
  defineRequiredHeading,
  defineSectionIntro,
  defineSectionPreview,
  requireSome,
} from './section-parts.ts';

export const questionsSection = defineType({
  name: 'questionsSection',
  title: 'Questions and answers',
  description: 'Questions under one another; each answer unfolds when its question is pressed.',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    defineRequiredHeading(),
    defineSectionIntro(),
    defineField({
      name: 'questions',
      title: 'Questions',
      description: 'The questions with their answers, in this order. About 3 to 8 questions.',
      type: 'array',
      of: [defineArrayMember({ type: 'questionAndAnswer' })],
      validation: requireSome({ one: 'question', many: 'questions' }),
    }),
    defineHiddenSwitch(),
  ],
  preview: defineSectionPreview('Questions and answers', 'heading'),
});
