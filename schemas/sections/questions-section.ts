import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { hiddenSwitch, nameSome, requiredHeading, sectionIntro, sectionPreview } from './section-parts.ts';

export const questionsSection = defineType({
  name: 'questionsSection',
  title: 'Questions and answers',
  description: 'Questions under one another; each answer unfolds when its question is pressed.',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    requiredHeading(),
    sectionIntro(),
    defineField({
      name: 'questions',
      title: 'Questions',
      description: 'The questions with their answers, in this order. About 3 to 8 questions.',
      type: 'array',
      of: [defineArrayMember({ type: 'questionAndAnswer' })],
      validation: nameSome({ one: 'question', many: 'questions' }),
    }),
    hiddenSwitch(),
  ],
  preview: sectionPreview('Questions and answers', 'heading'),
});
