import type { SampleAgent, SampleAgentPage } from '../../../content/sanity.types.ts';
import type { AiPillarName } from '../agents/agent-copy.ts';
import { diana } from '../agents/diana.ts';
import { getAgentAssets, makePortraitField } from '../media-assets.ts';
import { getAiPillarId } from './ai-pillars.ts';
import { makeObject, makeObjects, makeReferences, type Seed } from './document.ts';

function makePillarReferences(...names: readonly AiPillarName[]) {
  return makeReferences('pillar', names.map(getAiPillarId));
}

/** The owner's titles; the priority of a card depends on its position. */
const frameworkCards = makeObjects('frameworkCard', 'card', [
  {
    title: 'Data Silos',
    problem:
      'Donors live in one system, clients in another and volunteers in a spreadsheet. A grandmother who gives, reads to children and bakes for the gala is three strangers to the office.',
    solution:
      'Diana draws one picture of each supporter. Client files stay apart unless the client agrees. Each field names its origin.',
    aiPillars: makePillarReferences('Agentic', 'Symbolic', 'Cognitive'),
    dataSources: [
      'Donor management system',
      'Case management tool',
      'Exports from the accounting software',
      'Volunteer sign-in sheets',
    ],
    engineering: [
      'Read-only connectors with a refresh schedule',
      'Matching of people and households, each merge reversible',
      'A shared vocabulary of fields and their meanings',
      'Alarms for a connection that has gone quiet',
    ],
    deliverables: [
      'Inventory of sources, with the colleague who answers for each',
      'Supporter view, with client files apart',
      'Short list of uncertain matches for a person to settle',
      'Note on fields that two systems use differently',
      'Monthly report on what is still kept by hand',
    ],
  },
  {
    title: 'Inconsistent Data Quality',
    problem:
      'Dates are missing, ages impossible, and “enrolled” starts at the first call in one office and the first class in another. The mistakes come to light in front of the funder.',
    solution:
      'Each night Diana looks over the day’s entries and explains in plain words what seems wrong. The colleague who typed the entry can fix it in the morning.',
    aiPillars: makePillarReferences('Diagnostic', 'Analytical', 'Symbolic'),
    dataSources: ['Intake forms', 'Attendance records', 'Service notes cleared for use', 'Survey responses'],
    engineering: [
      'Checks written together with front-desk staff',
      'Detection of values that are unlikely in their context',
      'Repeated faults traced to the form that causes them',
      'Original and corrected values kept side by side',
    ],
    deliverables: [
      'Morning page of entries that need a second look',
      'Share of sound records, by form and by site',
      'Suggestions for clearer questions and fewer free-text boxes',
      'Agreed meaning for each status a client can have',
      'Before-and-after sample for the next staff meeting',
    ],
  },
  {
    title: 'Slow Impact Reporting',
    problem:
      'One funder wants households and another wants adults, each in its own template. Copying the figures takes so long that the report is out of date when it is sent.',
    solution:
      'Diana counts once and translates the count into the terms of every award. Each report starts as a full draft that needs a careful reader.',
    aiPillars: makePillarReferences('Generative', 'Agentic', 'Interpretive'),
    dataSources: [
      'Grant agreements',
      'Service counts and outcome scores',
      'Expense reports by award',
      'Stories told with consent',
    ],
    engineering: [
      'Translation table between your measures and each award',
      'Drafts in which each figure links to its records',
      'Reporting calendar with time set aside for review',
      'Sentences without evidence left out, and listed',
    ],
    deliverables: [
      'Draft report in the wording of the award',
      'Early word on a target that may be missed',
      'Graphs sized for the board packet',
      'Archive of every report as it was sent',
      'Points to settle with the funder before the due date',
    ],
  },
  {
    title: 'Poor KPI Tracking',
    problem:
      'The strategic plan names twelve indicators, and nobody has looked at nine of them since the retreat. The three that are tracked are the ones that were easy to count.',
    solution:
      'Diana helps the team choose the few measures that change a decision, follows them through the year, and raises a shift early enough to answer it.',
    aiPillars: makePillarReferences('Predictive', 'Analytical', 'Conversational'),
    dataSources: [
      'Strategic plan',
      'Results from each program',
      'Public census and school data',
      'Budget and actuals',
    ],
    engineering: [
      'Definitions with an owner and an example',
      'Forecasts that print their range and assumptions',
      'Small numbers marked, so that chance is not read as change',
      'Targets stored with the date on which they were set',
    ],
    deliverables: [
      'Scorecard of one page for staff and board alike',
      'Friday summary of what moved and what may explain it',
      'Yearly vote on which measures to retire',
      'Discussion questions for each indicator off course',
      'Comparison with similar neighborhoods',
    ],
  },
  {
    title: 'Ineffective Data Governance',
    problem:
      'It is unclear who may see what, how long files are kept, and which photographs may be shown. The answers depend on who is asked, and some of those people have left.',
    solution:
      'Diana keeps permissions, access and retention with the data they govern. She speaks up when sharing a file breaks a promise.',
    aiPillars: makePillarReferences('Symbolic', 'Interpretive', 'Affective'),
    dataSources: [
      'Signed consent forms',
      'Access lists of shared systems',
      'Retention policy',
      'Funder and privacy rules',
    ],
    engineering: [
      'Permissions that travel with a record wherever it is used',
      'Access reviews by role, twice a year',
      'Log of every export and its purpose',
      'Deletion that a second person confirms',
    ],
    deliverables: [
      'Table of permissions, with the day each one ends',
      'Data policy that fits on two pages',
      'Annual list of files due to be deleted',
      'Answer kit for a client who asks what is on file',
      'Account of who opened sensitive folders, and why',
    ],
  },
]);

