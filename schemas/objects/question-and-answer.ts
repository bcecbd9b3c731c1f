import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { requireText } from '../validation/text-length.ts';

export const questionAndAnswer = defineType({
  name: 'questionAndAnswer',
  title: 'Question',
  description: 'A question and what you answer.',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      description: `As a visitor would ask it. One short sentence. ${productHint}`,
      type: 'string',
      validation: requireText('The question is missing. Write it as a visitor would ask it.', 120),
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      description: `Shows when the question is pressed. One or two short paragraphs. ${productHint}`,
      type: 'text',
      rows: 4,
      validation: requireText('The answer is missing. Write it, or remove the question.', 800),
    }),
  ],
  preview: { select: { title: 'question', subtitle: 'answer' } },
});
