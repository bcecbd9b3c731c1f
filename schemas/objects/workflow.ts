import { ArrowDownIcon } from '@sanity/icons/ArrowDown';
import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { UserIcon } from '@sanity/icons/User';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { requireValue } from '../validation/required.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';

const dateField = defineField({
  name: 'date',
  title: 'When',
  description: 'A day or a time of the year: “January 8”.',
  type: 'string',
  validation: adviseLength(40),
});

export const workflowPaper = defineType({
  name: 'workflowPaper',
  title: 'Paper',
  description: 'What arrives at the beginning, or leaves at the end.',
  type: 'object',
  icon: DocumentTextIcon,
  fields: [
    dateField,
    defineField({
      name: 'title',
      title: 'What it is',
      description: 'Two or three words: “Award letter”.',
      type: 'string',
      validation: requireText('This paper has no name. Say in two or three words what it is.', 40),
    }),
    defineField({
      name: 'text',
      title: 'What it says',
      description: 'What the paper says, in one sentence.',
      type: 'text',
      rows: 2,
      validation: adviseLength(160),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'date' } },
});

export const workflowStep = defineType({
  name: 'workflowStep',
  title: 'Step',
  description: 'What one agent does, and what a person approves before the next agent begins.',
  type: 'object',
  icon: UserIcon,
  fields: [
    defineField({
      name: 'agent',
      title: 'Agent',
      description: 'Shows with portrait and name, and leads to the agent’s page.',
      type: 'reference',
      to: [{ type: 'agent' }],
      options: { disableNew: true },
      validation: requireValue('This step has no agent. Choose who does it.'),
    }),
    dateField,
    defineField({
      name: 'task',
      title: 'What the agent does',
      description: 'One sentence that begins with a verb, such as “Opens a fund of its own in the books”.',
      type: 'text',
      rows: 2,
      validation: requireText('This step says nothing of the agent’s work. Write one sentence.', 180),
    }),
    defineField({
      name: 'figures',
      title: 'What the agent hands on',
      description: 'Two to four lines, each with its number and where it comes from. Numbers have to add up.',
      type: 'array',
      of: [defineArrayMember({ type: 'workFigure' })],
      validation: (rule) => rule.max(4).warning('More than four lines make the step long. Remove some.'),
    }),
    defineField({
      name: 'approval',
      title: 'What the person approves',
      description:
        'Who approves what, in one or two sentences. A role, not a name: “The treasurer approves …”.',
      type: 'text',
      rows: 2,
      validation: requireText('This step has no approval. Say which person approves what.', 180),
    }),
  ],
  preview: { select: { title: 'agent.name', subtitle: 'task', media: 'agent.image' } },
});

/** One piece of work on its way through several agents, from the paper that arrives to the one that leaves. */
export const workflow = defineType({
  name: 'workflow',
  title: 'One piece of work, step by step',
  description:
    'A drawing that follows one example from the paper that arrives to the paper that leaves: which agent does what, and what a person approves.',
  type: 'object',
  icon: ArrowDownIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      description: `Shows above the drawing. About 3 to 8 words. ${productHint}`,
      type: 'string',
      validation: requireText('The drawing has no heading. Write a few words.', 80),
    }),
    defineField({
      name: 'intro',
      title: 'Opening text',
      description: `Shows between the heading and the drawing. One or two sentences. ${productHint}`,
      type: 'text',
      rows: 3,
      validation: adviseLength(300),
    }),
    defineField({
      name: 'approvalLabel',
      title: 'Words above each approval',
      description: 'The same at every step. Two to four words: “A person approves”.',
      type: 'string',
      initialValue: 'A person approves',
      validation: adviseLength(40),
    }),
    defineField({
      name: 'start',
      title: 'What arrives',
      description: 'The paper with which the work begins.',
      type: 'workflowPaper',
    }),
    defineField({
      name: 'steps',
      title: 'Steps',
      description: 'The agents in the order in which they have the work. Three to five steps.',
      type: 'array',
      of: [defineArrayMember({ type: 'workflowStep' })],
      validation: (rule) => rule.min(1).error('There are no steps. Add at least one.'),
    }),
    defineField({
      name: 'end',
      title: 'What leaves',
      description: 'The paper with which the work ends.',
      type: 'workflowPaper',
    }),
  ],
  preview: { select: { title: 'heading' } },
});