const agent: SampleAgent = {
  _type: 'sampleAgent',
  name: 'Diana',
  title: 'Data & Impact Analytics',
  domain: 'Data Analytics',
  description:
    'Diana works for organizations that know they do good and struggle to show it. Here is a sample of her framework: five problems in the order of their urgency, and for each the data, the engineering and the results.',
  image: makePortraitField(getAgentAssets(diana.slug).picture, diana.portraitText),
};

export const sampleAgentPage: Seed<SampleAgentPage> = {
  _id: 'sampleAgentPage',
  _type: 'sampleAgentPage',
  agent,
  invitation: 'See a sample of this work, card by card',
  frameworkHeading: 'Diana’s framework',
  frameworkCards,
  frameworkLabels: makeObject('frameworkLabels', {
    problem: 'Problem',
    solution: 'Solution',
    aiPillars: 'AI pillars',
    dataSources: 'Data sources',
    engineering: 'Engineering',
    deliverables: 'Deliverables',
    // The owner's words, verbatim.
    high: 'HIGH PRIORITY - MOST CRITICAL PAIN POINTS',
    medium: 'MEDIUM PRIORITY - IMPORTANT OPERATIONAL ISSUES',
    lower: 'LOWER PRIORITY - ENHANCEMENT OPPORTUNITIES',
    marks: 'Colors and strokes show the priority: three tall strokes are high, two are medium, one is lower.',
  }),
  callToAction: makeObject('callToAction', {
    heading: 'Ready to be transformed by Your Data & Impact Analytics?',
    text: 'Which number are you asked for most often, and how long does it take to find?',
    button: makeObject('link', { label: 'Get Started Now', href: '/contact?agent=diana' }),
  }),
  backLink: makeObject('link', { label: 'Back to Agents', href: '/' }),
  seo: makeObject('seo', {
    title: 'A Sample of Diana, Data & Impact Analytics',
    shortName: 'Sample Agent',
    description:
      'Five framework cards of the agent Diana: data silos, data quality, slow impact reporting, KPI tracking and data governance.',
  }),
};
