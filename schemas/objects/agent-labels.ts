import { TagIcon } from '@sanity/icons/Tag';
import { defineType } from '@sanity/types';
import { labelField } from '../fields/label-field.ts';

/** Labels above the parts of every agent's page. */
export const agentLabels = defineType({
  name: 'agentLabels',
  title: 'Words on the agents’ pages',
  description: 'The headings and small words that all eight agents’ pages share.',
  type: 'object',
  icon: TagIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    labelField({
      name: 'overview',
      title: 'Heading of the overview',
      shows: 'above the agent’s problem, solution, deliverables and expertise',
      initialValue: 'Overview',
    }),
    labelField({
      name: 'problem',
      title: 'Above a problem',
      shows: 'above the problem in the overview, in the cards and in the tables',
      initialValue: 'Problem',
    }),
    labelField({
      name: 'solution',
      title: 'Above a solution',
      shows: 'above the solution in the overview and in the cards',
      initialValue: 'Solution',
    }),
    labelField({
      name: 'deliverables',
      title: 'Above the deliverables',
      shows: 'above the deliverables in the overview and in the cards',
      initialValue: 'Deliverables',
    }),
    labelField({
      name: 'expertise',
      title: 'Above the expertise',
      shows: 'above the five tags of the overview',
      initialValue: 'Expertise',
    }),
    labelField({
      name: 'impactFramework',
      title: 'Heading of the Impact Framework',
      shows: 'above the cards, the tables or the plain overview',
      initialValue: 'Impact Framework',
    }),
    labelField({
      name: 'problemsForm',
      title: 'Link to the problem cards',
      shows: 'above the Impact Framework of an agent that has problem cards and priority tables',
      initialValue: 'Ten problems, answered',
    }),
    labelField({
      name: 'prioritiesForm',
      title: 'Link to the priority tables',
      shows: 'beside the link to the problem cards',
      initialValue: 'Fifteen priorities, ranked',
    }),
    labelField({
      name: 'aiPillars',
      title: 'Name of the AI pillars',
      shows: 'nowhere, but is read aloud before the tags of a card to people who cannot see them',
      initialValue: 'AI pillars',
    }),
    labelField({
      name: 'critical',
      title: 'First priority table',
      shows: 'above the table with rows 1 to 5',
      initialValue: 'Critical',
    }),
    labelField({
      name: 'operational',
      title: 'Second priority table',
      shows: 'above the table with rows 6 to 10',
      initialValue: 'Operational',
    }),
    labelField({
      name: 'enhancement',
      title: 'Third priority table',
      shows: 'above the table with rows 11 to 15',
      initialValue: 'Enhancement',
    }),
    labelField({
      name: 'number',
      title: 'Column of the numbers',
      shows: 'above the numbers of the priority tables',
      initialValue: 'ID',
    }),
    labelField({
      name: 'impact',
      title: 'Column of the impact',
      shows: 'above the last column of the priority tables',
      initialValue: 'Impact',
    }),
    labelField({
      name: 'targets',
      title: 'Above the target figures',
      shows: 'above the large numbers of an agent that has some',
      initialValue: 'Targets',
    }),
    labelField({
      name: 'colleagues',
      title: 'Heading of the colleagues',
      shows: 'above the agents with which this one shares challenges',
      initialValue: 'Challenges shared with colleagues',
    }),
    labelField({
      name: 'next',
      title: 'Link to the next agent',
      shows: 'before the name of the agent that follows in the list',
      initialValue: 'Next agent',
    }),
    labelField({
      name: 'back',
      title: 'Link back',
      shows: 'at the end of the page, as the way back to the home page',
      initialValue: 'Back to Agents',
    }),
    labelField({
      name: 'example',
      title: 'Mark of an example',
      shows: 'on the piece of work, which is invented',
      initialValue: 'Example',
    }),
    labelField({
      name: 'flagged',
      title: 'Mark of a line that needs a decision',
      shows: 'beside such a line of the piece of work',
      initialValue: 'Needs you',
    }),
    labelField({
      name: 'done',
      title: 'Mark of what is done',
      shows: 'beside the items of a checklist that are done',
      initialValue: 'Done',
    }),
  ],
});
