import { BillIcon } from '@sanity/icons/Bill';
import { ChartUpwardIcon } from '@sanity/icons/ChartUpward';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { ThListIcon } from '@sanity/icons/ThList';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { requireSomeWithoutRepeats } from '../validation/item-count.ts';
import { describeUnevenRow, hasColumns, type TableRow } from '../validation/table-rows.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';

const sourceField = defineField({
  name: 'source',
  title: 'Where it comes from',
  description: 'Shows small below the line, such as “bank feed, June 3”. A few words.',
  type: 'string',
  validation: adviseLength(180),
});

const flaggedField = defineField({
  name: 'isFlagged',
  title: 'Needs a decision',
  description: 'Marks the line, in words and in color.',
  type: 'boolean',
  initialValue: false,
});

const captionField = defineField({
  name: 'caption',
  title: 'Heading',
  description: 'What the lines are, in a few words.',
  type: 'string',
  validation: requireText('This part has no heading. Say in a few words what its lines are.', 80),
});

export const workFigure = defineType({
  name: 'workFigure',
  title: 'Figure',
  description: 'A number of the piece of work, with its definition.',
  type: 'object',
  icon: ChartUpwardIcon,
  fields: [
    defineField({
      name: 'value',
      title: 'Number',
      description: 'With its unit, such as 91% or $71.',
      type: 'string',
      validation: requireText('This figure has no number. Write it with its unit.', 12),
    }),
    defineField({
      name: 'label',
      title: 'What it counts',
      description: 'Its definition, in one line.',
      type: 'string',
      validation: requireText('This figure has no definition. Say in one line what it counts.', 120),
    }),
    sourceField,
    flaggedField,
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
});

export const workFigures = defineType({
  name: 'workFigures',
  title: 'A few figures',
  description: 'Two to five numbers, each beside its definition.',
  type: 'object',
  icon: ChartUpwardIcon,
  fields: [
    defineField({
      name: 'figures',
      title: 'Figures',
      description: 'Two to five numbers, each with its definition.',
      type: 'array',
      of: [defineArrayMember({ type: 'workFigure' })],
      validation: requireSomeWithoutRepeats({ one: 'figure', many: 'figures' }),
    }),
  ],
  preview: {
    select: { first: 'figures.0.label' },
    prepare: ({ first }) => ({ title: 'A few figures', subtitle: first }),
  },
});

export const workTableRow = defineType({
  name: 'workTableRow',
  title: 'Row',
  description: 'A row of the table: its cells, and where they come from.',
  type: 'object',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      description: 'One for each column, from left to right. The first names the row.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: adviseLength(60) })],
      validation: (rule) => rule.min(1).error('This row is empty. Write its cells, or remove it.'),
    }),
    sourceField,
    flaggedField,
    defineField({
      name: 'isTotal',
      title: 'A total',
      description: 'Sets the row apart from those above.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {
    select: { first: 'cells.0', second: 'cells.1', third: 'cells.2' },
    prepare: ({ first, second, third }) => ({
      title: first,
      subtitle: [second, third].filter(Boolean).join(' · '),
    }),
  },
});

export const workTable = defineType({
  name: 'workTable',
  title: 'A table',
  description: 'A calendar, a register or a ledger, with one row for each line.',
  type: 'object',
  icon: BillIcon,
  fields: [
    captionField,
    defineField({
      name: 'columns',
      title: 'Columns',
      description: 'Their headings, from left to right. Up to four fit on a phone.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: adviseLength(24) })],
      validation: (rule) => rule.min(2).max(5).warning('Two to five columns fit. Up to four fit on a phone.'),
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      description: 'Numbers have to add up: visitors check them.',
      type: 'array',
      of: [defineArrayMember({ type: 'workTableRow' })],
      validation: (rule) => [
        rule.min(1).error('This table has no rows. Add some, or remove the table.'),
        rule
          .custom<TableRow[]>((rows, { parent }) =>
            describeUnevenRow(rows, hasColumns(parent) ? parent.columns : []),
          )
          .warning(),
      ],
    }),
  ],
  preview: { select: { title: 'caption' } },
});

