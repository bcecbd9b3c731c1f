import type { SampleAgent, SampleAgentPage } from '../../../web/content/sanity.types.ts';
import type { AiPillarName } from '../agents/agent-copy.ts';
import { aiPillarId } from './ai-pillars.ts';
import { object, objects, references, type Seed } from './document.ts';

function pillars(...names: readonly AiPillarName[]) {
  return references('pillar', names.map(aiPillarId));
}

/** Titles of spec section 3; a card's priority follows its place. */
const frameworkCards = objects('frameworkCard', 'card', [
  {
    title: 'Data Silos',
    problem:
      'Donors live in one system, clients in another, volunteers in a spreadsheet, and the same person appears in all three under different spellings. No one can see the whole of a relationship, or of a program.',
    solution:
      'Diana is designed to link the systems through read-only connections and to build one joined view, in which every field keeps its origin and staff keep the tools they know.',
    aiPillars: pillars('Agentic', 'Symbolic', 'Cognitive'),
    dataSources: [
      'Donor management system',
      'Case management tool',
      'Accounting export',
      'Volunteer sign-in sheets',
    ],
    engineering: [
      'Read-only connectors with a refresh schedule',
      'Matching of people and households, with every merge reversible',
      'A shared vocabulary of fields and their meanings',
    ],
    deliverables: [
      'Map of every source and its owner',
      'Joined view of people, services and gifts',
      'List of duplicates for a person to decide',
    ],
  },
  {
    title: 'Inconsistent Data Quality',
    problem:
      'Dates are missing, ages impossible, and “completed” means one thing at the east site and another at the west. Mistakes are found when the report has already been sent.',
    solution:
      'Diana will check each record when it is entered, explain what looks wrong in plain words, and return it while the person who wrote it still remembers the day.',
    aiPillars: pillars('Diagnostic', 'Analytical', 'Symbolic'),
    dataSources: ['Intake forms', 'Attendance records', 'Service notes cleared for use', 'Survey responses'],
    engineering: [
      'Validation rules agreed with the people who enter the data',
      'Detection of values that are unlikely in their context',
      'Repeated faults traced to the form that causes them',
    ],
    deliverables: [
      'Daily list of corrections that takes minutes',
      'Validity by program, field and month',
      'Proposals for clearer forms',
    ],
  },
  {
    title: 'Slow Impact Reporting',
    problem:
      'Every funder wants other numbers, in another template, for another period. The program manager gives the last week of each quarter to copying, and the report describes a season that is over.',
    solution:
      'Diana is designed to keep one set of measures and to cut it to each funder’s definitions, so that a report begins as a draft that needs only a careful reader.',
    aiPillars: pillars('Generative', 'Agentic', 'Interpretive'),
    dataSources: [
      'Grant agreements',
      'Program measures',
      'Expense reports by award',
      'Stories told with consent',
    ],
    engineering: [
      'Crosswalk from house measures to funder templates',
      'Drafts in which each figure links to its records',
      'Calendar that counts back from every due date',
    ],
    deliverables: [
      'Pre-filled report for each grant',
      'Note on every target likely to be missed',
      'Charts ready for the board packet',
    ],
  },
  {
    title: 'Poor KPI Tracking',
    problem:
      'The strategic plan names twelve indicators; nobody has looked at nine of them since the retreat. Trustees see meals and workshops, and cannot tell whether anyone is better off.',
    solution:
      'Diana will help the team choose the few measures that would change a decision, follow them week by week, and point out a shift while there is time to answer it.',
    aiPillars: pillars('Predictive', 'Analytical', 'Conversational'),
    dataSources: [
      'Strategic plan',
      'Outcome measures',
      'Public census and school data',
      'Budget and actuals',
    ],
    engineering: [
      'Definitions with an owner and an example for each measure',
      'Forecasts with their range and assumptions',
      'Small numbers marked, so that chance is not read as change',
    ],
    deliverables: [
      'One-page scorecard for staff and board',
      'Weekly signal note of three lines',
      'Quarterly review of the measures themselves',
    ],
  },
  {
    title: 'Ineffective Data Governance',
    problem:
      'It is unclear who may see what, how long files are kept, or which photographs may be shown. The answers depend on who is asked, and some have left.',
    solution:
      'Diana is designed to keep a register of consent, access and retention beside the data itself, and to speak up before an export would break what was promised.',
    aiPillars: pillars('Symbolic', 'Interpretive', 'Affective'),
    dataSources: [
      'Consent forms',
      'Access lists of shared systems',
      'Retention policy',
      'Funder and privacy rules',
    ],
    engineering: [
      'Consent carried with each record to wherever it is used',
      'Access reviews by role at regular dates',
      'Log of every export, with its purpose',
    ],
    deliverables: [
      'Consent register with scope and expiry',
      'Data policy in plain language',
      'Yearly list of what to delete',
    ],
  },
]);

const agent: SampleAgent = {
  _type: 'sampleAgent',
  name: 'Diana',
  title: 'Data & Impact Analytics',
  domain: 'Data Analytics',
  description:
    'Diana is planned for organizations that know they do good and struggle to show it. Here is a sample of her framework: five problems in the order of their urgency, and for each the data, the engineering and the results.',
};

export const sampleAgentPage: Seed<SampleAgentPage> = {
  _id: 'sampleAgentPage',
  _type: 'sampleAgentPage',
  agent,
  frameworkHeading: 'Diana’s framework',
  frameworkCards,
  callToAction: object('callToAction', {
    heading: 'Ready to be transformed by Your Data & Impact Analytics?',
    text: 'Tell us which number you are asked for most often, and how long it takes to find.',
    button: object('link', { label: 'Get Started Now', href: '/contact' }),
  }),
  backLink: object('link', { label: 'Back to Agents', href: '/' }),
  seo: object('seo', {
    title: 'A Sample of Diana, Data & Impact Analytics',
    description:
      'Five framework cards of the planned agent Diana: data silos, data quality, slow impact reporting, KPI tracking and data governance.',
  }),
};
