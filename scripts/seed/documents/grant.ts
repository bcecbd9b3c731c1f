import { makeObject, makeObjects } from './document.ts';

const step = (slug: string) => ({ _type: 'reference', _ref: `agent-${slug}` }) as const;

type Figure = { value: string; label: string; source: string };

const makeFigures = (lines: readonly Figure[]) => makeObjects('workFigure', 'figure', lines);

/** A restricted grant from the award letter to the report. The numbers add up; the foundation and the people are nobody's. */
export const grant = makeObject('workflow', {
  heading: 'One grant, from award letter to report',
  intro:
    'A foundation gives $24,000 that may pay for Saturday tutoring and nothing else. Four agents carry the paperwork, and each of them stops for a person.',
  approvalLabel: 'A person approves',
  start: makeObject('workflowPaper', {
    date: 'January 8',
    title: 'Award letter',
    text: '$24,000 for Saturday tutoring, with three conditions on three pages.',
  }),
  steps: makeObjects('workflowStep', 'step', [
    {
      agent: step('coleman'),
      date: 'January 9',
      task: 'Reads the letter and enters what it binds you to in the calendar of filings and conditions.',
      figures: makeFigures([
        { value: '$24,000', label: 'Saturday tutoring only', source: 'Award letter, page 1' },
        { value: 'Dec 31', label: 'Last day to spend it', source: 'Award letter, page 2' },
        { value: 'Jan 31', label: 'Report is due', source: 'Award letter, page 3' },
      ]),
      approval: 'The director confirms the three conditions against the letter.',
    },
    {
      agent: step('tara'),
      date: 'January 12',
      task: 'Opens a separate fund in the books and proposes what it may pay for.',
      figures: makeFigures([
        { value: '$14,400', label: 'Tutors, 36 Saturdays at $400', source: 'Budget in the application' },
        { value: '$5,400', label: 'Meals, 36 Saturdays at $150', source: 'Budget in the application' },
        { value: '$4,200', label: 'Books and bus passes', source: 'Budget in the application' },
      ]),
      approval: 'The treasurer approves the three lines, then each bill. Tara pays nothing.',
    },
    {
      agent: step('preston'),
      date: 'February to November',
      task: 'Plans 36 Saturdays from the waitlist and the tutors’ hours, and says early when one will fail.',
      figures: makeFigures([
        { value: '48', label: 'Children with a place', source: 'Waitlist, February 2' },
        { value: '36', label: 'Saturdays held, two of them moved', source: 'Sign-in sheets' },
      ]),
      approval: 'The program manager approves the schedule, and each Saturday that moves.',
    },
    {
      agent: step('diana'),
      date: 'January 11, a year later',
      task: 'Counts what came of it and drafts the report, with the source behind each number.',
      figures: makeFigures([
        { value: '41 of 48', label: 'Children who came 20 times or more', source: 'Sign-in sheets' },
        {
          value: '$24,000',
          label: 'Spent by December 31, $0 left',
          source: 'Fund in the books, closed January 5',
        },
      ]),
      approval: 'The director checks the numbers, changes the words and signs.',
    },
  ]),
  end: makeObject('workflowPaper', {
    date: 'January 22',
    title: 'Report',
    text: 'At the foundation nine days before it is due.',
  }),
});
