import type { AiPillarName } from '../agents/agent-copy.ts';

type AiPillarCopy = {
  name: AiPillarName;
  role: string;
  purpose: string;
  keyInsight: string;
  impact: string;
  coreFunctions: string[];
};

/** Seed copy of the ten AI pillars, in the owner's order. */
export const aiPillars: AiPillarCopy[] = [
  {
    name: 'Agentic',
    role: 'Carries a task to its end',
    purpose:
      'Agentic AI plans a piece of work, takes its steps in order and stops for a person where judgment is needed. It finishes what it starts, or says why it cannot.',
    keyInsight: 'A finished task saves more time than a suggestion.',
    impact:
      'The agents prepare reminders, packets and filings before anyone asks for them. Staff see what is done, what needs approval and what was left alone.',
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
      'Generative AI turns facts, notes and earlier texts into letters, reports, forms and lesson plans. Each draft starts from what the organization knows and marks what is still open.',
    keyInsight: 'The blank page costs a busy director more than the editing does.',
    impact:
      'A proposal, a thank-you or a policy begins as something to correct in the house voice. The final wording remains with the person who signs it.',
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
      'Before it recommends anything, this pillar weighs goals, limits and past decisions. It explains its reasoning in the terms a board uses.',
    keyInsight: 'Most hard choices in a nonprofit set two good things against each other.',
    impact:
      'A director sees the options side by side with what each costs in money, people and promises, and can disagree with the reasoning rather than with a black box.',
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
      'What does a contract, guideline or comment mean in this place, for these people? Interpretive AI says, and points to the passage behind each reading.',
    keyInsight: 'The same sentence means one thing to a funder and another to a family.',
    impact:
      'A forty-page award letter becomes a short list of duties. Open survey answers become themes, with the original words attached.',
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
      'Some rules are explicit: restrictions on a gift, eligibility for a program, the meaning of a field. From the same facts this pillar gives the same answer and names its rule.',
    keyInsight: 'Where the law or a funder has written a rule, guessing is a risk.',
    impact:
      'The agents check a restricted dollar against its restriction before you spend it, and an auditor can read the rule instead of trusting a score.',
    coreFunctions: [
      'Applies written policies to each case',
      'Keeps shared definitions of terms',
      'Blocks steps that break a rule',
      'Cites the rule behind an answer',
      'Shows what a changed rule affects',
    ],
  },
  {
    name: 'Affective',
    role: 'Notices how words land',
    purpose:
      'In messages people choose to share, Affective AI looks for tone, timing and strain. It suggests a gentler word, a later date or a phone call, and leaves the choice to a person.',
    keyInsight: 'People remember how an organization spoke to them on a bad day.',
    impact:
      'You leave a donor in mourning out of the spring appeal. You ask a tired team how it is doing before you ask for more.',
    coreFunctions: [
      'Checks tone for the reader',
      'Flags moments that call for a person',
      'Suggests respectful terms',
      'Reads agreed check-ins for signs of strain',
    ],
  },
  {
    name: 'Conversational',
    role: 'Listens, asks and answers',
    purpose:
      'Staff, volunteers and trustees ask in plain language, by voice or text, and Conversational AI asks back. It admits what it does not know.',
    keyInsight: 'One good question at intake can replace a long form.',
    impact:
      'A volunteer can ask who may drive the van, and a caseworker can dictate notes between visits, without learning another menu.',
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
      'Gifts, hours, attendance, spending: Analytical AI counts, compares and charts what has happened. It shows how each figure was made and where the record is thin.',
    keyInsight: 'Small organizations rarely have time to look at their own data.',
    impact:
      'A trustee asks on Tuesday and has the answer that day, with a chart, its source and a sentence on how far to trust it.',
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
      'Cash in August, seats in the spring class, donors about to drift: Predictive AI estimates what comes next. Each estimate states its range and assumptions.',
    keyInsight: 'A warning helps only before you have chosen.',
    impact:
      'You discuss a shortfall while a call to the funder can still help, rather than in the week of payroll.',
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
      'A filing is rejected or turnout falls: Diagnostic AI works back to the step where it began. It offers the likely causes in order, with the evidence for each.',
    keyInsight: 'Fix the form once and you need not fix the same error every month.',
    impact:
      'Staff mend a recurring mistake at its source, and meetings that used to ask who was at fault can ask what to change.',
    coreFunctions: [
      'Detects errors and odd values',
      'Works back through the steps involved',
      'Ranks causes by evidence',
      'Proposes a fix and a way to test it',
      'Watches whether the trouble returns',
    ],
  },
];
