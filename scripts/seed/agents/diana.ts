import { dianaWork } from '../work-samples/diana.ts';
import type { AgentCopy } from './agent-copy.ts';

/** Seed copy of Diana, the data and impact agent. Contains the owner's validity target once. */
export const diana: AgentCopy = {
  name: 'Diana',
  slug: 'diana',
  title: 'Data & Impact Analytics',
  description:
    'Diana turns case notes, sign-in sheets, surveys and gift records into one set of numbers for the program lead, the funder and the treasurer. She says plainly where they are weak.',
  cardText:
    'Turns case notes, sign-in sheets and gift records into one set of numbers, each with its source.',
  domain: 'Data Analytics',
  icon: 'data',
  problem:
    'A small nonprofit often keeps its data in a donor system, a case management tool, a survey account and a spreadsheet that only one person dares to open. Funders define a participant differently, so one year of work produces several totals. By the time somebody has checked a figure, the board has decided without it.',
  solution:
    'Diana connects these sources without asking anyone to retype them, matches the people who appear in more than one, and holds every measure to a written definition. She checks each record on arrival, and any figure she reports shows the evidence behind it.',
  deliverables: [
    'One unduplicated count of people served, with the method shown',
    'Data dictionary that new staff can read without training',
    'Logic model for each program, tied to the measures that test it',
    'Funder dashboards that refresh from the source records',
    'Survey forms, reminders and response summaries in plain language',
    'Record of consent for every story, photo and file',
    'Quarterly learning brief for staff and board',
  ],
  expertise: [
    'Outcome Measurement',
    'Data Quality',
    'Logic Models',
    'Funder Dashboards',
    'Consent & Privacy',
  ],
  priorityData: {
    critical: [
      {
        problem: 'No single count of the people served',
        impact:
          'The annual report, the grant report and the board packet print three different totals. A careful funder notices.',
      },
      {
        problem: 'Duplicate records of donors and clients',
        impact:
          'Maria Lopez, M. Lopez and Maria López-Díaz receive three appeals and one thank-you, and nobody can see that she also volunteers.',
      },
      {
        problem: 'Grant reports assembled by hand',
        impact:
          'The program lead gives up the last week of every quarter to copying figures. The next payment waits on the report.',
      },
      {
        problem: 'Outcomes promised but never measured',
        impact:
          'The proposal promised stable housing. The files show only attendance, so the renewal has nothing to report.',
      },
      {
        problem: 'Client data kept in personal spreadsheets',
        impact: 'One misdirected email would expose the addresses or diagnoses of people who came for help.',
      },
    ],
    operational: [
      {
        problem: 'No two funders agree on what a participant is',
        impact:
          'Staff keep parallel tallies for one program and still argue, at year end, over whether a single workshop visit counts.',
      },
      {
        problem: 'Paper sign-in sheets are typed up later',
        impact:
          'Half-legible names wait in a box until the intern arrives, and attendance for the spring is a guess until fall.',
      },
      {
        problem: 'Surveys that few people answer',
        impact:
          'Decisions about a whole program rest on the handful who had time to reply, usually those who were already pleased.',
      },
      {
        problem: 'One field name, two meanings',
        impact:
          '“Completed” is graduation at one site and a last visit at the other, so the comparison the board asked for misleads it.',
      },
      {
        problem: 'Only one person knows the database',
        impact: 'During a leave the exports stop. After a resignation, ten years of workarounds are gone.',
      },
    ],
    enhancement: [
      {
        problem: 'A theory of change filed after the retreat',
        impact:
          'The diagram is admired once a year while weekly choices about staff and hours are made without it.',
      },
      {
        problem: 'Board charts that show activity, not change',
        impact:
          'Trustees watch meals and workshops climb and are never given the means to ask whether anyone is better off.',
      },
      {
        problem: 'Comment cards left unread',
        impact:
          'Interview notes and handwritten remarks sit in folders, and the clearest advice the organization ever received goes unused.',
      },
      {
        problem: 'No baseline from before the program',
        impact:
          'Progress at the end cannot be told from where people started. An honest evaluator has to say so.',
      },
      {
        problem: 'Public data never used for context',
        impact:
          'A need that census and school figures would show on one map is argued with anecdotes, and the reviewer has read them before.',
      },
    ],
  },
  problemCards: [
    {
      title: 'Systems that do not speak to each other',
      solution:
        'Diana joins the donor system, the case tool, the survey account and the accounting export through read-only links, and keeps a map of what flows where. Staff go on working in the tools they know. The joined view stands beside those tools and replaces none of them.',
      aiPillars: ['Agentic', 'Symbolic', 'Interpretive'],
      deliverables: [
        'Source map naming each system, its owner and its refresh day',
        'Nightly joined tables, client data apart from donor data',
        'Broken-feed notice before anyone charts old data',
        'Import templates for partners who send spreadsheets',
        'Retirement plan for spreadsheets no longer needed',
      ],
    },
    {
      title: 'The same person entered five times',
      solution:
        'Names, birthdays, phone numbers, addresses: Diana compares them, with room for accents, nicknames and shared households. She proposes clear matches and gives doubtful ones to a person. Every merge can be undone.',
      aiPillars: ['Cognitive', 'Diagnostic', 'Symbolic'],
      deliverables: [
        'Ranked list of likely duplicates with the evidence side by side',
        'Merge log with an undo for every decision',
        'Household view that keeps individuals distinct',
        'Morning note when a new record resembles an old one',
        'Monthly duplicate summary by site and form',
      ],
    },
    {
      title: 'Numbers that cannot be traced',
      solution:
        'Behind each figure Diana keeps the definition, the records counted, the records left out and the date. Anyone who asks where a number comes from, an auditor included, has the answer on the same screen.',
      aiPillars: ['Symbolic', 'Interpretive', 'Analytical'],
      deliverables: [
        'Dictionary entry for each reported measure, with an example',
        'Evidence page listing the records behind a total',
        'Change history for every definition that is revised',
        'Caveat line printed beneath figures with known gaps',
        'Comparison of program counts with the invoices sent for them',
      ],
    },
    {
      title: 'Logic models that stop at outputs',
      solution:
        'In a guided conversation Diana asks the team what is to change, for whom and by when, and how anyone can tell. She ties each outcome to a measure staff can realistically collect, and suggests dropping the ones nobody uses.',
      aiPillars: ['Conversational', 'Cognitive', 'Symbolic'],
      deliverables: [
        'One-page chart of inputs, activities, outputs and outcomes',
        'Outcome measures with instrument, timing and person responsible',
        'List of the assumptions behind the theory of change',
        'Collection burden for each measure, in staff hours',
        'Facilitation guide for a half-day review with staff and clients',
      ],
    },
    {
      title: 'Survey results from the pleased few',
      solution:
        'Diana drafts short questions at a fair reading level, in the languages participants speak, and proposes when and how to ask. She reports who has not answered next to what was said, so that nobody reads silence as satisfaction.',
      aiPillars: ['Conversational', 'Affective', 'Analytical'],
      deliverables: [
        'Survey of ten questions or fewer, checked for reading level',
        'Translated versions with a back-translation for review',
        'Reminder schedule by text, phone and paper',
        'Response table by group, showing who is missing',
        'Closing note telling participants what changed because they answered',
      ],
    },
    {
      title: 'A new report built for every funder',
      solution:
        'Diana cuts one set of measures to each funder’s definitions, periods and templates. She fills in the draft; the program lead reviews it, corrects it where life was more complicated, and sends it.',
      aiPillars: ['Generative', 'Analytical', 'Agentic'],
      deliverables: [
        'Crosswalk from house measures to each funder’s template',
        'Pre-filled quarterly report awaiting review',
        'Live page per grant: promised, reached, remaining',
        'Variance note wherever a target is likely to be missed',
        'Charts that survive a black-and-white copier',
      ],
    },
    {
      title: 'Errors found after the report is sent',
      solution:
        'As records arrive, Diana checks them for missing fields, impossible dates, odd values and broken links. She returns a faulty one to the person who entered it while they still remember the day. Her target: 98% data validity. A mistake that keeps coming back counts as a fault of the form, not the staff.',
      aiPillars: ['Diagnostic', 'Analytical', 'Symbolic'],
      deliverables: [
        'Validation rules agreed with the people who enter the data',
        'Daily correction list that takes minutes, not an afternoon',
        'Form redesign proposals based on recurring mistakes',
        'Validity score by program, field and month',
        'Full check run a week before each submission',
      ],
    },
    {
      title: 'Consent forms gone missing',
      solution:
        'For every person Diana keeps what they agreed to: services, research, photographs, stories, contact. When consent runs out or is withdrawn, she flags the exports and publications that rely on it before they leave the building.',
      aiPillars: ['Symbolic', 'Agentic', 'Affective'],
      deliverables: [
        'Consent register with scope, date and expiry',
        'Plain-language consent form for adults, and one for guardians',
        'Withdrawal steps for each copy on file',
        'De-identified export for researchers and evaluators',
        'Retention schedule saying what is deleted, and when',
      ],
    },
    {
      title: 'Trends noticed a year too late',
      solution:
        'Week by week Diana follows attendance, waitlists and early dropouts and points out a change worth a conversation. Each signal comes with possible explanations and its uncertainty. A program lead decides what it means.',
      aiPillars: ['Predictive', 'Diagnostic', 'Interpretive'],
      deliverables: [
        'Weekly signal note of three lines or fewer',
        'Dropout pattern by session, site and season',
        'Waitlist projection for the coming quarter',
        'Comparison with the same weeks in earlier years',
        'Record of signals followed up and what was learned',
      ],
    },
    {
      title: 'Stories and numbers kept apart',
      solution:
        'Diana reads open answers, interview transcripts and case notes cleared for use together. She groups them into themes and sets them by the figures they explain. Quotations keep their context, and nothing identifies a client who has not agreed.',
      aiPillars: ['Interpretive', 'Affective', 'Generative'],
      deliverables: [
        'Theme summary with representative quotations',
        'Paired page: one measure, one voice',
        'List of places where comments and scores disagree',
        'Codebook that staff can question and amend',
        'Readings for the next program retreat',
      ],
    },
  ],
  targets: [{ value: '98%', label: 'data validity' }],
  portraitText: 'Diana, a woman with a straight black bob and dark glasses, in a pale blue turtleneck',
  introText:
    'Hello, I’m Diana. Your numbers are probably scattered, and that is nobody’s fault. I gather them, check them, and say what they can tell you. When a funder asks how many people you helped, you have one answer and know its source.',
  overviewText:
    'Your data lives in a donor system, a survey account, and a spreadsheet that only one person dares to open. Your funders count participants differently, so one year of work gives several totals. I connect these sources without asking anyone to retype them, hold each measure to a written definition, and show the evidence behind every figure I report.',
  work: dianaWork,
  impactView: 'cards',
  ctaHeadline: 'Ready to be transformed by Your Data & Impact Analytics?',
  seo: {
    title: 'Diana: Data & Impact Analytics for Nonprofits',
    description:
      'Meet Diana, the AI agent for nonprofit data: clean records of people, outcome measures, surveys, consent and funder reports from one set of numbers.',
  },
};
