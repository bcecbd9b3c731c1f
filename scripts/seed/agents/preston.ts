import { prestonWork } from '../work-samples/preston.ts';
import type { AgentCopy } from './agent-copy.ts';

export const preston: AgentCopy = {
  name: 'Preston',
  slug: 'preston',
  title: 'Programs & Operations',
  description:
    'Preston joins intake, waitlists, schedules, case notes and outcomes in one flow, so that a program lead sees the week while there is time to change it.',
  cardText:
    'Joins intake, waitlists, schedules and case notes, so that you see the week while you can change it.',
  domain: 'Programs',
  icon: 'programs',
  problem:
    'Program staff meet people at the front door and paperwork at the back: they enter one client in a spreadsheet, a funder’s portal and a paper file. The waitlist belongs to whoever answers the phone, a coordinator schedules volunteers by group text, and somebody counts outcomes the night before the report is due. Good work goes unseen, and the tired people who do it get little help from their own data.',
  solution:
    'Preston keeps one record from first call to follow-up. He schedules people, rooms and vehicles around it and keeps the logic model next to what happened. He suggests, drafts and reminds; caseworkers decide who is served and how. Each count in a report leads back to the visit or the note it came from.',
  deliverables: [
    'One intake record that feeds every funder’s report',
    'Waitlist with the order, the reason and the last contact',
    'Weekly operations sheet of sites, shifts, supplies and gaps',
    'Case notes drafted from the worker’s own words',
    'Current counts for the logic model',
    'Cost per outcome for each program, with the method shown',
    'Quarterly program review for the leadership team',
  ],
  expertise: [
    'Program Design',
    'Case Management',
    'Volunteer Scheduling',
    'Intake & Referral',
    'Process Improvement',
  ],
  priorityData: {
    critical: [
      {
        problem: 'A waitlist kept in one person’s notebook',
        impact:
          'When that person is out sick, the families who have waited longest are passed over and some are never called back.',
      },
      {
        problem: 'Clients entered three times for three funders',
        impact: 'A caseworker gives whole mornings to typing, and the three totals still do not agree.',
      },
      {
        problem: 'Urgent needs buried in a long intake form',
        impact: 'An eviction date written on page four is read after the hearing has taken place.',
      },
      {
        problem: 'Safety incidents passed on by word of mouth',
        impact: 'The second fall on the same stair happens because the first was never written down.',
      },
      {
        problem: 'Grant deliverables fall behind unseen',
        impact: 'The gap appears in the eleventh month, when it can be explained but no longer closed.',
      },
    ],
    operational: [
      {
        problem: 'Volunteer shifts filled by group text',
        impact:
          'Saturday opens with too many drivers and nobody to hand out food, and the regulars stop offering.',
      },
      {
        problem: 'Case notes written at the end of the week',
        impact: 'Details blur. The next worker asks a client to tell a hard story again.',
      },
      {
        problem: 'No-shows treated as the client’s fault',
        impact:
          'Counseling hours stand empty while a bus schedule that changed in May would explain the absences.',
      },
      {
        problem: 'Supplies ordered when the shelf is bare',
        impact: 'The pantry pays retail for diapers midweek and turns parents away before the next delivery.',
      },
      {
        problem: 'Referrals sent and never followed up',
        impact:
          'Nobody learns that the partner clinic has stopped taking patients, so staff keep sending people to a closed door.',
      },
    ],
    enhancement: [
      {
        problem: 'A logic model drawn for one proposal and filed',
        impact: 'Staff measure what an old grant asked for, and the change they work toward goes uncounted.',
      },
      {
        problem: 'The cost of an outcome is unknown',
        impact:
          'Leaders cannot say whether a new site would help more people than a second evening at the old one.',
      },
      {
        problem: 'Participants asked for their view once, on paper',
        impact: 'A complaint about opening hours reaches the director a year after people stopped coming.',
      },
      {
        problem: 'Every site does the same task its own way',
        impact:
          'A transferred colleague relearns intake from the beginning, and clients notice the difference before managers do.',
      },
      {
        problem: 'Busy seasons met with surprise',
        impact: 'The back-to-school rush is staffed with overtime although it comes every August.',
      },
    ],
  },
  problemCards: [
    {
      title: 'Intake asks everything and learns little',
      solution:
        'Staff follow a short intake guide in the client’s language, limited to what this program and its funders need. Preston brings urgent answers to a person at once and notes which facts still need a document.',
      aiPillars: ['Conversational', 'Affective', 'Interpretive'],
      deliverables: [
        'Shortened intake script by program',
        'Urgent-need flag sent to on-call staff',
        'Eligibility summary with missing documents',
        'Translated forms for a bilingual reader to check',
        'Field map from intake to each funder’s portal',
      ],
    },
    {
      title: 'The waitlist is not trusted',
      solution:
        'Preston keeps one list, with the rule for its order written at the top. He asks people at set times whether they still need the place. When a spot opens he proposes the next person, and staff confirm the offer.',
      aiPillars: ['Agentic', 'Symbolic', 'Conversational'],
      deliverables: [
        'Written priority rule approved by the program director',
        'Check-ins by safe text or call',
        'Place offers with a reply-by time',
        'Record of every skip and its reason',
        'Unmet-need summary for funders and partners',
      ],
    },
    {
      title: 'Case notes take caseworkers’ evenings',
      solution:
        'From a spoken or rough note Preston drafts one in the agency’s format, separates what was seen from what was inferred and leaves it for the worker to sign. He lists every promised follow-up, so that none depends on memory.',
      aiPillars: ['Generative', 'Interpretive', 'Cognitive'],
      deliverables: [
        'Structured note in the agency’s format',
        'Follow-up list by client and due date',
        'Service plan update for supervisor review',
        'Visit summary a client may take home',
        'Chart completeness check before a file review',
      ],
    },
    {
      title: 'Volunteer schedules fall apart on the day',
      solution:
        'Preston matches shifts to skills, clearances and stated availability, reminds people in the way they prefer, and looks for a substitute when someone cancels. Coordinators see a thin Saturday by the Monday before.',
      aiPillars: ['Agentic', 'Predictive', 'Conversational'],
      deliverables: [
        'Monthly shift plan by site and role',
        'Substitute call list in order of fit',
        'Volunteer hours ledger ready for in-kind match',
        'Thank-you notes that mention the actual shift',
        'Gap forecast for holiday weeks',
      ],
    },
    {
      title: 'Outcome numbers are rebuilt for each report',
      solution:
        'Preston ties each activity to an output and an outcome in the logic model, and counts as staff record services. When a number drifts from what the grant promised, he shows since when and at which site.',
      aiPillars: ['Analytical', 'Diagnostic', 'Symbolic'],
      deliverables: [
        'Logic model linked to service records',
        'Progress against each grant deliverable',
        'Enrolled, active and completed counts by month',
        'Report narrative in draft, with names removed',
        'Data notes for the outside evaluator',
      ],
    },
    {
      title: 'The cost per outcome is unknown',
      solution:
        'Preston sets hours, supplies and shared costs from the ledger against results from the program. He states the cost of a completed service and of a lasting change, and shows his assumptions, so that a low number is not mistaken for a good one.',
      aiPillars: ['Analytical', 'Cognitive'],
      deliverables: [
        'Cost per service beside cost per lasting result',
        'Break-even enrollment for each program',
        'Comparison of sites that serve similar people',
        'What-if sheet for adding or closing a session',
        'Budget justification text for renewals',
      ],
    },
    {
      title: 'Reasons for missed visits go unrecorded',
      solution:
        'Is it the hour, the distance or a change of worker? Preston looks for patterns in missed visits and suggests one change to try. His reminders are kind, easy to answer and sent only where safe.',
      aiPillars: ['Predictive', 'Affective', 'Diagnostic'],
      deliverables: [
        'Missed-visit pattern report',
        'Reminder wording for different needs',
        'Ride and child care barrier list',
        'Trial plan with a date to judge it',
        'Rescheduling queue for the front desk',
      ],
    },
    {
      title: 'Procedures live in the heads of veterans',
      solution:
        'Preston interviews the people who do the work, notes where sites differ, and drafts a procedure with its exceptions. When a form or a rule changes, he asks again, so that the page stays true.',
      aiPillars: ['Conversational', 'Generative', 'Cognitive'],
      deliverables: [
        'Step-by-step guide for each core process',
        'Map of handoffs between teams',
        'List of exceptions and who may grant them',
        'Quick reference card for reception',
        'Revision history with the reason for each change',
      ],
    },
    {
      title: 'Partners and referrals run on goodwill',
      solution:
        'With the client’s consent Preston drafts a referral, then asks both sides what came of it. He keeps the partner directory current and shows the director repeated dead ends, with dates.',
      aiPillars: ['Agentic', 'Interpretive', 'Analytical'],
      deliverables: [
        'Verified partner directory by need and area',
        'Referral packet with signed consent',
        'Closed-loop status for every referral',
        'Memorandum of understanding in draft',
        'Log of partners’ openings and closed waitlists',
      ],
    },
    {
      title: 'Supplies, rooms and vans are juggled by hand',
      solution:
        'Preston keeps stock, bookings and vehicle checks in one simple count. He foresees the week when something runs short and drafts the order or the swap. Purchases go to the person with authority to approve them.',
      aiPillars: ['Predictive', 'Agentic', 'Analytical'],
      deliverables: [
        'Reorder list with lead times',
        'Shared calendar for rooms and equipment',
        'Van inspection and mileage log',
        'Cold storage temperature record',
        'Count of donated goods for the accountant',
      ],
    },
  ],
  portraitText: 'Preston, a young man with wavy red hair, a short beard and freckles, smiling',
  introText:
    'Hi, I’m Preston. I work with program teams. I keep one record from the first phone call to the last follow-up, keep the waitlist fair, and fill Saturday’s shifts. The care is yours. I mind the lists, so you can look up.',
  overviewText:
    'Program staff meet people at the front door and paperwork at the back. One client is entered in a spreadsheet, a funder’s portal and a paper file, and outcomes are counted the night before they are due. I carry one record from first call to follow-up, and schedule people, rooms and vehicles around it. I suggest, draft and remind. Caseworkers decide who is served, and how.',
  work: prestonWork,
  impactView: 'cards',
  ctaHeadline: 'Ready to transform your Programs & Operations?',
  seo: {
    title: 'Preston: Nonprofit Programs & Operations',
    description:
      'Preston helps nonprofit program teams with intake, waitlists, case notes, volunteer shifts and outcomes that trace back to the work.',
  },
};
