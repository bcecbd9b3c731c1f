import { colemanWork } from '../work-samples/coleman.ts';
import type { AgentCopy } from './agent-copy.ts';

export const coleman: AgentCopy = {
  name: 'Coleman',
  slug: 'coleman',
  title: 'Compliance',
  description:
    'Coleman keeps one calendar for every registration, policy, grant condition and board duty, and the evidence for each date.',
  cardText:
    'Keeps one calendar of every filing, policy and grant condition, with the evidence for each date.',
  domain: 'Compliance & Risk',
  icon: 'compliance',
  problem:
    'A small nonprofit answers to the IRS, its state’s attorney general, the states where it asks for money, and each funder with terms of its own. Those duties live in a former director’s inbox, a binder from the year of incorporation and the memory of one long-serving trustee. Nothing seems wrong until a renewal lapses, a reporter calls or a monitor asks for the minutes.',
  solution:
    'Coleman gathers those duties into one register, gives each an owner and a date, and drafts the filing, policy or minute that meets it. He reads new award terms and rule changes against what the organization already does, and names the gap in plain words. Legal judgment stays with counsel and the board.',
  deliverables: [
    'Obligations register covering federal, state, local and funder duties',
    'Charitable solicitation renewals drafted ahead of each due date',
    'Policy library with adoption dates, owners and next reviews',
    'Yearly conflict-of-interest disclosures, collected and summarized',
    'Award conditions drawn from every signed grant agreement',
    'Evidence file for site visits and desk reviews',
    'Quarterly risk report that fits a board agenda',
  ],
  expertise: [
    'Charitable Registration',
    'Uniform Guidance',
    'Board Governance',
    'Policy Management',
    'Risk Assessment',
  ],
  priorityData: {
    critical: [
      {
        problem: 'Solicitation registration lapsed in a state with active donors',
        impact:
          'An online appeal reaches residents the organization may no longer ask, and the state can fine it and publish the order.',
      },
      {
        problem: 'Conflict-of-interest forms unsigned by part of the board',
        impact:
          'A contract with a trustee’s firm passes on a show of hands, and the governance questions of the 990 have no good answer.',
      },
      {
        problem: 'Award terms read once, at signing',
        impact:
          'The van needed prior approval and got none, so its cost is disallowed. General funds repay the agency.',
      },
      {
        problem: 'Subrecipients paid without monitoring',
        impact:
          'When a partner misspends its share, the pass-through organization answers for it and carries the finding.',
      },
      {
        problem: 'Client records open to anyone with the shared password',
        impact:
          'One lost laptop can expose the very people the mission protects and set off state breach-notice duties.',
      },
    ],
    operational: [
      {
        problem: 'Minutes written weeks after the meeting',
        impact:
          'The bank wants the resolution that named a new signer. It was never written up, and payday is close.',
      },
      {
        problem: 'Insurance renewed without a look at the work',
        impact:
          'A new youth program runs for months without abuse coverage, and the board learns of it from a denied claim.',
      },
      {
        problem: 'Purchases made without the required quotes',
        impact: 'The price was fair, but no paper shows it, so the monitor questions the whole invoice.',
      },
      {
        problem: 'Registered agent address out of date',
        impact:
          'Legal notices go to a vacant office. The state dissolves the corporation before anyone replies.',
      },
      {
        problem: 'Lobbying and education hours not told apart',
        impact:
          'With neither a 501(h) election nor a log, one active legislative session opens the exemption to argument.',
      },
    ],
    enhancement: [
      {
        problem: 'A whistleblower policy that names someone who left',
        impact:
          'Staff with a worry have no safe place to take it, so it reaches a regulator or the newspaper first.',
      },
      {
        problem: 'Records kept forever, or not at all',
        impact: 'Old check images fill the storage room while the determination letter takes days to find.',
      },
      {
        problem: 'Board orientation by folklore',
        impact:
          'New trustees vote on budgets and executive pay before anyone has explained their fiduciary duties.',
      },
      {
        problem: 'Risks listed once and never compared',
        impact:
          'The committee repeats its familiar worries and misses that most of the income now hangs on a single contract.',
      },
      {
        problem: 'Bylaws that no longer match practice',
        impact: 'An officer elected by email may not hold office, and that signature may be challenged.',
      },
    ],
  },
  problemCards: [
    {
      title: 'Fundraising registration differs in every state',
      solution:
        'Coleman checks appeals and gifts against each state’s registration and disclosure rules. He drafts the first filing or the renewal with its attachments, and puts the right disclosure on an appeal before you mail it.',
      aiPillars: ['Agentic', 'Symbolic', 'Predictive'],
      deliverables: [
        'Registration map by state with expiry dates',
        'Pre-filled renewal forms and fee schedule',
        'Disclosure wording for letters and giving pages',
        'Exemption claims with supporting figures',
        'Notice before mailing to a state that wants registration',
      ],
    },
    {
      title: 'Grant conditions hide deep in the agreement',
      solution:
        'Reports, match, prior approvals, publicity, record retention: Coleman reads each award to the last page and lists every promise in it. Each promise carries its clause number, a date and an owner. He marks unclear wording for the grants manager to raise with the funder.',
      aiPillars: ['Interpretive', 'Cognitive', 'Agentic'],
      deliverables: [
        'Clause-by-clause award digest',
        'Report and certification calendar for each funder',
        'Match and cost-share tracker',
        'Prior-approval requests in draft',
        'Questions for the program officer, gathered in one letter',
      ],
    },
    {
      title: 'Federal procurement rules trip up small purchases',
      solution:
        'Before a purchase, Coleman holds it against the thresholds of 2\u00a0CFR\u00a0200 and the organization’s own policy, then says which method applies and how many quotes it needs. He looks the vendor up in SAM.gov and keeps the dated result on file.',
      aiPillars: ['Symbolic', 'Agentic', 'Diagnostic'],
      deliverables: [
        'Procurement method note for each purchase',
        'Quote comparison with the reason for the choice',
        'SAM.gov exclusion check with its date',
        'Sole-source justification in draft',
        'Contract clause checklist from Appendix II to Part 200',
      ],
    },
    {
      title: 'Oversight of subrecipients is left to trust',
      solution:
        'Before an award Coleman weighs the partner’s risk and drafts a monitoring plan to fit. Afterward he follows its audits in the federal clearinghouse. For small partners he writes plain instructions instead of copying the rulebook.',
      aiPillars: ['Predictive', 'Diagnostic', 'Conversational'],
      deliverables: [
        'Subrecipient-or-contractor determination memo',
        'Partner risk rating with its reasons',
        'Subaward agreement with the required federal data',
        'Desk review schedule and findings letter',
        'Tracker of management decisions on partner audits',
      ],
    },
    {
      title: 'The current policy is hard to find',
      solution:
        'One adopted version of each policy, the meeting that approved it, the rule it answers: Coleman keeps the three together. When a rule or a practice changes, he drafts the amendment and marks what differs.',
      aiPillars: ['Generative', 'Cognitive', 'Symbolic'],
      deliverables: [
        'Indexed policy manual with the minutes that adopted it',
        'Redlined draft for every proposed amendment',
        'Document retention and destruction schedule',
        'Whistleblower procedure with two routes to report',
        'Staff sign-off log by policy version',
      ],
    },
    {
      title: 'Conflicts of interest surface after the vote',
      solution:
        'Each year Coleman collects disclosures and compares them with vendors, grantees and related parties. A match puts a note on the agenda before the vote. The minutes he drafts record who stepped out and what the board relied on.',
      aiPillars: ['Analytical', 'Diagnostic', 'Generative'],
      deliverables: [
        'Disclosure questionnaire for trustees and key employees',
        'Related-party match against the vendor list',
        'Recusal note for the chair',
        'Rebuttable-presumption file for executive pay',
        'Support for Schedule L and Part VI answers',
      ],
    },
    {
      title: 'A monitoring visit brings a week of panic',
      solution:
        'Coleman rehearses the visit with the funder’s own monitoring tool, lists what is missing and asks the right person for it. On the day, each item on the monitor’s list opens straight to its document.',
      aiPillars: ['Agentic', 'Diagnostic', 'Conversational'],
      deliverables: [
        'Mock review scored on the funder’s tool',
        'Missing-evidence list by person and date',
        'Indexed binder for the visit',
        'Briefing notes for staff interviews',
        'Corrective action plan with closing evidence',
      ],
    },
    {
      title: 'Privacy duties outgrow the shared drive',
      solution:
        'From intake forms to donor cards, Coleman maps what personal data the organization has, why, and who can open it. Where HIPAA, FERPA, VAWA confidentiality or a state privacy law may apply, he says so and words the question for counsel.',
      aiPillars: ['Interpretive', 'Diagnostic', 'Symbolic'],
      deliverables: [
        'Personal data inventory by program and sensitivity',
        'Access review of shared folders and accounts',
        'Breach response plan with the order of calls',
        'Rule check of Diana’s consent forms',
        'Vendor data agreement checklist',
      ],
    },
    {
      title: 'Board duties slip between meetings',
      solution:
        'Coleman lays out the board’s year by what comes before it: the budget, the audit, the 990, executive pay, officer elections. Draft agendas, consent items and minutes are ready for the secretary to correct, and every open action travels to the next meeting.',
      aiPillars: ['Agentic', 'Generative', 'Predictive'],
      deliverables: [
        'Annual calendar of board decisions and reviews',
        'Agenda built from the approvals now due',
        'Minutes with motions and votes set apart',
        'Action register carried from meeting to meeting',
        'Bylaws check on quorum, terms and notice',
      ],
    },
    {
      title: 'Risk is discussed after something goes wrong',
      solution:
        'Coleman keeps a risk register that is short enough for a board to finish. He scores each risk and ties it to insurance, contracts and controls. He watches for early signs, such as late reports or one funder’s growing share of income, and says what has changed.',
      aiPillars: ['Predictive', 'Analytical', 'Cognitive'],
      deliverables: [
        'Risk register on a single page',
        'Insurance coverage set against actual activities',
        'Funder concentration note',
        'Incident log with lessons recorded',
        'Watch list of early warning signs',
      ],
    },
  ],
  portraitText: 'Coleman, a man with short black hair and a full beard, in a white collar',
  introText:
    'Hello, I’m Coleman. My field is compliance: the registrations, policies, grant terms and board duties that nobody has time to remember. I keep them on one calendar, with proof for each. When someone asks, you can show it.',
  overviewText:
    'You answer to the tax office, to your state, to the states where you ask for money, and to each funder with terms of its own. Those duties often live in an old inbox and one trustee’s memory. I gather them in one register, give each an owner and a date, and draft the filing, policy or minute that meets it. Legal judgment stays with counsel and your board.',
  work: colemanWork,
  impactView: 'cards',
  ctaHeadline: 'Ready to elevate your Compliance?',
  seo: {
    title: 'Coleman: Compliance for Small Nonprofits',
    description:
      'Coleman tracks charitable registrations, grant terms, policies and board duties for small nonprofits, and keeps the evidence for each.',
  },
};
