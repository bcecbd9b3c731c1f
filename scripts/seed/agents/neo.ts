import { neoWork } from '../work-samples/neo.ts';
import type { AgentCopy } from './agent-copy.ts';

/** Seed copy of Neo, the innovation agent. */
export const neo: AgentCopy = {
  name: 'Neo',
  slug: 'neo',
  title: 'Innovation',
  description:
    'Neo helps a small nonprofit try new things: he collects ideas, plans pilots it can afford, and lets evidence show which to stop and which to grow.',
  cardText: 'Collects ideas, plans pilots you can afford, and shows from evidence which of them to grow.',
  domain: 'Innovation',
  icon: 'innovation',
  problem:
    'New ideas reach a nonprofit as a funder’s trend, a vendor’s demo or a staff member’s Sunday evening. Many nonprofits have no money set aside to test them and no agreed moment to stop, and the same four people carry every change. So tools are bought and abandoned, pilots become permanent without review, and the next good idea meets tired people.',
  solution:
    'Neo gives ideas a place to land, a fair way of being chosen, and a small, clear pilot with an end date. He watches the load on staff as closely as the results, helps write the rules for using AI, and passes what works to the other agents of {product}.',
  deliverables: [
    'Idea register open to staff, volunteers and clients',
    'Pilot plans of one page, each with a stop date',
    'Technology inventory with costs, owners and contract dates',
    'AI use policy the board can adopt',
    'Yearly plan of changes, paced to what staff can carry',
    'Closing reports that record failures as carefully as successes',
  ],
  expertise: ['Pilot Design', 'Technology Budgeting', 'AI Use Policy', 'Change Readiness', 'Idea Pipelines'],
  priorityData: {
    critical: [
      {
        problem: 'Staff use AI tools without a policy',
        impact:
          'A caseworker pastes client notes into a free chatbot to save an hour, and the organization cannot say where those notes are now.',
      },
      {
        problem: 'Pilots that never end',
        impact:
          'A pilot meant for one summer still takes two days of a coordinator’s week. No grant pays for them.',
      },
      {
        problem: 'Technology bought without a budget',
        impact:
          'Subscriptions go on the director’s card one at a time. The total comes out when the bookkeeper asks.',
      },
      {
        problem: 'Change fatigue among the same few people',
        impact: 'The staff who said yes to the last three systems quietly go back to paper with the fourth.',
      },
      {
        problem: 'No protected hours or money to try things',
        impact: 'Improvement happens on weekends, and stops as soon as a weekend is needed at home.',
      },
    ],
    operational: [
      {
        problem: 'Ideas vanish after the retreat',
        impact:
          'The flip charts are photographed, nobody is named, and next year the same suggestions return with less conviction.',
      },
      {
        problem: 'Software chosen from a sales demo',
        impact:
          'The database that looked effortless on a screen share needs a consultant for every report. The contract runs three years.',
      },
      {
        problem: 'New tools launched without training',
        impact:
          'Two people learn the system. The rest send them their work, so the tool becomes a bottleneck.',
      },
      {
        problem: 'Old systems kept running beside new ones',
        impact:
          'Intake is typed twice for a year because nobody was given the authority to switch the first one off.',
      },
      {
        problem: 'Pilot results left unrecorded',
        impact:
          'A new director repeats a pilot that failed four years ago, with the same partner and for the same reasons.',
      },
    ],
    enhancement: [
      {
        problem: 'Clients absent from the design',
        impact:
          'Online sign-up goes live in a community that shares phones, and the walk-in line grows longer.',
      },
      {
        problem: 'Successful pilots that do not spread',
        impact:
          'The east side office works out a better intake. The west side learns of it at the holiday party.',
      },
      {
        problem: 'Funders who pay for the new and not for upkeep',
        impact:
          'A grant builds the app and nothing pays for its second year, so it closes just as people have come to rely on it.',
      },
      {
        problem: 'No one looks at what others have solved',
        impact:
          'Months go into a volunteer scheduling form that a food bank in the next county would have shared for the asking.',
      },
      {
        problem: 'Retired tools that leave data behind',
        impact:
          'Former vendors still hold lists of clients and donors, and nobody remembers the passwords that would remove them.',
      },
    ],
  },
  problemCards: [
    {
      title: 'Good ideas with nowhere to go',
      solution:
        'Neo takes suggestions by voice, by text or from a card dropped in a box. He asks two clarifying questions and puts each idea on a list everyone can see. Within a month he drafts an answer, and each “no” has a reason.',
      aiPillars: ['Conversational', 'Interpretive', 'Agentic'],
      deliverables: [
        'Idea form short enough to fill in at a bus stop',
        'Open list with the status of every suggestion',
        'Monthly triage sheet sorted by effort and benefit',
        'Reply drafts that thank, explain and invite',
        'Yearly look at who offers ideas, and who never does',
      ],
    },
    {
      title: 'Too many pilots, too little learning',
      solution:
        'Neo writes a one-page charter for every pilot: the question, the people, the measure, the cost, the date it ends and who decides. Where no result can change a decision, he advises against the pilot.',
      aiPillars: ['Cognitive', 'Analytical', 'Diagnostic'],
      deliverables: [
        'Pilot charter with a single question at the top',
        'Measure sheet fixed before the first day',
        'Capacity check against everything already under way',
        'Midpoint conversation guide for the pilot team',
        'Stop, adapt or grow memo for the decision meeting',
      ],
    },
    {
      title: 'A technology budget made of surprises',
      solution:
        'Neo lists every tool, what it costs, who uses it, when it renews and whether a nonprofit discount applies, and projects the total for three years. He points out overlaps and unused seats before the renewal date, when something can still be done.',
      aiPillars: ['Analytical', 'Predictive', 'Agentic'],
      deliverables: [
        'Tool list with seats paid for and seats used',
        'Last day to cancel before each automatic renewal',
        'Three-year technology budget in a form grants accept',
        'Discount and donation programs worth applying to',
        'Replacement schedule for laptops, phones and routers',
      ],
    },
    {
      title: 'AI in use before anyone agreed to it',
      solution:
        'Through a short interview with each team, Neo learns what staff already do with AI and what worries them. He drafts a policy that fits: what may be used, what must never be entered, who checks the output, what clients are told.',
      aiPillars: ['Conversational', 'Symbolic', 'Cognitive'],
      deliverables: [
        'Summary of current AI use, collected without blame',
        'AI policy draft with examples from each department',
        'List of information that never leaves the organization',
        'Client notice about AI in plain words',
        'Six-month policy review with incidents and changes',
      ],
    },
    {
      title: 'Staff worn out by the last change',
      solution:
        'Neo keeps a picture of what is being asked of each team, including the changes other agents propose, and suggests what to delay. Strain shows in check-ins people have agreed to, and he reports it only for groups in which nobody stands out.',
      aiPillars: ['Affective', 'Predictive', 'Diagnostic'],
      deliverables: [
        'Load chart by team and month',
        'Readiness check before a launch date is set',
        'List of duties to drop when a new one is added',
        'Check-in questions with anonymous answers',
        'Pause recommendation with the cost of waiting',
      ],
    },
    {
      title: 'Contracts won by the best salesperson',
      solution:
        'From daily work Neo draws up requirements, compares products with them, and writes the questions a vendor prefers not to hear: exports, total price, accessibility, terms of leaving. In a trial, the staff who must live with the tool use it on invented cases.',
      aiPillars: ['Analytical', 'Interpretive', 'Cognitive'],
      deliverables: [
        'Requirements list written from a week of actual tasks',
        'Comparison table with the price over the whole contract',
        'Vendor question sheet on data, exit and accessibility',
        'Trial script using invented, typical cases',
        'Reference call notes from organizations of similar size',
      ],
    },
    {
      title: 'Pilots judged by enthusiasm',
      solution:
        'Before a pilot starts Neo helps set a baseline and a comparison that is both fair and possible, then collects what happened, including what nobody expected. The evaluation states how sure it is and for whom the result may not hold.',
      aiPillars: ['Analytical', 'Diagnostic', 'Predictive'],
      deliverables: [
        'Evaluation plan in proportion to the money at stake',
        'Starting figures recorded before launch',
        'Interview guide for those who left the pilot early',
        'Findings page separating evidence from impressions',
        'Cost per result, with staff time counted',
      ],
    },
    {
      title: 'Success that stays in one office',
      solution:
        'What made a pilot work, which parts are essential, which were local luck, what does another site need to begin? Neo writes it down, prepares the training and the order of rollout, and watches in the first weeks for old habits returning.',
      aiPillars: ['Generative', 'Agentic', 'Diagnostic'],
      deliverables: [
        'Replication guide with essential and optional steps',
        'Forty-minute training session, recorded and written',
        'Peer pairing between the first site and the next',
        'Rollout budget with the second year included',
        'Six-week check on what is really in use',
      ],
    },
    {
      title: 'Services designed for clients, not with them',
      solution:
        'In small, paid sessions that Neo prepares, the people served try a form, a message or a route before it is final. He notes where they hesitate, and the findings go back to the participants first.',
      aiPillars: ['Conversational', 'Affective', 'Interpretive'],
      deliverables: [
        'Session plan with payment, child care and language needs',
        'Paper prototype of the form or service step',
        'Observation notes grouped by obstacle',
        'Access review for phones, screen readers and slow connections',
        'Return letter to participants on what was changed',
      ],
    },
    {
      title: 'Money to launch, none to keep running',
      solution:
        'After its first grant a new idea still costs money: upkeep, licenses, the hours of whoever answers questions. Neo drafts the sustainability section from those figures, and warns when a launch depends on money nobody has yet been asked for.',
      aiPillars: ['Predictive', 'Generative', 'Analytical'],
      deliverables: [
        'Ownership cost sheet from launch to replacement',
        'Sustainability section ready for proposals',
        'Funder shortlist for maintenance and capacity building',
        'Shutdown plan with data export and notice to users',
        'Yearly board question: keep, fund, hand over or close',
      ],
    },
  ],
  portraitText: 'Neo, a young man with high curly hair, in a blue striped shirt, smiling',
  introText:
    'Hi, I’m Neo. I like new ideas, and I like endings: a pilot must be small, kind to your staff, and finished on the day we agreed. I help you try one thing at a time, learn from it, and keep what earns its place.',
  overviewText:
    'New ideas arrive as a funder’s trend, a vendor’s demo, or somebody’s Sunday evening. There is no money to test them and no agreed moment to stop, so tools are bought and abandoned. I give ideas a place to land, a fair way of being chosen, and a small, clear pilot with an end date. I watch the load on your staff as closely as the results.',
  work: neoWork,
  impactView: 'cards',
  ctaHeadline: 'Ready to launch your innovation?',
  seo: {
    title: 'Neo: Innovation for Small Nonprofits',
    description:
      'Meet Neo, the AI agent for innovation: idea pipelines, small pilots with an end date, technology budgets, AI use policy and change staff can carry.',
  },
};
