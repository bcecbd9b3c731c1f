type Card = { title: string; text: string };

/** Why Poly-AI matters: nine cards, spec section 2. */
export const whyPolyAiMatters: Card[] = [
  {
    title: 'Real work is mixed work',
    text: 'One grant report asks for arithmetic, tact, legal reading and a good paragraph. A single kind of model does one of these well.',
  },
  {
    title: 'Strengths that cover weaknesses',
    text: 'Language models write well but count badly. Rules count well but miss tone. Each kind is planned to catch what another misses.',
  },
  {
    title: 'Answers you can check',
    text: 'An answer will come with the path that led to it, and a treasurer can walk that path backward.',
  },
  {
    title: 'Fewer invented facts',
    text: 'Before anyone reads a draft, it will be compared with stored records and adopted policies. A figure without a source should not get through.',
  },
  {
    title: 'People remain people',
    text: 'Donors and clients should not feel like cases. One pillar is planned to attend to tone and strain, not to numbers.',
  },
  {
    title: 'Made for small data',
    text: 'Few nonprofits own millions of records. Where data is thin, written rules and expert knowledge are planned to carry the load.',
  },
  {
    title: 'Trouble seen sooner',
    text: 'A forecast warns of trouble and a diagnosis finds its cause. With both, a director can pick up the phone in time.',
  },
  {
    title: 'One change, many places',
    text: 'A new reporting rule touches budgets, proposals and training. The pillars are meant to bring it to all three at once.',
  },
  {
    title: 'Room for what comes next',
    text: 'AI will not stand still. A better method should be able to replace one pillar and leave the rest standing.',
  },
];

/** The five stages of the process, named as in spec section 2. */
export const stages: Card[] = [
  {
    title: 'Task Reception',
    text: 'A request comes in by voice, message or calendar. The platform will note who asked, check that they may, and ask about whatever is unclear.',
  },
  {
    title: 'Strategic Planning',
    text: 'The task will be divided into steps, each for the agent and the pillars that suit it. The points where a person decides will be marked first.',
  },
  {
    title: 'Continuous Processing',
    text: 'Agents will work through the steps and keep an eye on their sources. If a figure changes on Wednesday, Thursday’s step will know.',
  },
  {
    title: 'Solution Generation',
    text: 'Drafts, numbers and options will take shape, with their evidence. Weak spots will be named in the draft, not hidden.',
  },
  {
    title: 'Final Integration',
    text: 'After a person approves, the result will go where it belongs: the ledger, the donor file, the board packet. Lessons that people agree on will be kept.',
  },
];
