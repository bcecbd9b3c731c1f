type Card = { title: string; text: string };

/** Why Poly-AI matters: nine cards, spec section 2. */
export const whyPolyAiMatters: Card[] = [
  {
    title: 'Real work is mixed work',
    text: 'One grant report asks for arithmetic, tact, legal reading and a good paragraph. A single kind of model does one of these well.',
  },
  {
    title: 'Strengths that cover weaknesses',
    text: 'Language models write easily and count badly. Rules count well and cannot hear a tone. Each kind is designed to catch what another misses.',
  },
  {
    title: 'Answers you can check',
    text: 'An answer will come with the path that led to it, and a treasurer can walk that path backward.',
  },
  {
    title: 'Fewer invented facts',
    text: 'Before anyone reads a draft, it is to be compared with stored records and adopted policies. A figure without a source should not get through.',
  },
  {
    title: 'People remain people',
    text: 'A donor is more than a pattern, and a client is more than a case. Beside the intelligence that counts there will be one that listens.',
  },
  {
    title: 'Made for small data',
    text: 'Few nonprofits own millions of records. Where data is thin, written rules and expert knowledge are planned to carry the load.',
  },
  {
    title: 'Trouble seen sooner',
    text: 'A forecast says that something is coming; a diagnosis says where it started. A director who has both can pick up the telephone in good time.',
  },
  {
    title: 'One change, many places',
    text: 'A new reporting rule touches budgets, proposals and training. The pillars are meant to bring it to all three at once.',
  },
  {
    title: 'Room for what comes next',
    text: 'AI will not stand still. A better method is meant to replace a stone without taking the house down.',
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
    text: 'The task is to be divided into steps, each for the agent and the pillars that suit it. The points where a person decides will be marked first.',
  },
  {
    title: 'Continuous Processing',
    text: 'Agents will work through the steps and keep an eye on their sources. If a figure changes on Wednesday, Thursday’s step is designed to know.',
  },
  {
    title: 'Solution Generation',
    text: 'Drafts, numbers and options will take shape, with their evidence. Weak spots are meant to be named in the draft rather than hidden in it.',
  },
  {
    title: 'Final Integration',
    text: 'After a person approves, the result will go where it belongs: the ledger, the donor file, the board packet. Its lessons stay for the next task.',
  },
];
