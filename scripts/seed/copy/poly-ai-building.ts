/** Foundation and capstone texts of a Poly-AI pillar. */
type PillarStones = Record<'foundation' | 'capstone', { title: string; text: string }>;

/** One pair for each pillar, in the pillars' order, so that the drawing of the building has ten complete columns. */
export const pillarStones: PillarStones[] = [
  // Agentic
  {
    foundation: {
      title: 'Clear authority',
      text: 'Written limits: what may be done alone, what needs a signature, what is never touched. Without them no agent acts.',
    },
    capstone: {
      title: 'Finished work',
      text: 'Tasks that reach their last step, approved, filed and sent, with a receipt to show for it.',
    },
  },
  // Generative
  {
    foundation: {
      title: 'A house voice',
      text: 'Letters and reports that people here were glad to sign, as models for new ones.',
    },
    capstone: {
      title: 'Words ready to sign',
      text: 'Drafts to correct and sign, where there used to be a blank page.',
    },
  },
  // Cognitive
  {
    foundation: {
      title: 'A stated mission',
      text: 'Goals, limits and earlier decisions, set down where they can be weighed. Judgment needs something to measure against.',
    },
    capstone: {
      title: 'Decisions with reasons',
      text: 'Choices that a board can still explain a year after it made them.',
    },
  },
  // Interpretive
  {
    foundation: {
      title: 'Original documents',
      text: 'Contracts, award letters and comments, kept whole and dated. Whatever is read into them can be traced back to a sentence.',
    },
    capstone: {
      title: 'Shared understanding',
      text: 'Finance, programs and the partner all read an agreement the same way.',
    },
  },
  // Symbolic
  {
    foundation: {
      title: 'Rules in writing',
      text: 'Standards, restrictions and eligibility tests, stated one by one in a form that machines apply and people can read.',
    },
    capstone: {
      title: 'Steady compliance',
      text: 'The same facts get the same answer, in any month.',
    },
  },
  // Affective
  {
    foundation: {
      title: 'Consent and care',
      text: 'An agreement on whose words may be read for feeling, and why. Nothing is read in secret.',
    },
    capstone: {
      title: 'Lasting relationships',
      text: 'Donors, clients and colleagues who feel known rather than processed.',
    },
  },
  // Conversational
  {
    foundation: {
      title: 'Everyday language',
      text: 'The vocabularies, accents and turns of phrase of the communities served, gathered with their help.',
    },
    capstone: {
      title: 'Knowledge within reach',
      text: 'A question asked at the front desk or in the van finds its answer there.',
    },
  },
  // Analytical
  {
    foundation: {
      title: 'Clean records',
      text: 'Dated entries, each with a definition and somebody who answers for it. A count is only as sound as the things it counts.',
    },
    capstone: {
      title: 'Numbers that agree',
      text: 'The newsletter, the audit and the grant portal draw on one record.',
    },
  },
  // Predictive
  {
    foundation: {
      title: 'Years of history',
      text: 'Many seasons of gifts, attendance and cash, the bad ones included, kept as long as the rules allow.',
    },
    capstone: {
      title: 'Time to prepare',
      text: 'A few weeks of notice in place of a surprise.',
    },
  },
  // Diagnostic
  {
    foundation: {
      title: 'An honest error log',
      text: 'Mistakes written down as they happen, without blame, and with the moment each of them began.',
    },
    capstone: {
      title: 'Problems solved once',
      text: 'Staff remove a cause once, and the agents watch whether it comes back.',
    },
  },
];