export const workTask = defineType({
  name: 'workTask',
  title: 'Item',
  description: 'A line of the checklist: what, who and when.',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    defineField({
      name: 'text',
      title: 'What has to be true or done',
      description: 'What has to be true or done, in one line.',
      type: 'string',
      validation: requireText('This item is empty. Write it, or remove it.', 140),
    }),
    defineField({
      name: 'owner',
      title: 'Who does it',
      description: 'A role, not a name: “treasurer”.',
      type: 'string',
      validation: adviseLength(40),
    }),
    defineField({
      name: 'due',
      title: 'When',
      description: 'A date or a moment: “June 12”.',
      type: 'string',
      validation: adviseLength(40),
    }),
    defineField({
      name: 'isDone',
      title: 'Done',
      description: 'Shows a check mark beside the item.',
      type: 'boolean',
      initialValue: false,
    }),
    sourceField,
  ],
  preview: { select: { title: 'text', subtitle: 'owner' } },
});

export const workChecklist = defineType({
  name: 'workChecklist',
  title: 'A checklist',
  description: 'What has to be true or done, each with who does it and when.',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    captionField,
    defineField({
      name: 'tasks',
      title: 'Items',
      description: 'Three to eight lines, in the order in which they are due.',
      type: 'array',
      of: [defineArrayMember({ type: 'workTask' })],
      validation: requireSomeWithoutRepeats({ one: 'item', many: 'items' }),
    }),
  ],
  preview: { select: { title: 'caption' } },
});

export const workLetter = defineType({
  name: 'workLetter',
  title: 'A letter',
  description: 'A letter or a note, as it waits for the person who signs it.',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: 'recipient',
      title: 'To whom',
      description: 'A role, not a name: “a donor of eleven years”.',
      type: 'string',
      validation: adviseLength(80),
    }),
    defineField({
      name: 'date',
      title: 'Date',
      description: 'As it stands in the letter: “June 3”.',
      type: 'string',
      validation: adviseLength(30),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'The letter itself. An empty line begins a new paragraph.',
      type: 'text',
      rows: 8,
      validation: requireText('This letter is empty. Write it, or remove it.', 1200),
    }),
    defineField({
      name: 'signature',
      title: 'Who signs',
      description: 'A role: “Executive director”.',
      type: 'string',
      validation: adviseLength(60),
    }),
    sourceField,
  ],
  preview: { select: { title: 'recipient', subtitle: 'text' } },
});

/** One piece of an agent's work, as a person would have it on the desk. */
export const workSample = defineType({
  name: 'workSample',
  title: 'A piece of work',
  description:
    'What a person has on the desk when this agent has done its work: an example, with numbers that add up.',
  type: 'object',
  icon: DocumentTextIcon,
  options: { collapsible: true, collapsed: false },
  fields: [
    defineField({
      name: 'title',
      title: 'What it is',
      description:
        'Names the piece of work, above it and on the agent’s card: “Thirteen-week cash calendar”.',
      type: 'string',
      validation: requireText('This piece of work has no name. Write a few words.', 60),
    }),
    defineField({
      name: 'occasion',
      title: 'For whom, and when',
      description: `Opens it: who finds it on the desk, and at what moment. One or two sentences. ${productHint}`,
      type: 'text',
      rows: 2,
      validation: adviseLength(220),
    }),
    defineField({
      name: 'parts',
      title: 'Parts',
      description: 'Tables, letters, checklists and figures, in the order in which they are read.',
      type: 'array',
      of: [
        defineArrayMember({ type: 'workTable' }),
        defineArrayMember({ type: 'workLetter' }),
        defineArrayMember({ type: 'workChecklist' }),
        defineArrayMember({ type: 'workFigures' }),
      ],
      validation: (rule) =>
        rule
          .min(1)
          .error('There is nothing on this desk yet. Add a table, a letter, a checklist or figures.'),
    }),
    defineField({
      name: 'decision',
      title: 'What the person decides',
      description: 'Follows the parts: the one decision that the work asks for. One or two sentences.',
      type: 'text',
      rows: 2,
      validation: adviseLength(260),
    }),
    defineField({
      name: 'approveLabel',
      title: 'Button that approves',
      description: 'Empty means no button. It does nothing but show the next text.',
      type: 'string',
      validation: adviseLength(30),
    }),
    defineField({
      name: 'approveEffect',
      title: 'What the button would do',
      description: 'Shows when a visitor presses it. One or two sentences.',
      type: 'text',
      rows: 2,
      hidden: ({ parent }) => !parent?.approveLabel,
      validation: adviseLength(260),
    }),
  ],
});
