type Card = { title: string; text: string };

/** Why Poly-AI matters: ten cards, as many as the page’s numbers say. */
export const whyPolyAiMatters: Card[] = [
  {
    title: 'Real work is mixed work',
    text: 'One grant report asks for arithmetic, tact, legal reading and a good paragraph. A single kind of model rarely does all four well.',
  },
  {
    title: 'Strengths that cover weaknesses',
    text: 'Language models write well and can slip on a sum. Rules get sums right and miss tone. Each kind catches what another misses.',
  },
  {
    title: 'Answers you can check',
    text: 'An answer comes with the path that led to it, and a treasurer can walk that path backward.',
  },
  {
    title: 'Fewer invented facts',
    text: 'Before you read a draft, the platform compares it with stored records and adopted policies. It holds back a figure without a source.',
  },
  {
    title: 'People remain people',
    text: 'Donors and clients should not feel like cases. One pillar attends to tone and strain, not to numbers.',
  },
  {
    title: 'Made for small data',
    text: 'Few nonprofits own millions of records. Where data is thin, written rules and expert knowledge carry the load.',
  },
  {
    title: 'Trouble seen sooner',
    text: 'A forecast warns of trouble and a diagnosis finds its cause. With both, a director can pick up the phone in time.',
  },
  {
    title: 'One change, many places',
    text: 'A new reporting rule touches budgets, proposals and training. The pillars bring it to all three at once.',
  },
  {
    title: 'Room for what comes next',
    text: 'AI does not stand still. A better method can replace one pillar and leave the rest standing.',
  },
  {
    title: 'The work on your own desk',
    text: 'A report due on Friday, a grant to close, a roster with a gap: no two of them need the same kind of thinking. That is the tenth reason, and you know it best.',
  },
];

/** The five stages of the process, named by the owner. */
export const stages: Card[] = [
  {
    title: 'Task Reception',
    text: 'A request comes in by voice, message or calendar. The platform notes who asked, checks that they may, and asks about whatever is unclear.',
  },
  {
    title: 'Strategic Planning',
    text: 'The platform divides the task into steps and gives each to the agent and the pillars that suit it. First it marks the points where a person decides.',
  },
  {
    title: 'Continuous Processing',
    text: 'Agents work through the steps and keep an eye on their sources. If a figure changes on Wednesday, Thursday’s step knows.',
  },
  {
    title: 'Solution Generation',
    text: 'The agents shape drafts, numbers and options, with the evidence for each. They name weak spots in the draft instead of hiding them.',
  },
  {
    title: 'Final Integration',
    text: 'After a person approves, the result goes where it belongs: the ledger, the donor file, the board packet. The platform keeps the lessons that people agree on.',
  },
];
