import type { AiPillarName } from '../agents/agent-copy.ts';

export type AiPillarCopy = {
  name: AiPillarName;
  role: string;
  purpose: string;
  keyInsight: string;
  impact: string;
  coreFunctions: string[];
};

/** Seed copy of the ten AI pillars, in the order of spec section 1. */
export const aiPillars: AiPillarCopy[] = [
  {
    name: 'Agentic',
    role: 'Carries a task to its end',
    purpose:
      'Agentic AI plans a piece of work, takes its steps in order and stops for a person wherever judgment is needed. It is meant to finish what it starts, and to say so when it cannot.',
    keyInsight: 'A suggestion saves a minute; a finished task gives back an afternoon.',
    impact:
      'Reminders, packets and filings will be prepared before anyone asks for them. Staff see what was done, what waits for approval and what was left alone.',
    coreFunctions: [
      'Breaks a goal into dated steps',
      'Works across calendars, files and forms',
      'Asks for approval at agreed points',
      'Retries, or reports why it stopped',
      'Keeps a log of every action',
    ],
  },
  {
    name: 'Generative',
    role: 'Writes the first draft',
    purpose:
      'Generative AI turns facts, notes and earlier texts into letters, reports, forms and lesson plans. It will begin from what the organization already knows and mark what it had to leave open.',
    keyInsight: 'The blank page costs a busy director more than the editing does.',
    impact:
      'A proposal, a thank-you or a policy will begin as something to correct in the house voice. The final wording remains with the person who signs it.',
    coreFunctions: [
      'Drafts letters, proposals and policies',
      'Adapts one text for several readers',
      'Keeps to the house voice',
      'Marks statements that need a source',
      'Prepares translations for human review',
    ],
  },
  {
    name: 'Cognitive',
    role: 'Reasons through the trade-offs',
    purpose:
      'Cognitive AI weighs goals, limits and past decisions against each other before it recommends anything. It is designed to explain its reasoning in the terms a board would use.',
    keyInsight: 'Most hard choices in a nonprofit set two good things against each other.',
    impact:
      'A director will see the options side by side with what each would cost in money, people and promises, and can disagree with the reasoning rather than with a black box.',
    coreFunctions: [
      'Compares options against the mission',
      'Remembers earlier decisions and their reasons',
      'Tests a plan for hidden conflicts',
      'Sets out the case for and against',
    ],
  },
  {
    name: 'Interpretive',
    role: 'Reads for meaning and context',
    purpose:
      'Interpretive AI reads contracts, guidelines, comments and conversations for what they mean in this place and for these people. It will point to the passage behind each reading.',
    keyInsight: 'The same sentence means one thing to a funder and another to a family.',
    impact:
      'A forty-page award letter becomes the handful of duties it contains, and open survey answers become themes with the original words still attached.',
    coreFunctions: [
      'Summarizes long documents with citations',
      'Finds duties and dates in agreements',
      'Groups open answers into themes',
      'Notes where a text can be read two ways',
      'Explains technical terms in plain words',
    ],
  },
  {
    name: 'Symbolic',
    role: 'Holds rules and definitions',
    purpose:
      'Symbolic AI works with explicit rules: restrictions on a gift, eligibility for a program, the meaning of a field. Given the same facts it is designed to give the same answer and to name the rule it used.',
    keyInsight: 'Where the law or a funder has written the rule, following it is better than guessing at it.',
    impact:
      'A restricted dollar will be checked against its restriction before it is spent, and an auditor can read the rule instead of trusting a score.',
    coreFunctions: [
      'Applies written policies to each case',
      'Keeps shared definitions of terms',
      'Blocks steps that break a rule',
      'Cites the rule behind an answer',
      'Shows what a changed rule would affect',
    ],
  },
  {
    name: 'Affective',
    role: 'Notices how words will land',
    purpose:
      'Affective AI attends to tone, timing and strain in the messages people choose to share with it. It will suggest a gentler word, a later date or a telephone call, and leave the choice to a person.',
    keyInsight: 'People remember how an organization spoke to them on a bad day.',
    impact:
      'A donor in mourning is not sent the spring appeal, and a tired team is asked how it is before it is asked for more.',
    coreFunctions: [
      'Checks tone for the intended reader',
      'Flags moments that call for a person',
      'Suggests respectful terms',
      'Reads agreed check-ins for signs of strain',
    ],
  },
  {
    name: 'Conversational',
    role: 'Listens, asks and answers',
    purpose:
      'Conversational AI lets staff, volunteers and trustees ask in ordinary language and be asked in return. It is designed to work by voice or text, and to admit what it does not know.',
    keyInsight: 'The right question at intake is worth more than a longer form.',
    impact:
      'A volunteer will be able to ask who may drive the van, and a case manager to dictate notes between visits, without learning another menu.',
    coreFunctions: [
      'Answers questions from approved sources',
      'Interviews staff to gather facts',
      'Takes dictation and turns it into records',
      'Speaks the languages of the people served',
      'Hands over to a named person when asked',
    ],
  },
  {
    name: 'Analytical',
    role: 'Finds patterns in the record',
    purpose:
      'Analytical AI counts, compares and charts what has already happened, from gifts and hours to attendance and spending. It will show how each figure was made and where the record is thin.',
    keyInsight: 'Small organizations hold more knowledge than they have hours to look at it.',
    impact:
      'The question a trustee asks on Tuesday can be answered on Tuesday, with a chart, its source and a sentence on how far to trust it.',
    coreFunctions: [
      'Compares periods, sites and groups',
      'Calculates costs per program and result',
      'Charts measures for print and screen',
      'Separates signal from small numbers',
      'Traces every total to its records',
    ],
  },
  {
    name: 'Predictive',
    role: 'Looks a season ahead',
    purpose:
      'Predictive AI estimates what is likely to come next: cash in August, seats in the spring class, donors about to drift. Each estimate is designed to carry its range and the assumptions under it.',
    keyInsight: 'A warning helps only before the choice has been made.',
    impact:
      'A shortfall will come up for discussion while a call to the funder can still help, rather than in the week of payroll.',
    coreFunctions: [
      'Projects cash, demand and staffing',
      'Ranks risks by likelihood and cost',
      'Tries out what-if plans',
      'States ranges instead of single figures',
      'Compares past forecasts with what happened',
    ],
  },
  {
    name: 'Diagnostic',
    role: 'Traces trouble to its cause',
    purpose:
      'Diagnostic AI works back from a symptom, such as a rejected filing or a falling turnout, to the step where it began. It will offer the likely causes in order, with the evidence for each.',
    keyInsight: 'Fixing the form is kinder, and cheaper, than correcting the same error every month.',
    impact:
      'A recurring mistake will be met at its source, and meetings that used to ask who was at fault can ask what to change.',
    coreFunctions: [
      'Detects errors and odd values',
      'Works back through the steps involved',
      'Ranks causes by evidence',
      'Proposes a fix and a way to test it',
      'Watches whether the trouble returns',
    ],
  },
];
