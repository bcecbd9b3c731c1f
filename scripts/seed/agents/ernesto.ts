import { ernestoWork } from '../work-samples/ernesto.ts';
import type { AgentCopy } from './agent-copy.ts';

/** Seed copy of Ernesto, the external relations agent. */
export const ernesto: AgentCopy = {
  name: 'Ernesto',
  slug: 'ernesto',
  title: 'External Relations',
  description:
    'A small organization speaks to its board, partners, the press, lawmakers and neighbors. Ernesto helps it speak with one voice and keep its promises.',
  cardText: 'Keeps one voice toward board, partners, press and lawmakers, and the promises made to them.',
  domain: 'External Relations',
  icon: 'external-relations',
  problem:
    'Outside relationships live in the executive director’s head: who on the council is friendly, which partner is owed a call, what the last press release said. The director writes the newsletter at ten at night and the board packet the evening before. When something goes wrong in public, the first hour goes to looking for a phone number.',
  solution:
    'Ernesto holds the contacts, commitments and calendar of everything that faces outward, and drafts the letters, packets, posts and statements that keep it moving. He tells advocacy from lobbying before a letter is sent, and puts nothing before the public without a named person’s approval.',
  deliverables: [
    'Stakeholder map with the last contact and the next promise',
    'Board packets ready a week ahead of the meeting',
    'Newsletter issues planned by quarter and drafted by month',
    'Press kit with photographs, facts and a spokesperson sheet',
    'Partner agreements written down, dated and renewed',
    'Advocacy log that keeps lobbying time and cost apart',
    'Crisis plan that fits on two sides of a page',
  ],
  expertise: [
    'Board Relations',
    'Media & Press',
    'Coalition Advocacy',
    'Partner Agreements',
    'Crisis Communications',
  ],
  priorityData: {
    critical: [
      {
        problem: 'No plan for a public crisis',
        impact:
          'A reporter calls at five. The chair and the director answer differently, and the second story is about the confusion.',
      },
      {
        problem: 'Lobbying hours are not tracked',
        impact:
          'Nobody can show what was spent on a bill, so staff either avoid lawful advocacy or put the exemption at risk.',
      },
      {
        problem: 'Board packets sent the night before',
        impact:
          'Trustees vote on a budget they have skimmed, and the meeting is spent reading aloud rather than deciding.',
      },
      {
        problem: 'Partner promises rest on a handshake',
        impact:
          'When the school principal moves on, the free classroom goes too. The program has nowhere to meet in September.',
      },
      {
        problem: 'Too many people speak for the organization',
        impact:
          'A volunteer’s well-meant post contradicts the director, and repairing it with the neighborhood takes a week of calls.',
      },
    ],
    operational: [
      {
        problem: 'Each newsletter is put together in its last hour',
        impact:
          'The issue goes out late with whatever photos were on the phone, and the program that had the best month is left out.',
      },
      {
        problem: 'Media contacts are out of date',
        impact:
          'News of the new clinic goes to a reporter who left the paper two years ago. The opening goes uncovered.',
      },
      {
        problem: 'Coalition letters signed in a hurry',
        impact:
          'The logo appears under a position the board never discussed, and a trustee learns of it from the local paper.',
      },
      {
        problem: 'Web pages left from former programs',
        impact:
          'Families call about a service that closed last year. The receptionist apologizes several times a week.',
      },
      {
        problem: 'Follow-ups lost after good meetings',
        impact:
          'The council member asked for one page of figures. It was never sent, and the budget hearing passed.',
      },
    ],
    enhancement: [
      {
        problem: 'An annual report treated as a brochure',
        impact:
          'Months of design produce a booklet without the finances and outcomes a foundation officer looks for first.',
      },
      {
        problem: 'No shared way to describe the mission',
        impact:
          'Ten trustees give ten answers at dinner. A listener who wanted to help cannot repeat any of them.',
      },
      {
        problem: 'Social media without a reader in mind',
        impact:
          'Hours go into posts that other nonprofits like, while the parents they were meant for talk in a group nobody on staff has joined.',
      },
      {
        problem: 'Former clients, staff and trustees drift away',
        impact:
          'People who would gladly speak for the work are never asked, and the organization has to vouch for itself.',
      },
      {
        problem: 'Good work unknown at the county seat',
        impact:
          'The advisory panel is named from the organizations officials have heard of. This one is not among them.',
      },
    ],
  },
  problemCards: [
    {
      title: 'A board that is informed but not engaged',
      solution:
        'Ernesto builds each packet around the two or three decisions the meeting must make, with the papers behind them and the questions a trustee is likely to ask. Between meetings he drafts short, useful notes, so that the director need not choose between silence and a forty-page email.',
      aiPillars: ['Interpretive', 'Generative', 'Conversational'],
      deliverables: [
        'Meeting plan that keeps most of the hour for discussion',
        'Decision memo: choice, options, cost, recommendation',
        'Monthly trustee note that fits one phone screen',
        'Reminders drawn from Coleman’s action register',
        'Welcome binder for incoming trustees',
      ],
    },
    {
      title: 'Advocacy that staff are afraid to touch',
      solution:
        'Does a letter, visit or post put a view on legislation to a lawmaker, or call on the public to act? Ernesto asks before it goes out, explains where education ends and lobbying begins, keeps the costs for the 501(h) election where one has been made, and sends doubtful cases to counsel.',
      aiPillars: ['Symbolic', 'Cognitive', 'Interpretive'],
      deliverables: [
        'Advocacy-or-lobbying checklist for each planned action',
        'Expense log split into direct and grassroots lobbying',
        'Board briefing on the 501(h) election and Form 5768',
        'Election-season conduct sheet for staff and volunteers',
        'Questions for counsel, with the facts attached',
      ],
    },
    {
      title: 'Press releases that go unused',
      solution:
        'Before writing about an event, Ernesto looks for the news in it: who is affected, what is new, why this week. A release, a shorter pitch for each kind of outlet and a fact sheet follow, and he remembers which reporter cared about what.',
      aiPillars: ['Generative', 'Interpretive', 'Analytical'],
      deliverables: [
        'Local media list with beats and dates last checked',
        'Press release with a quotation the director has approved',
        'Pitch email of five sentences for each outlet',
        'Fact sheet with sources a reporter can call',
        'Coverage file linking each story to what followed',
      ],
    },
    {
      title: 'Partners without a written agreement',
      solution:
        'Ernesto turns a conversation or a chain of emails into a memorandum of understanding in plain words: who does what, with whose space, data and money, and how either side may leave. He puts renewal dates and duties into one calendar, with both contacts named.',
      aiPillars: ['Generative', 'Symbolic', 'Agentic'],
      deliverables: [
        'Memorandum of understanding for both sides to mark up',
        'Responsibility table for shared programs',
        'Data-sharing addendum for partners who exchange client information',
        'Agreement calendar with ninety-day notices',
        'Closing checklist for a partnership that ends well',
      ],
    },
    {
      title: 'The first hour of a crisis',
      solution:
        'Ernesto prepares for what is most likely to happen, from an injury on site to a false rumor, with roles, phone numbers and holding statements agreed in advance. On the day he gathers the known facts, drafts for each audience and keeps a log, while a person decides every word that is released.',
      aiPillars: ['Agentic', 'Affective', 'Diagnostic'],
      deliverables: [
        'Call tree with a deputy for every role',
        'Holding statements for six plausible events',
        'Hour-by-hour log of facts, decisions and releases',
        'Letters to families, staff and funders, each in its own tone',
        'After-action review within two weeks',
      ],
    },
    {
      title: 'A newsletter people delete',
      solution:
        'One reader and one thing worth knowing: Ernesto builds each issue around these, and collects material from program staff in two-minute talks, not by deadline email. He reads replies, clicks and unsubscribes together to suggest what the next issue leaves out.',
      aiPillars: ['Conversational', 'Generative', 'Analytical'],
      deliverables: [
        'Editorial calendar tied to seasons, programs and appeals',
        'Story intake by voice memo or text message',
        'Issue draft with subject lines to choose from',
        'Photo list with captions and consent status',
        'Reader digest: what was opened, answered and ignored',
      ],
    },
    {
      title: 'Positions taken without the board',
      solution:
        'When a coalition asks for a signature, Ernesto compares the letter with the mission, with earlier positions and with the policy the board adopted, and sets out what agreeing or declining means. The right person gets a one-page question while there is still time to answer it.',
      aiPillars: ['Cognitive', 'Interpretive', 'Symbolic'],
      deliverables: [
        'Sign-on policy with levels of approval',
        'Letter summary: claims, allies, risks, deadline',
        'Register of positions with dates and votes',
        'Courteous replies for saying no',
        'Tracking sheet of coalition dues, duties and meetings',
      ],
    },
    {
      title: 'An annual report nine months too late',
      solution:
        'Ernesto gathers the year while it happens: finances from the ledger, outcomes from the program files, names from the donor list, photographs with consent. He has a first layout ready when the books close, with each figure tagged to the person who can confirm it.',
      aiPillars: ['Agentic', 'Generative', 'Analytical'],
      deliverables: [
        'Production schedule counting back from the mailing date',
        'Chair’s letter in draft, with three possible openings',
        'Financial page tied to year-end statements',
        'Donor and volunteer roll checked for spelling and wishes',
        'Web, print and accessible editions from one text',
      ],
    },
    {
      title: 'Officials who hear from us once a year',
      solution:
        'Site visits, thanks, short updates, testimony: Ernesto keeps a calendar of contact with council members, agency staff and legislators. He suggests the moment when a hearing or budget cycle makes a word useful, and prepares what the official cares about and what was promised last time.',
      aiPillars: ['Predictive', 'Agentic', 'Cognitive'],
      deliverables: [
        'Directory of officials by district, committee and staff contact',
        'Meeting brief with the member’s record on the issue',
        'Testimony timed to the speaking limit',
        'Site-visit plan with route, hosts and client privacy',
        'Follow-up page sent within two business days',
      ],
    },
    {
      title: 'A different voice on every channel',
      solution:
        'From texts the organization is proud of, Ernesto learns the house style and checks new ones against it: names of programs, words for the people served, claims that need a source. Each suggestion comes with its reason, so that volunteers learn the voice and are not merely corrected.',
      aiPillars: ['Interpretive', 'Affective', 'Generative'],
      deliverables: [
        'House style guide of four pages',
        'Message sheet: one mission sentence, three proofs',
        'Vocabulary of respectful terms agreed with clients',
        'Image guide on dignity, captions and permission',
        'Quarterly read-through of the website for stale claims',
      ],
    },
  ],
  portraitText: 'Ernesto, an older man with gray hair and a gray mustache, in a blue jacket',
  introText:
    'Hello, I’m Ernesto. I’m here for everyone outside your door: the board, the partners, the paper, the council. I follow up on what you promised them, and I draft what you want to say. You read it first, always, because the voice must remain yours.',
  overviewText:
    'Outside relationships are often kept in one director’s head: which partner is owed a call, what the last press release said. The newsletter is written at ten at night, and when something goes wrong in public, the first hour is spent looking for a phone number. I hold the contacts, the commitments and the calendar, and draft what keeps them moving. Nothing goes out without a named person’s approval.',
  work: ernestoWork,
  impactView: 'cards',
  ctaHeadline: 'Ready to force-multiply your External Relations?',
  seo: {
    title: 'Ernesto: External Relations for Nonprofits',
    description:
      'Ernesto, an AI agent for external relations: board packets, press, newsletters, partner agreements, lawful advocacy and crisis communications.',
  },
};
